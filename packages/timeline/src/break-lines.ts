/** A word or piece as measured by the caller; all widths in one unit. */
export interface MeasuredWord {
  width: number;
  spaceAfter: boolean;
  /** Whether a line must not end after it. */
  staysWithNext?: boolean | undefined;
}

/** The words from `from` to before `to`, and their width together. */
export interface TextLine {
  from: number;
  to: number;
  width: number;
}

export interface BrokenLines {
  lines: TextLine[];
  /**
   * False if a word, or words that stay together, are wider than a line, or there are more lines than allowed: the font
   * must be smaller.
   */
  fits: boolean;
}

/**
 * Breaks words into as few lines as possible, then balances their widths: a title gets two similar lines instead of a
 * long one and a single word. Never divides or reorders words, nor separates words that stay together; a word wider
 * than a line stands alone.
 */
export function breakLines(text: {
  words: readonly MeasuredWord[];
  spaceWidth: number;
  maxWidth: number;
  maxLines?: number;
}): BrokenLines {
  const { words, maxWidth, maxLines = Number.POSITIVE_INFINITY } = text;
  const measure = lineMeasure(words, text.spaceWidth);
  const nextEnd = lineEnds(words);
  /** Words may be a line if they fit, or if they fit nowhere and cannot be separated. */
  const isLine: IsLine = (from, to) => to === nextEnd(from) || measure(from, to) <= maxWidth;
  const division = { count: words.length, nextEnd, isLine };
  const lines = balance(division, countLinesGreedily(division), measure);
  return { lines, fits: lines.length <= maxLines && lines.every((line) => line.width <= maxWidth) };
}

type Measure = (from: number, to: number) => number;

/** Returns the width of the words from `from` to before `to`, without the space after the last one. */
function lineMeasure(words: readonly MeasuredWord[], spaceWidth: number): Measure {
  const ends = [0];
  for (const word of words) ends.push((ends.at(-1) ?? 0) + word.width + (word.spaceAfter ? spaceWidth : 0));
  return (from, to) => (ends[to] ?? 0) - (ends[from] ?? 0) - (words[to - 1]?.spaceAfter ? spaceWidth : 0);
}

type IsLine = (from: number, to: number) => boolean;

interface Division {
  count: number;
  /** First place after `from` where a line may end; beyond `count` there is none. */
  nextEnd(from: number): number;
  isLine: IsLine;
}

function lineEnds(words: readonly MeasuredWord[]): Division['nextEnd'] {
  return (from) => {
    let to = from + 1;
    while (to < words.length && words[to - 1]?.staysWithNext) to += 1;
    return to;
  };
}

function countLinesGreedily({ count, nextEnd, isLine }: Division): number {
  let lines = 0;
  for (let from = 0; from < count; lines += 1) {
    let to = nextEnd(from);
    for (let next = nextEnd(to); next <= count && isLine(from, next); next = nextEnd(to)) to = next;
    from = to;
  }
  return lines;
}

/** Returns the division into exactly `lineCount` lines with the least sum of squared widths: the most balanced one. */
function balance({ count, nextEnd, isLine }: Division, lineCount: number, measure: Measure): TextLine[] {
  // best[k][i]: least cost of the words from i on in k lines, and the end of the first of those lines.
  const best: { cost: number; to: number }[][] = [
    Array.from({ length: count + 1 }, (_, from) => ({ cost: from === count ? 0 : Number.POSITIVE_INFINITY, to: from })),
  ];
  for (let lines = 1; lines <= lineCount; lines += 1) {
    best.push(
      Array.from({ length: count + 1 }, (_, from) => {
        let choice = { cost: Number.POSITIVE_INFINITY, to: from };
        for (let to = nextEnd(from); to <= count && isLine(from, to); to = nextEnd(to)) {
          const cost = measure(from, to) ** 2 + (best[lines - 1]?.[to]?.cost ?? Number.POSITIVE_INFINITY);
          if (cost < choice.cost) choice = { cost, to };
        }
        return choice;
      }),
    );
  }
  const lines: TextLine[] = [];
  let from = 0;
  for (let left = lineCount; left > 0; left -= 1) {
    const to = best[left]?.[from]?.to ?? count;
    lines.push({ from, to, width: measure(from, to) });
    from = to;
  }
  return lines;
}
