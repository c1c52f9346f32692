import { PRODUCT_SOURCES, type ProductSource } from '@reelwright/contracts';
import type { Findings, FoundImage } from './findings.ts';
import { guessSizePx, isDecoration, toPictureKey } from './image-link.ts';

const MIN_IMAGE_PX = 150;
/** Taken for pictures whose size no page tells: structured data names large ones, `img` tags often small ones. */
const UNKNOWN_SIZE_PX: Readonly<Record<ProductSource, number>> = {
  'json-ld': 900,
  microdata: 800,
  rdfa: 800,
  'shop-data': 900,
  'page-data': 700,
  opengraph: 850,
  page: 500,
};

/** Every picture once, in its largest form, largest first; of equal sizes in the order of the sources. */
export function mergeImages(
  findings: Readonly<Record<ProductSource, Findings>>,
): { value: string[]; source: ProductSource; confidence: number } | undefined {
  const pictures = new Map<string, { url: string; sizePx: number; source: ProductSource; confidence: number }>();
  for (const source of PRODUCT_SOURCES) {
    const { value: images, confidence } = findings[source].images ?? { value: [] as FoundImage[], confidence: 0 };
    for (const image of images) {
      if (isDecoration(image.url)) continue;
      const sizePx = image.sizePx ?? guessSizePx(image.url) ?? UNKNOWN_SIZE_PX[source];
      const key = toPictureKey(image.url);
      const known = pictures.get(key);
      if (!known) pictures.set(key, { url: image.url, sizePx, source, confidence });
      else if (sizePx > known.sizePx) pictures.set(key, { ...known, url: image.url, sizePx });
    }
  }
  const all = [...pictures.values()];
  const large = all.filter(({ sizePx }) => sizePx >= MIN_IMAGE_PX);
  const sorted = (large.length > 0 ? large : all).toSorted((left, right) => right.sizePx - left.sizePx);
  const [first] = sorted;
  return first && { value: sorted.map(({ url }) => url), source: first.source, confidence: first.confidence };
}
