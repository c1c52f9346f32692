import {
  AD_VIDEO_LIMITS,
  type AdLanguage,
  type Product,
  TEXT_LIMITS,
  product as productSchema,
} from '@reelwright/contracts';
import { cutAtSentence, cutAtWord, toPlainText } from './clean-text.ts';
import {
  type Finding,
  type Findings,
  type FoundImage,
  PAGE_SOURCES,
  type PageFacts,
  type PageSource,
} from './findings.ts';
import { guessSizePx, isDecoration, toPictureKey } from './image-link.ts';
import { pickSentences } from './selling-points.ts';

export interface PageReading {
  product: Product;
  /** For each field of the product, where its value stood. */
  sources: Partial<Record<keyof Product, PageSource>>;
}

type AllFindings = Readonly<Record<PageSource, Findings>>;

const MAX_BRAND_LENGTH = 100;
const MAX_PRICE = 10 ** TEXT_LIMITS.priceDigits - 0.01;
const MIN_IMAGE_PX = 150;
/** Taken for pictures whose size no page tells: structured data names large ones, `img` tags often small ones. */
const UNKNOWN_SIZE_PX: Readonly<Record<PageSource, number>> = {
  'json-ld': 900,
  microdata: 800,
  opengraph: 850,
  page: 500,
};

interface Choice<Value> {
  value: Value;
  source: PageSource;
  confidence: number;
}

/** The likeliest of the sources' values; of equals, the first in the sources' order. */
function choose<Value>(
  findings: AllFindings,
  pick: (each: Findings) => Finding<Value> | undefined,
): Choice<Value> | undefined {
  let best: Choice<Value> | undefined;
  for (const source of PAGE_SOURCES) {
    const finding = pick(findings[source]);
    if (finding && finding.confidence > (best?.confidence ?? 0)) best = { ...finding, source };
  }
  return best;
}

function isPrice(finding: Finding<number> | undefined): finding is Finding<number> {
  return finding !== undefined && finding.value > 0 && finding.value <= MAX_PRICE;
}

/**
 * The price to pay. Markup is often left at the regular price while the page shows it struck through beside the lower
 * one: then what the page shows is right.
 */
function choosePrice(findings: AllFindings): Choice<number> | undefined {
  const price = choose(findings, (each) => (isPrice(each.price) ? each.price : undefined));
  const { page } = findings;
  const isShownStruck = price && price.source !== 'page' && page.originalPrice?.value === price.value;
  return isShownStruck && isPrice(page.price) ? { ...page.price, source: 'page' } : price;
}

function toCents(price: number): number {
  return Math.round(price * 100) / 100;
}

/** Every picture once, in its largest form, largest first; of equal sizes in the order of the sources. */
function mergeImages(findings: AllFindings): { images: string[]; source: PageSource | undefined } {
  const pictures = new Map<string, { url: string; sizePx: number; source: PageSource }>();
  for (const source of PAGE_SOURCES) {
    const images: FoundImage[] = findings[source].images?.value ?? [];
    for (const image of images) {
      if (isDecoration(image.url)) continue;
      const sizePx = image.sizePx ?? guessSizePx(image.url) ?? UNKNOWN_SIZE_PX[source];
      const key = toPictureKey(image.url);
      const known = pictures.get(key);
      if (!known) pictures.set(key, { url: image.url, sizePx, source });
      else if (sizePx > known.sizePx) pictures.set(key, { ...known, url: image.url, sizePx });
    }
  }
  const all = [...pictures.values()];
  const large = all.filter(({ sizePx }) => sizePx >= MIN_IMAGE_PX);
  const sorted = (large.length > 0 ? large : all).toSorted((left, right) => right.sizePx - left.sizePx);
  return { images: sorted.slice(0, AD_VIDEO_LIMITS.maxImages).map(({ url }) => url), source: sorted[0]?.source };
}

function toAdLanguage(tag: string | undefined): AdLanguage | undefined {
  if (/^zh\b/i.test(tag ?? '')) return 'zh-CN';
  return /^en\b/i.test(tag ?? '') ? 'en' : undefined;
}

/** One product out of what the sources say, within the limits of its contract; undefined where there is no name. */
export function mergeFindings(findings: AllFindings, facts: PageFacts): PageReading | undefined {
  const name = choose(findings, (each) => each.name);
  if (!name) return undefined;
  const description = choose(findings, (each) => each.description);
  const bullets = choose(findings, (each) => each.sellingPoints);
  const price = choosePrice(findings);
  // An old price means something only beside the new one it was found with, or one that agrees with it.
  const original = choose(findings, (each) =>
    isPrice(each.originalPrice) && price && each.originalPrice.value > price.value && each.price?.value === price.value
      ? each.originalPrice
      : undefined,
  );
  const currency =
    (price && findings[price.source].currency
      ? { ...findings[price.source].currency, source: price.source }
      : undefined) ?? choose(findings, (each) => each.currency);
  const brand = choose(findings, (each) => each.brand);
  const sku = choose(findings, (each) => each.sku);
  // Who names a price and says nothing of stock, sells.
  const availability =
    choose(findings, (each) => each.availability) ?? (price && { value: 'InStock' as const, source: price.source });
  const { images, source: imageSource } = mergeImages(findings);
  const cleanName = cutAtWord(toPlainText(name.value), TEXT_LIMITS.productName);
  const sentences = bullets || !description ? [] : pickSentences(description.value, cleanName);
  const language = toAdLanguage(facts.languageTag);

  const parsed = productSchema.safeParse({
    name: cleanName,
    description: description && cutAtSentence(description.value, TEXT_LIMITS.productDescription),
    selling_points: bullets?.value ?? sentences,
    price: price && toCents(price.value),
    original_price: original && toCents(original.value),
    currency: price && currency?.value,
    brand: brand && cutAtWord(brand.value, MAX_BRAND_LENGTH),
    sku: sku && cutAtWord(sku.value, MAX_BRAND_LENGTH),
    availability: availability?.value,
    language,
    images: images.map((url) => ({ url })),
  });
  if (!parsed.success) return undefined;
  const sources: PageReading['sources'] = {
    name: name.source,
    ...(description && { description: description.source }),
    ...(parsed.data.selling_points.length > 0 && { selling_points: bullets?.source ?? description?.source ?? 'page' }),
    ...(price && { price: price.source }),
    ...(original && { original_price: original.source }),
    ...(parsed.data.currency !== undefined && currency && { currency: currency.source }),
    ...(brand && { brand: brand.source }),
    ...(sku && { sku: sku.source }),
    ...(availability && { availability: availability.source }),
    ...(language !== undefined && { language: 'page' as const }),
    ...(imageSource !== undefined && { images: imageSource }),
  };
  return { product: parsed.data, sources };
}
