import type { NumberToken } from './number-token.ts';

const DIGITS: Readonly<Record<string, number>> = Object.fromEntries(
  Array.from('零一二三四五六七八九').map((digit, value) => [digit, value]),
);
const VALUE: Readonly<Record<string, number>> = { ...DIGITS, 〇: 0, 两: 2 };
const SCALE: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const BIG: Readonly<Record<string, number>> = { 万: 1e4, 亿: 1e8 };
const RUN = /[零〇一二两三四五六七八九十百千万亿]+(?:点[零〇一二三四五六七八九]+)?/g;

/** Parses a Chinese numeral: `三百二十` is 320, `二〇二六` is 2026, `一百五` is 150. Returns undefined for other words: `万一`. */
function readChineseNumeral(text: string): number | undefined {
  const [whole = '', decimals] = text.split('点');
  const value = readWhole(whole);
  if (value === undefined || decimals === undefined) return value;
  const digits = Array.from(decimals).map((digit) => VALUE[digit]);
  return Number(`${value}.${digits.join('')}`);
}

function readWhole(text: string): number | undefined {
  const characters = Array.from(text);
  if (characters.every((character) => VALUE[character] !== undefined)) {
    if (characters.length > 1 && characters.length < 3) return undefined;
    return Number(characters.map((character) => VALUE[character]).join(''));
  }
  let total = 0;
  let section = 0;
  let digit: number | undefined;
  let lastScale = 0;
  for (const [index, character] of characters.entries()) {
    const value = VALUE[character];
    const scale = SCALE[character];
    const big = BIG[character];
    if (value !== undefined) {
      if (digit !== undefined && digit !== 0) return undefined;
      digit = value;
    } else if (scale !== undefined) {
      // Only ten may have no digit before it: 十五, but not 百五.
      if (digit === undefined && (index > 0 || scale > 10) && lastScale <= scale) return undefined;
      section += (digit ?? 1) * scale;
      lastScale = scale;
      digit = undefined;
    } else if (big !== undefined) {
      if (section === 0 && digit === undefined) return undefined;
      total = (total + section + (digit ?? 0)) * big;
      section = 0;
      digit = undefined;
      lastScale = big;
    }
  }
  // 一百五 is 150, 三万二 is 32,000; after 零 the digit counts ones.
  const isShort = digit !== undefined && lastScale >= 100 && !/[零〇]/.test(text);
  return total + section + (digit === undefined ? 0 : isShort ? (digit * lastScale) / 10 : digit);
}

/** Finds numbers in Chinese characters. */
export function findChineseNumerals(text: string): NumberToken[] {
  return [...text.matchAll(RUN)].flatMap(({ 0: found, index }) => {
    // 七五折: two digits in a row are a number only before 折; elsewhere 两三个 is "two or three".
    const isDiscount = /^[一二三四五六七八九]{2}$/.test(found) && text.charAt(index + found.length) === '折';
    const value = isDiscount
      ? 10 * (VALUE[found.charAt(0)] ?? 0) + (VALUE[found.charAt(1)] ?? 0)
      : readChineseNumeral(found);
    if (value === undefined) return [];
    return [{ start: index, end: index + found.length, values: [value], isWord: true }];
  });
}
