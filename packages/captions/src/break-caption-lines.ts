import { findSeams, type PhraseSeam } from '@reelwright/timeline';
import { countCharacters, isWideText, joinWords, type TimedWord } from './caption-word.ts';
import { keepTogether } from './keep-together.ts';

type Word = Pick<TimedWord, 'text' | 'spaceAfter' | 'staysWithNext'>;

/** Line length that players show, in characters; a wide character counts as two. */
const LINE_CHARACTERS = { latin: 42, wide: 32 };

/** Costs of ending a line, weighed against the squared distance of its length from the even share (in tenths of a line). */
const COST: Readonly<Record<PhraseSeam, number>> = {
  sentence: -10,
  clause: -6,
  phrase: -4,
  loose: 0,
  tight: 16,
  none: 30,
};

/**
 * Breaks a caption into as few lines as it needs, of about equal length. Prefers breaks after commas and between
 * phrases. Never breaks inside a number, its unit, a name or a word: such a unit is one line, however long.
 */
export function breakCaptionLines(
  words: readonly Word[],
  { names = [], maxCharacters }: { names?: readonly string[]; maxCharacters?: number } = {},
): string[] {
  const widest = maxCharacters ?? LINE_CHARACTERS[isWideText(joinWords(words)) ? 'wide' : 'latin'];
  const units = joinUnits(words, keepTogether(words, names));
  const seams = listSeams(words, units);
  const widthOf = (from: number, to: number): number => countCharacters(joinWords(units.slice(from, to).flat()));
  const isLine = (from: number, to: number): boolean => to - from === 1 || widthOf(from, to) <= widest;
  const lineCount = countLines(units.length, isLine);
  const share = widthOf(0, units.length) / Math.max(1, lineCount);
  const costOf = (from: number, to: number): number =>
    (((widthOf(from, to) - share) / widest) * 10) ** 2 + (to < units.length ? COST[seams[to - 1] ?? 'loose'] : 0);

  // best[k][i]: least cost of the units from i on in k lines, and the end of the first line.
  const best: { cost: number; to: number }[][] = [];
  for (let lines = 0; lines <= lineCount; lines += 1) {
    best.push(
      Array.from({ length: units.length + 1 }, (_, from) => {
        const isDone = from === units.length;
        let choice = { cost: lines === 0 && isDone ? 0 : Number.POSITIVE_INFINITY, to: from };
        const lastEnd = lines === 0 ? from : units.length;
        for (let to = from + 1; to <= lastEnd && isLine(from, to); to += 1) {
          const cost = costOf(from, to) + (best[lines - 1]?.[to]?.cost ?? Number.POSITIVE_INFINITY);
          if (cost < choice.cost) choice = { cost, to };
        }
        return choice;
      }),
    );
  }
  const lines: string[] = [];
  let from = 0;
  for (let left = lineCount; left > 0; left -= 1) {
    const to = best[left]?.[from]?.to ?? units.length;
    lines.push(joinWords(units.slice(from, to).flat()));
    from = to;
  }
  return lines;
}

/** Groups words that must share a line into one unit each. */
function joinUnits(words: readonly Word[], isKept: readonly boolean[]): Word[][] {
  const units: Word[][] = [];
  for (const [index, word] of words.entries()) {
    if (index > 0 && isKept[index - 1]) units.at(-1)?.push(word);
    else units.push([word]);
  }
  return units;
}

function countLines(count: number, isLine: (from: number, to: number) => boolean): number {
  let lines = 0;
  for (let from = 0; from < count; lines += 1) {
    let to = from + 1;
    while (to < count && isLine(from, to + 1)) to += 1;
    from = to;
  }
  return lines;
}

/** Lists the seam after each unit. */
function listSeams(words: readonly Word[], units: readonly (readonly Word[])[]): PhraseSeam[] {
  const seams = findSeams(words);
  let end = 0;
  return units.map((unit) => {
    end += unit.length;
    return seams[end - 1] ?? 'loose';
  });
}
