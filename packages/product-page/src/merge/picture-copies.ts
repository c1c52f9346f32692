import { listCopies } from './large-copy.ts';

export interface SizedPicture {
  url: string;
  sizePx: number;
}

/** So many digits, or such a run of hexadecimal ones, name one picture of a shop's thousands. */
const MIN_ID_DIGITS = 8;
const HASH = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}|[\da-f]{20,}/iu;
const MIN_FOLDER_DIGITS = 6;
/** "_600x600" always is a size, "_80" where the number is round and stands behind the picture's own. */
const SIDES_END = /[_-]\d{2,4}x\d{2,4}$/iu;
const SIZE_END = /[_-](\d{2,4})$/u;
const MIN_SIZE = 40;
const SIZE_STEP = 5;
const EXTENSION = /\.(?:jpe?g|png|webp|avif|bmp)$/iu;
/** Between what a picture server is told and the picture's own path. */
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

/** Equal for addresses that name one picture by a number of its own, in the file's name or in the folder around it. */
export function findPictureId(link: string): string | undefined {
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

/** The path, and every shorter one that it ends with: a picture server's address holds the picture's own. */
function listTails({ host, pathname }: URL): string[] {
  // Without a file's name, what tells pictures apart may stand behind the path.
  if (!EXTENSION.test(pathname)) return [];
  const parts = pathname.split('/').filter(Boolean).slice(-MAX_PARTS);
  return parts
    .slice(0, Math.max(0, parts.length - MIN_PATH_PARTS + 1))
    .map((_, at) => `${host}/${parts.slice(at).join('/')}`);
}

/** A picture's own address gives no less than what a picture server makes of it, which has a longer path. */
function keepLarger<Picture extends SizedPicture>(left: Picture, right: Picture, isTail: boolean): Picture {
  const sizePx = Math.max(left.sizePx, right.sizePx);
  const [leftPath, rightPath] = [left, right].map(({ url }) => URL.parse(url)?.pathname.length ?? 0);
  const isRight = isTail && leftPath !== rightPath ? (rightPath ?? 0) < (leftPath ?? 0) : right.sizePx > left.sizePx;
  return { ...left, url: isRight ? right.url : left.url, sizePx };
}

/** Of several addresses of one picture, the largest, in the place of the first. */
export function joinCopies<Picture extends SizedPicture>(pictures: readonly Picture[]): Picture[] {
  const places = new Map<string, number>();
  const kept: Picture[] = [];
  const tails = pictures.map((picture) => {
    const url = URL.parse(picture.url);
    return url ? listTails(url) : [];
  });
  const paths = new Set(tails.map(([path]) => path));
  for (const [at, picture] of pictures.entries()) {
    const own = tails[at]?.findLast((tail) => paths.has(tail));
    const keys = [own, findPictureId(picture.url)].filter((key) => key !== undefined);
    const place = keys.map((key) => places.get(key)).find((each) => each !== undefined);
    const known = place === undefined ? undefined : kept[place];
    if (place === undefined || known === undefined) kept.push(picture);
    else kept[place] = keepLarger(known, picture, own !== undefined && places.get(own) === place);
    for (const key of keys) places.set(key, place ?? kept.length - 1);
  }
  return kept;
}

/** As large as the copy that the shop's platform is known to keep; a thumbnail stays one, it may be another thing's. */
export function countLargerCopy<Picture extends SizedPicture>(
  picture: Picture,
  { minPx, largePx }: { minPx: number; largePx: number },
): Picture {
  return picture.sizePx >= minPx && picture.sizePx < largePx && listCopies(picture.url).length > 1
    ? { ...picture, sizePx: largePx }
    : picture;
}
