import type { NumberToken } from './number-token.ts';

const SMALL: Readonly<Record<string, number>> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
);
const TENS: Readonly<Record<string, number>> = Object.fromEntries(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, index) => [word, 20 + 10 * index]),
);
const SCALES: Readonly<Record<string, number>> = {
  hundred: 100,
  dozen: 12,
  thousand: 1000,
  million: 1e6,
  billion: 1e9,
};
/** A pattern of every word for a number. */
export const NUMBER_WORDS = [...Object.keys(SMALL), ...Object.keys(TENS), ...Object.keys(SCALES)]
  .toReversed()
  .join('|');
const WORD = NUMBER_WORDS;
const RUN = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:an?|half a|a half) (?=(?:hundred|dozen|thousand|million|billion)\b))?(?:${WORD})(?:(?:[- ]|,? and )(?:${WORD}))*(?![\p{L}\d])(?! ?-? ?(?:ish)\b)`,
  'gu',
);

/** Words of one number below a hundred: `fifty-nine`, `twelve`. */
interface Part {
  value: number;
  isScale: boolean;
}

function toParts(words: readonly string[]): Part[] {
  const parts: Part[] = [];
  let canTakeUnits = false;
  for (const word of words) {
    const scale = SCALES[word];
    if (scale !== undefined) {
      parts.push({ value: scale, isScale: true });
      canTakeUnits = false;
      continue;
    }
    const tens = TENS[word];
    const small = SMALL[word];
    const last = parts.at(-1);
    if (small !== undefined && small > 0 && small < 10 && canTakeUnits && last) last.value += small;
    else parts.push({ value: tens ?? small ?? 0, isScale: false });
    canTakeUnits = tens !== undefined;
  }
  return parts;
}

/** Returns undefined if the words are several numbers in a row. */
function evaluate(parts: readonly Part[]): number | undefined {
  let total = 0;
  let group: number | undefined;
  let wasPlain = false;
  for (const { value, isScale } of parts) {
    if (!isScale) {
      if (wasPlain) return undefined;
      group = (group ?? 0) + value;
    } else if (value < 1000) {
      group = (group ?? 1) * value;
    } else {
      total += (group ?? 1) * value;
      group = undefined;
    }
    wasPlain = !isScale;
  }
  return total + (group ?? 0);
}

/** Reads pairs, as in prices and years: "fifty-nine ninety-nine", "twenty twenty-six", "two ninety-nine". */
function readPairs(parts: readonly Part[]): number[] {
  const [first, second, ...more] = parts;
  if (!first || !second || more.length > 0 || first.isScale || second.isScale || second.value < 10) return [];
  return [first.value + second.value / 100, first.value * 100 + second.value];
}

/** "Two point four": each decimal is spoken separately. */
const POINT =
  /^ point ((?:zero|one|two|three|four|five|six|seven|eight|nine)(?: (?:zero|one|two|three|four|five|six|seven|eight|nine))*)(?![a-z])/u;

/** Finds numbers in words. */
export function findEnglishNumbers(text: string): NumberToken[] {
  const isDecimal = (index: number) =>
    /(?<![a-z])[a-z]+ point (?:[a-z]+ )*$/u.test(text.slice(Math.max(0, index - 40), index));
  return [...text.matchAll(RUN)]
    .filter(
      ({ index }) =>
        !isDecimal(index) ||
        !/(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|teen|ty|hundred) point (?:[a-z]+ )*$/u.test(
          text.slice(Math.max(0, index - 40), index),
        ),
    )
    .flatMap((match): NumberToken[] => {
      const start = match.index;
      const halves = /^(?:half a|a half) /.test(match[0]) ? 0.5 : 1;
      const words = match[0]
        .replace(/^(?:half a|a half|an?) /, '')
        .split(/[- ,]+(?:and )?/)
        .filter((word) => word !== 'and');
      const parts = toParts(words);
      const whole = evaluate(parts);
      const pairs = whole === undefined ? readPairs(parts) : [];
      const values = whole === undefined ? pairs : [whole * halves];
      const decimals = POINT.exec(text.slice(start + match[0].length));
      if (whole !== undefined && decimals) {
        const digits = (decimals[1] ?? '').split(' ').map((word) => SMALL[word] ?? 0);
        const end = start + match[0].length + decimals[0].length;
        return [{ start, end, values: [Number(`${whole}.${digits.join('')}`)], isWord: true }];
      }
      if (values.length > 0) return [{ start, end: start + match[0].length, values, isWord: true }];
      // Several numbers in a row, such as "one, two" without the comma: each word stands for itself.
      const each: NumberToken[] = [];
      for (const word of match[0].matchAll(/[a-z]+/g)) {
        const value = SMALL[word[0]] ?? TENS[word[0]] ?? SCALES[word[0]];
        if (value !== undefined)
          each.push({
            start: start + word.index,
            end: start + word.index + word[0].length,
            values: [value],
            isWord: true,
          });
      }
      return each;
    });
}
