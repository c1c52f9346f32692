import { PRODUCT_SOURCES, type ProductSource } from '@reelwright/contracts';
import type { Findings, FoundImage } from './findings.ts';
import { guessSizePx, isDecoration, toImageKey } from '../parse/image-link.ts';
import { countLargerCopy, joinCopies } from './image-copies.ts';

const MIN_IMAGE_PX = 150;
/** Assumed sizes of images without a stated size: structured data names large ones, `img` tags often small ones. */
const UNKNOWN_SIZE_PX: Readonly<Record<ProductSource, number>> = {
  'json-ld': 900,
  microdata: 800,
  rdfa: 800,
  'shop-data': 900,
  'page-data': 700,
  opengraph: 850,
  page: 500,
};

/** A number or folder that may be a size: `mug_350_a.jpg`, `/250/mug.jpg`, `/big/mug.jpg`. */
const PLAIN_SIZE =
  /(?<=[/_-])(\d{2,4})(?=\/|[_-](?=[^/]*\.\w+$))|(?<=\/)(?:big|large|medium|small|thumbs?|mini|original|full)(?=\/)/gi;
const MIN_PLAIN_SIZE = 40;
const MAX_PLAIN_SIZE = 3000;

function isPlainSize(digits: string | undefined): boolean {
  const sizePx = Number(digits);
  return digits !== undefined && sizePx >= MIN_PLAIN_SIZE && sizePx <= MAX_PLAIN_SIZE;
}

/** Finds a size written as a plain round number. The last such number counts, because folders come before it. */
function findPlainSize(url: string): { key: string; sizePx: number | undefined } | undefined {
  const { pathname, host } = new URL(url);
  const last = [...pathname.matchAll(PLAIN_SIZE)].findLast(({ 1: digits }) => {
    return digits === undefined || (isPlainSize(digits) && Number(digits) % 5 === 0);
  });
  if (!last) return undefined;
  const { index, 0: token, 1: digits } = last;
  return {
    key: `${host}${pathname.slice(0, index)}#${pathname.slice(index + token.length)}`,
    sizePx: digits === undefined ? undefined : Number(digits),
  };
}

/** Keeps the largest of images that differ only in a plain number. */
function joinPlainSizes<Image extends { url: string; sizePx: number }>(found: readonly Image[]): Image[] {
  const groups = Map.groupBy(found, ({ url }) => findPlainSize(url)?.key ?? url);
  return [...groups.values()].flatMap((group) => {
    const sized = group.map((copy) => ({
      ...copy,
      sizePx: findPlainSize(copy.url)?.sizePx ?? copy.sizePx,
    }));
    const largest = sized.toSorted((left, right) => right.sizePx - left.sizePx)[0];
    return group.length > 1 && largest ? [largest] : group;
  });
}

/** Minimum size to fill an ad. */
const LARGE_PX = 480;
const isLarge = ({ sizePx }: { sizePx: number }): boolean => sizePx >= LARGE_PX;

/**
 * Enlarges images that are too small by the pattern of another image on the page: beside `/w/78/mug-2.jpg`, the address
 * `/w/1920/mug-1.jpg` suggests `/w/1920/mug-2.jpg`.
 */
function enlargeAlike<Image extends { url: string; sizePx: number }>(found: readonly Image[]): Image[] {
  const largest = new Map<string, number>();
  const placed = found.map((copy) => ({ image: copy, place: findSizePlace(copy.url) }));
  for (const { place } of placed)
    if (place && place.sizePx > (largest.get(place.scheme) ?? MIN_IMAGE_PX)) largest.set(place.scheme, place.sizePx);
  return placed.map(({ image: copy, place }) => {
    const sizePx = place && largest.get(place.scheme);
    if (!place || sizePx === undefined || place.sizePx >= MIN_IMAGE_PX) return copy;
    const url = new URL(copy.url);
    url.pathname = `${place.before}${String(sizePx)}${place.after}`;
    return { ...copy, url: url.href, sizePx };
  });
}

interface SizePlace {
  sizePx: number;
  before: string;
  after: string;
  /** Equal for addresses of one server with the size in the same place. */
  scheme: string;
}

function findSizePlace(link: string): SizePlace | undefined {
  const { pathname, host } = new URL(link);
  const last = [...pathname.matchAll(PLAIN_SIZE)].findLast(({ 1: digits }) => isPlainSize(digits));
  const digits = last?.[1];
  if (!last || digits === undefined) return undefined;
  const before = pathname.slice(0, last.index);
  const after = pathname.slice(last.index + digits.length);
  const depth = pathname.split('/').length;
  const folder = before.endsWith('/') ? before.split('/').at(-2) : before;
  return { sizePx: Number(digits), before, after, scheme: `${host} ${depth} ${folder}` };
}

const MIN_NAMED = 3;
const MIN_SHARED_WORDS = 2;

function countNameWords(link: string, named: ReadonlySet<string>): { shared: number; words: number } {
  const file = decodeURIComponent(
    URL.parse(link)
      ?.pathname.split('/')
      .at(-1)
      ?.replaceAll(/%(?![\da-f]{2})/giu, '') ?? '',
  );
  const words = new Set(file.toLowerCase().match(/\p{L}{4,}/gu));
  return { shared: [...words].filter((word) => named.has(word)).length, words: words.size };
}

/** Moves the first image to the end if, unlike the others, it is not named like the product. */
function moveStrangerBack<Image extends { url: string }>(found: readonly Image[], name: string): readonly Image[] {
  const [first, ...others] = found;
  const named = new Set(name.toLowerCase().match(/\p{L}{4,}/gu));
  if (!first || others.length < MIN_NAMED || named.size < MIN_SHARED_WORDS) return found;
  const own = countNameWords(first.url, named);
  if (own.shared > 0 || own.words <= MIN_SHARED_WORDS) return found;
  const like = others.filter(({ url }) => countNameWords(url, named).shared >= MIN_SHARED_WORDS);
  return like.length >= MIN_NAMED && like.length > others.length / 2 ? [...others, first] : found;
}

const NEARBY_CONFIDENCE = 0.3;

/** Merges the images, each once in its largest form: large enough ones first, in the order of sources and page. */
export function mergeImages(
  findings: Readonly<Record<ProductSource, Findings>>,
  name = '',
): { value: string[]; source: ProductSource; confidence: number } | undefined {
  const found = new Map<string, { url: string; sizePx: number; source: ProductSource; confidence: number }>();
  const add = (source: ProductSource, images: readonly FoundImage[], confidence: number): void => {
    for (const image of images) {
      if (isDecoration(image.url)) continue;
      const sizePx = image.sizePx ?? guessSizePx(image.url) ?? UNKNOWN_SIZE_PX[source];
      const key = toImageKey(image.url);
      const known = found.get(key);
      if (!known) found.set(key, { url: image.url, sizePx, source, confidence });
      else if (sizePx > known.sizePx) found.set(key, { ...known, url: image.url, sizePx });
    }
  };
  for (const source of PRODUCT_SOURCES) {
    const { value = [], confidence = 0 } = findings[source].images ?? {};
    add(source, value, confidence);
  }
  if (found.size === 0) add('page', findings.page.nearbyImages?.() ?? [], NEARBY_CONFIDENCE);
  const copies = joinCopies(joinPlainSizes(enlargeAlike([...found.values()])));
  const all = copies.map((copy) => countLargerCopy(copy, { minPx: MIN_IMAGE_PX, largePx: LARGE_PX }));
  const large = all.filter(({ sizePx }) => sizePx >= MIN_IMAGE_PX);
  const [whole, small] = [large.filter(isLarge), large.filter((copy) => !isLarge(copy))];
  const sorted = moveStrangerBack(large.length > 0 ? [...whole, ...small] : all, name);
  const [first] = sorted;
  return first && { value: sorted.map(({ url }) => url), source: first.source, confidence: first.confidence };
}
