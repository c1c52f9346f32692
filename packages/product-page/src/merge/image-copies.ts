import { listCopies } from './large-copy.ts';

export interface SizedImage {
  url: string;
  sizePx: number;
}

/** Minimum number of digits, or of hexadecimal digits, that identify one of a shop's thousands of images. */
const MIN_ID_DIGITS = 8;
const HASH = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}|[\da-f]{20,}/iu;
const MIN_FOLDER_DIGITS = 6;
/** "_600x600" is always a size; "_80" is one if it is round and follows the image's own number. */
const SIDES_END = /[_-]\d{2,4}x\d{2,4}$/iu;
const SIZE_END = /[_-](\d{2,4})$/u;
const MIN_SIZE = 40;
const SIZE_STEP = 5;
const EXTENSION = /\.(?:jpe?g|png|webp|avif|bmp)$/iu;
/** Minimum path parts of an image's own path within an image server's address. */
const MIN_PATH_PARTS = 3;
const MAX_PARTS = 24;

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function toBare(part: string): string {
  return part.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '/');
}

function isId(text: string, minDigits: number): boolean {
  return HASH.test(text) || (text.match(/\d/gu)?.length ?? 0) >= minDigits;
}

/** Returns a key that is equal for addresses of one image, from its number in the file's name or folder. */
export function findImageId(link: string): string | undefined {
  const url = URL.parse(link);
  const parts = url ? decode(url.pathname).split('/').filter(Boolean) : [];
  const file = parts.at(-1) ?? '';
  const name = file.replace(EXTENSION, '').replace(SIDES_END, '');
  if (!url || (!EXTENSION.test(file) && !HASH.test(file))) return undefined;
  const folder = parts.at(-2) ?? '';
  const size = Number(SIZE_END.exec(name)?.[1]);
  const isSized = size >= MIN_SIZE && size % SIZE_STEP === 0 && isId(name.replace(SIZE_END, ''), MIN_ID_DIGITS);
  const bare = isSized ? name.replace(SIZE_END, '') : name;
  if (isId(bare, MIN_ID_DIGITS)) return `${url.host} ${toBare(bare)}`;
  return isId(folder, MIN_FOLDER_DIGITS) && /\p{L}{3}/u.test(bare)
    ? `${url.host} ${toBare(folder)} ${toBare(bare)}`
    : undefined;
}

/** Lists the path and every shorter tail of it: an image server's address contains the image's own path. */
function listTails({ host, pathname }: URL): string[] {
  // Without a file name, the part after the path may identify the image.
  if (!EXTENSION.test(pathname)) return [];
  const parts = pathname.split('/').filter(Boolean).slice(-MAX_PARTS);
  return parts
    .slice(0, Math.max(0, parts.length - MIN_PATH_PARTS + 1))
    .map((_, at) => `${host}/${parts.slice(at).join('/')}`);
}

/**
 * Keeps the larger of two copies. An image's own address is never smaller than an image server's copy, whose path is
 * longer.
 */
function keepLarger<Image extends SizedImage>(left: Image, right: Image, isTail: boolean): Image {
  const sizePx = Math.max(left.sizePx, right.sizePx);
  const [leftPath, rightPath] = [left, right].map(({ url }) => URL.parse(url)?.pathname.length ?? 0);
  const isRight = isTail && leftPath !== rightPath ? (rightPath ?? 0) < (leftPath ?? 0) : right.sizePx > left.sizePx;
  return { ...left, url: isRight ? right.url : left.url, sizePx };
}

/** Joins several addresses of one image: the largest, in the place of the first. */
export function joinCopies<Image extends SizedImage>(images: readonly Image[]): Image[] {
  const places = new Map<string, number>();
  const kept: Image[] = [];
  const tails = images.map((image) => {
    const url = URL.parse(image.url);
    return url ? listTails(url) : [];
  });
  const paths = new Set(tails.map(([path]) => path));
  for (const [at, image] of images.entries()) {
    const own = tails[at]?.findLast((tail) => paths.has(tail));
    const keys = [own, findImageId(image.url)].filter((key) => key !== undefined);
    const place = keys.map((key) => places.get(key)).find((each) => each !== undefined);
    const known = place === undefined ? undefined : kept[place];
    if (place === undefined || known === undefined) kept.push(image);
    else kept[place] = keepLarger(known, image, own !== undefined && places.get(own) === place);
    for (const key of keys) places.set(key, place ?? kept.length - 1);
  }
  return kept;
}

/**
 * Raises the size to that of the platform's stored copy. A thumbnail keeps its size, because it may show something
 * else.
 */
export function countLargerCopy<Image extends SizedImage>(
  image: Image,
  { minPx, largePx }: { minPx: number; largePx: number },
): Image {
  return image.sizePx >= minPx && image.sizePx < largePx && listCopies(image.url).length > 1
    ? { ...image, sizePx: largePx }
    : image;
}
