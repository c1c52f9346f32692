import { classOfNoun, leanOf } from '../grammar/word-classes.ts';
import { findThirdPersonBase, toPluralNoun } from '../lexicon.ts';
import { SERVING } from './first-phrase.ts';

/** Several are sold: "Pair", "4 Pack", "Set of 6". */
const SEVERAL = /\bpairs?\b|\b\d+[- ]?(?:packs?|pk|pcs|pieces?|count|ct)\b|\b(?:set|pack) of \d/iu;
/** Verbs of several without their subject: "don't roll down", "come apart flat". */
const OF_SEVERAL = /^(?:don['’]?t|aren['’]?t|weren['’]?t|haven['’]?t|are|come|weigh|stay|fit|last|hold|keep)\b/i;
const OF_ONE = /^(?:doesn['’]?t|isn['’]?t|hasn['’]?t|is|has)\b/i;

/**
 * Puts a name into the plural where the title sells several and the points speak of several: "Tomato Cage … 4 Pack" whose
 * points are "don't flop" and "come apart flat".
 */
export function nameSeveral(short: string, title: string, points: readonly string[]): string {
  const last = short.split(' ').at(-1) ?? '';
  if (!SEVERAL.test(title) || classOfNoun(last.toLowerCase()) !== 'one' || !/^\p{L}+$/u.test(last)) return short;
  if (/^(?:set|kit|pack|bundle|collection|assortment)$/i.test(last)) return short;
  const ofSeveral = points.filter((point) => OF_SEVERAL.test(point) || / (?:they|them)\b/i.test(point)).length;
  const ofOne = points.filter((point) => OF_ONE.test(point) || isOfOne(point)).length;
  return ofSeveral > ofOne ? `${short.slice(0, short.length - last.length)}${toPluralNoun(last)}` : short;
}

/** How many words of a title may name one thing. */
const MOST_FRONT = 4;

/**
 * Takes a name in the plural back to the one thing that its title opens with, where the points speak of one and of never
 * several: "Kayak Cart Trolley Wheels" that "straps on" and "rolls over sand".
 */
export function nameOne(short: string, title: string, points: readonly string[]): string {
  const last = (short.split(' ').at(-1) ?? '').toLowerCase();
  if (classOfNoun(last) !== 'many' || SEVERAL.test(title)) return short;
  const ofOne = points.filter((point) => OF_ONE.test(point) || isOfOne(point) || / it\b/i.test(point)).length;
  const isOfSeveral = points.some((point) => OF_SEVERAL.test(point) || / (?:they|them)\b/i.test(point));
  if (ofOne < LEAST_OF_ONE || isOfSeveral) return short;
  const words = title.split(/\s+/).slice(0, MOST_FRONT);
  const end = words.findIndex((word, at) => at > 0 && SERVING.test(word) && classOfNoun(word.toLowerCase()) === 'one');
  return end < 0 ? short : words.slice(0, end + 1).join(' ');
}

const LEAST_OF_ONE = 2;

/** "Adds bounce": a verb of one, and no plural noun. */
const isOfOne = (point: string): boolean => {
  const [first = ''] = point.toLowerCase().split(' ');
  const base = findThirdPersonBase(first);
  return base !== null && leanOf(base) === 1;
};
