import type { NumberToken } from './number-token.ts';

/** Digits with thousands separators, decimals in either style, and multipliers. */
const DIGITS =
  /(?<![\p{Script=Latin}\d]|\d[.,])(?:(\d{1,3}(?:,\d{3})+(?:\.\d+)?)|(\d+,\d{1,2}(?!\d))|(\d+(?:\.\d+)?)|((?<!\p{Script=Han})\.\d+))(?:( ?(?:hundred|thousand|million|billion|bn|mn|mio)\b|[km](?![\p{Script=Latin}\d])|[十百千]?[万亿]|[百千])?)/gu;
const FRACTION_SIGNS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 };
const FRACTION = /(\d+ ?)?([½¼¾⅓⅔])/g;

const SCALES: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1000,
  million: 1e6,
  mn: 1e6,
  mio: 1e6,
  billion: 1e9,
  bn: 1e9,
  k: 1000,
  m: 1e6,
  百: 100,
  千: 1000,
  万: 1e4,
  十万: 1e5,
  百万: 1e6,
  千万: 1e7,
  亿: 1e8,
};

/** Finds numbers in digits. "5k" may be five thousand, "10m" ten million or ten metres: both values are returned. */
export function findDigits(text: string): NumberToken[] {
  const fractions = [...text.matchAll(FRACTION)].map(
    ({ 0: found, 1: whole, 2: sign = '', index }): NumberToken => ({
      start: index,
      end: index + found.length,
      values: [Number(whole ?? 0) + (FRACTION_SIGNS[sign] ?? 0)],
      isWord: false,
    }),
  );
  const numbers = [...text.matchAll(DIGITS)].map(
    ({ 0: found, 1: grouped, 2: comma, 3: plain, 4: short, 5: scale, index }) => {
      const written = grouped?.replaceAll(',', '') ?? comma?.replace(',', '.') ?? plain ?? short ?? '';
      const value = Number(written);
      const factor = SCALES[scale?.trim() ?? ''] ?? 1;
      // A single letter may also be a unit: it is left for the unit, and its value as a scale is the second reading.
      const isLetter = scale === 'k' || scale === 'm';
      return {
        start: index,
        end: index + found.length - (isLetter ? 1 : 0),
        values: isLetter ? [value, value * factor] : [value * factor],
        isWord: false,
      };
    },
  );
  return [
    ...fractions,
    ...numbers.filter(({ start, end }) => !fractions.some((fraction) => start < fraction.end && end > fraction.start)),
  ];
}
