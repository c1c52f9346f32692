import { type PhraseSeam, readSeams } from '@reelwright/timeline';

/** A line in two tiers: its strong part is set large, and what leads to it or follows it small. */
export interface TieredLine {
  strong: string;
  /** What stands above the strong part, or below it. */
  rest: string;
  isRestFirst: boolean;
}

/** Lengths in characters; Chinese characters are twice as wide. */
const LENGTHS = {
  latin: { whole: 18, strong: 18, least: 6, rest: 6, sentence: 34 },
  chinese: { whole: 7, strong: 9, least: 2, rest: 3, sentence: 14 },
} as const;

const FIGURE = /\d/u;
/** Between words, or where a Chinese text may be broken. */
const GAPS = /(?<=[ \u200b])/u;

const lengthOf = (words: readonly string[]) => words.join('').replaceAll('\u200b', '').trim().length;

/**
 * Splits a line into a strong part, which is its figure with what it counts, else its last words, and the rest. Returns
 * undefined for a line that is short enough to be large as a whole, and for one without such a part.
 */
export function splitStrong(text: string): TieredLine | undefined {
  const length = LENGTHS[/\p{Script=Han}/u.test(text) ? 'chinese' : 'latin'];
  const words = text.trim().split(GAPS);
  if (words.length < 3 || lengthOf(words) <= length.whole) return undefined;
  const sentence = splitSentences(text, length.sentence);
  if (sentence) return sentence;
  const figure = words.findIndex((word) => FIGURE.test(word));
  // Measures are read as one.
  if (words.filter((word) => FIGURE.test(word)).length > 1) return undefined;
  const seams = listSeams(text);
  const costOf = (span: Range): number => costAt(words, seams, span);
  const spans = figure >= 0 ? listAround(words, figure) : listLast(words);
  const fitting = spans.filter(({ from, to }) => {
    const strong = words.slice(from, to);
    const rest = from > 0 ? words.slice(0, from) : words.slice(to);
    const size = lengthOf(strong);
    return size >= length.least && size <= length.strong && lengthOf(rest) >= length.rest;
  });
  const [best] = fitting.toSorted((one, other) => costOf(one) - costOf(other));
  if (!best || costOf(best) > COST.most) return undefined;
  const isRestFirst = best.from > 0;
  const rest = isRestFirst ? words.slice(0, best.from) : words.slice(best.to);
  // A comma at the end of large type hangs in the air.
  const strong = words
    .slice(best.from, best.to)
    .join('')
    .trim()
    .replace(/[,;，；、](\u200b?)$/u, '$1');
  return { strong, rest: rest.join('').trim(), isRestFirst };
}

/** Splits before the last sentence of a text, if that is short enough to be large; what leads to it is not longer. */
function splitSentences(text: string, longest: number): TieredLine | undefined {
  const [, rest = '', strong = ''] =
    /^(.*(?:[\p{Ll}\d][.!?]|[。！？]))[\s\u200b]+([^.!?。！？]+[.!?。！？]?)$/u.exec(text.trim()) ?? [];
  if (rest === '' || lengthOf([strong]) > longest || lengthOf([rest]) > 1.5 * longest) return undefined;
  return { strong: strong.trim(), rest: rest.trim(), isRestFirst: true };
}

interface Range {
  from: number;
  to: number;
}

/** Lists the parts with a figure that begin or end their line. */
function listAround(words: readonly string[], figure: number): Range[] {
  const starts = words.slice(0, figure + 1).map((_, from): Range => ({ from, to: words.length }));
  const ends = words.slice(figure).map((_, index): Range => ({ from: 0, to: figure + index + 1 }));
  return [...starts, ...ends.filter(({ to }) => to < words.length)];
}

const listLast = (words: readonly string[]): Range[] =>
  words.slice(1).map((_, index): Range => ({ from: index + 1, to: words.length }));

/** Lists the seam after each word, where words that are held together count as one. */
function listSeams(text: string): PhraseSeam[] {
  return readSeams(text.trim()).flatMap(({ gap, seam }) => (gap === '\u00a0' ? [] : [seam]));
}

/** The best length of a strong part, in characters, and how much worse each seam and each character off it is. */
const COST = {
  seam: { sentence: -5, clause: -5, phrase: 0, loose: 1, tight: 6, none: 12 } satisfies Record<PhraseSeam, number>,
  ideal: 11,
  shorter: 0.9,
  longer: 0.3,
  most: 4,
} as const;

/** Prefers a seam between clauses, and none that divides a phrase. */
function costAt(words: readonly string[], seams: readonly PhraseSeam[], { from, to }: Range): number {
  const seam = seams[(from > 0 ? from : to) - 1] ?? 'loose';
  const length = lengthOf(words.slice(from, to));
  return (
    COST.seam[seam] + COST.shorter * Math.max(0, COST.ideal - length) + COST.longer * Math.max(0, length - COST.ideal)
  );
}
