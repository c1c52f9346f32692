import { remember } from '../remember.ts';

/**
 * A line around its figure: what it promises, an amount with its unit or else a few words, is set as large as the canvas
 * allows, the rest small.
 */
export interface FiguredLine {
  figure: string;
  /** What leads to the figure or follows it; empty if it is all of the line. */
  rest: string;
  isRestFirst: boolean;
}

/** Number of texts that are known: each is asked for at many sizes. */
const KEPT = 500;

/** Longest amount and longest words, in characters: longer ones are not larger than other type. */
const LONGEST = { latin: 14, chinese: 7 } as const;
const LONGEST_WORDS = { latin: 20, chinese: 7 } as const;

const FIGURE = /\d/u;
const HAN = /\p{Script=Han}/u;
/** An article before an amount, which a figure needs as little as a heading does. */
const ARTICLE = /^(?:an?|the)$/iu;
const EDGES = /^[\s\u200b,;:.!，；：、。！–—-]+|[\s\u200b,;:.!，；：、。！–—]+$/gu;

/**
 * Splits a line around the first of its accents that is an amount, else around the first that is not: a proof, or what
 * changes for a buyer. Undefined without one, and where words stand on both sides of it, as between a verb and what it is
 * about.
 */
export function splitFigure(text: string, accents: readonly string[]): FiguredLine | undefined {
  const { plain, places } = toPlain(text);
  const marked = accents.map((each) => toPlain(each).plain);
  const amounts = marked.filter((each) => FIGURE.test(each) && isWithin(each, LONGEST));
  const words = marked.filter((each) => !FIGURE.test(each) && isWithin(each, LONGEST_WORDS));
  for (const accent of [...amounts, ...words]) {
    const at = plain.toLowerCase().indexOf(accent.toLowerCase());
    const end = at + accent.length;
    if (at < 0 || isJoined(plain[at - 1], accent[0]) || isJoined(plain[end], accent.at(-1))) continue;
    const [from, to] = [places[at] ?? 0, (places[end - 1] ?? text.length - 1) + 1];
    const [lead, figure, rest] = [text.slice(0, from), text.slice(from, to), text.slice(to)].map((part) =>
      part.replaceAll(EDGES, ''),
    );
    const before = lead === undefined || ARTICLE.test(lead) ? '' : lead;
    // A question mark stays with what it asks about.
    const mark = rest !== undefined && !/[\p{L}\p{N}]/u.test(rest) ? rest : '';
    const after = mark === '' ? (rest ?? '') : '';
    if (figure === undefined || (before !== '' && after !== '')) continue;
    return { figure: `${figure}${mark}`, rest: before || after, isRestFirst: before !== '' };
  }
  return undefined;
}

const isWithin = (accent: string, longest: { latin: number; chinese: number }): boolean =>
  accent.length <= longest[HAN.test(accent) ? 'chinese' : 'latin'];

/** Whether two neighbouring characters are of one word or one number; Chinese words are not separated. */
const isJoined = (one: string | undefined, other: string | undefined): boolean =>
  [one, other].every((each) => each !== undefined && /[\p{L}\p{N}]/u.test(each) && !HAN.test(each));

/** Returns a text without marks that are not seen, and the place of each of its characters in the text. */
const recallPlain = remember((text: string): { plain: string; places: number[] } => {
  const seen = [...text.matchAll(/[^\u200b\u2060]/gu)];
  return {
    plain: seen.map(([character]) => (character === '\u00a0' ? ' ' : character)).join(''),
    places: seen.flatMap(({ 0: character, index }) =>
      Array.from({ length: character.length }, (_, offset) => index + offset),
    ),
  };
}, KEPT);

const toPlain = (text: string) => recallPlain(text, text);
