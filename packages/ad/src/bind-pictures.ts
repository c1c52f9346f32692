import { colorDistance } from '@reelwright/looks';
import { COLOR_NAMES, type ColorName } from './color-names.ts';

/** What of a picture tells what it shows. */
export interface BindablePicture {
  /** Of the product in it, `#rrggbb`. */
  subjectColor?: string | undefined;
  /** The address or name of its file. */
  source?: string | undefined;
}

/** Oklab: nearer than this a product has the colour that a line names. */
const NAMED_DISTANCE = 0.17;
/** By so much another picture has to be farther off: else all of them show the colour. */
const CLEARER = 0.05;
/** A shorter word of a file's name says nothing. */
const LEAST_LETTERS = 4;

/**
 * The picture that shows what a line says, by its place in the list: the variant in the colour that the line names, else the one whose file
 * is named after a thing in the line ("shoe-sole.jpg" for the sole). Undefined where none does.
 */
export function bindPicture(line: string, pictures: readonly BindablePicture[]): number | undefined {
  const lower = line.toLowerCase();
  const named = COLOR_NAMES.filter(({ words }) => words.some((word) => hasWord(lower, word)));
  const [only, more] = named;
  // "In blue, grey and white" speaks of all of them.
  if (more) return undefined;
  return (only && findByColor(only, pictures)) ?? findByName(line, pictures);
}

function findByColor(only: ColorName, pictures: readonly BindablePicture[]): number | undefined {
  const ranked = pictures
    .flatMap(({ subjectColor }, index) =>
      subjectColor
        ? [{ index, distance: Math.min(...only.colors.map((color) => colorDistance(color, subjectColor))) }]
        : [],
    )
    .toSorted((a, b) => a.distance - b.distance);
  const [nearest] = ranked;
  const farthest = ranked.at(-1);
  if (!nearest || nearest.distance > NAMED_DISTANCE) return undefined;
  return farthest && farthest.distance - nearest.distance >= CLEARER ? nearest.index : undefined;
}

function hasWord(line: string, word: string): boolean {
  return /\p{Script=Han}/u.test(word) ? line.includes(word) : new RegExp(`\\b${word}\\b`, 'u').test(line);
}

function findByName(line: string, pictures: readonly BindablePicture[]): number | undefined {
  const said = new Set((line.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => [word, word.replace(/s$/u, '')]));
  const names = pictures.map(({ source = '' }) => wordsOfFile(source));
  const matches = names.map((words) => words.filter((word) => said.has(word) && isTelling(word, names)).length);
  const best = Math.max(0, ...matches);
  return best === 0 ? undefined : matches.indexOf(best);
}

/** A word that every file's name holds is the product's name. */
function isTelling(word: string, names: readonly (readonly string[])[]): boolean {
  return names.filter((words) => words.includes(word)).length < names.length;
}

function wordsOfFile(source: string): string[] {
  const file = /([^/?#]*)(?:[?#].*)?$/u.exec(source)?.[1] ?? '';
  const words = file.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter((word) => word.length >= LEAST_LETTERS).map((word) => word.replace(/s$/u, ''));
}
