import { colorDistance } from '@reelwright/looks';
import { COLOR_NAMES, type ColorName } from './color-names.ts';

/** Fields that tell what an image shows. */
export interface BindableImage {
  /** Colour of the product in it, `#rrggbb`. */
  subjectColor?: string | undefined;
  /** The address or name of its file. */
  source?: string | undefined;
}

/** Maximum Oklab distance between a product's colour and the colour that a line names. */
const NAMED_DISTANCE = 0.17;
/** Minimum additional distance of the other images: below it, all of them show the colour. */
const CLEARER = 0.05;
/** Minimum length of a meaningful word in a file's name. */
const LEAST_LETTERS = 4;

/**
 * Finds the index of the image that shows what a line says: the variant in the named colour, else the image whose file
 * is named after a thing in the line ("shoe-sole.jpg" for the sole). Returns undefined if there is none.
 */
export function bindImage(line: string, images: readonly BindableImage[]): number | undefined {
  return bindByColor(line, images) ?? (isColorList(line) ? undefined : findByName(line, images));
}

/** Finds the index of the image that shows the product in the colour that a line names first. */
export function bindByColor(line: string, images: readonly BindableImage[]): number | undefined {
  if (isColorList(line)) return undefined;
  const [first] = listNamed(line);
  return first && findByColor(first.color, images);
}

/** Lists the colours that a line names, in its order. */
function listNamed(line: string): { color: ColorName; start: number; end: number }[] {
  const lower = line.toLowerCase();
  return COLOR_NAMES.flatMap((color) => {
    const [first] = color.words.flatMap((word) => findWord(lower, word)).toSorted((a, b) => a.start - b.start);
    return first ? [{ color, ...first }] : [];
  }).toSorted((a, b) => a.start - b.start);
}

/** Whether a line lists colours: "in blue, grey and white" names all variants, "red with grey insets" names one. */
function isColorList(line: string): boolean {
  const [first, second] = listNamed(line);
  return first !== undefined && second !== undefined && LISTED.test(line.slice(first.end, second.start));
}

const LISTED = /^[\s,、，/]*(?:and|or|&|和|或|及)?[\s,、，]*$/iu;

function findByColor(only: ColorName, images: readonly BindableImage[]): number | undefined {
  const ranked = images
    .flatMap(({ subjectColor }, index) => (subjectColor ? [{ index, distance: distanceTo(only, subjectColor) }] : []))
    .toSorted((a, b) => a.distance - b.distance);
  const [nearest] = ranked;
  const farthest = ranked.at(-1);
  if (!nearest || nearest.distance > NAMED_DISTANCE) return undefined;
  return farthest && farthest.distance - nearest.distance >= CLEARER ? nearest.index : undefined;
}

/** Returns the distance of a colour to a named one. Olive is near grey, but nobody calls it grey. */
function distanceTo({ colors }: ColorName, subjectColor: string): number {
  const isGrey = colors.every((color) => greyDistance(color) <= GREY.named);
  if (isGrey && greyDistance(subjectColor) > GREY.seen) return Infinity;
  return Math.min(...colors.map((color) => colorDistance(color, subjectColor)));
}

/** Most Oklab distance to a grey of the names black, white and grey, and of a product that is called so. */
const GREY = { named: 0.03, seen: 0.07 } as const;

/** Returns the distance of a colour to the grey of about its lightness. */
function greyDistance(color: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const greys = [Math.min(...channels), Math.max(...channels), channels.reduce((sum, each) => sum + each, 0) / 3];
  const toGrey = (level: number) => `#${Math.round(level).toString(16).padStart(2, '0').repeat(3)}`;
  return Math.min(...greys.map((level) => colorDistance(color, toGrey(level))));
}

function findWord(line: string, word: string): { start: number; end: number }[] {
  const start = /\p{Script=Han}/u.test(word) ? line.indexOf(word) : line.search(new RegExp(`\\b${word}\\b`, 'u'));
  return start < 0 ? [] : [{ start, end: start + word.length }];
}

function findByName(line: string, images: readonly BindableImage[]): number | undefined {
  const said = new Set((line.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => [word, word.replace(/s$/u, '')]));
  const names = images.map(({ source = '' }) => wordsOfFile(source));
  const matches = names.map((words) => words.filter((word) => said.has(word) && isTelling(word, names)).length);
  const best = Math.max(0, ...matches);
  return best === 0 ? undefined : matches.indexOf(best);
}

/** Whether a word distinguishes an image: a word in every file's name is the product's name. */
function isTelling(word: string, names: readonly (readonly string[])[]): boolean {
  return names.filter((words) => words.includes(word)).length < names.length;
}

function wordsOfFile(source: string): string[] {
  const file = /([^/?#]*)(?:[?#].*)?$/u.exec(source)?.[1] ?? '';
  const words = file.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter((word) => word.length >= LEAST_LETTERS).map((word) => word.replace(/s$/u, ''));
}
