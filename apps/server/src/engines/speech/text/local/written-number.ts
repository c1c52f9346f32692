import type { WrittenNumber } from './language-rules.ts';

const GROUP = String.raw`[.,'’\u00a0\u202f\u2009 ]`;

/** A number as written in a text, in ASCII digits: `1.299,50`, `1 299`, `3,5`. */
export const NUMBER = String.raw`(?:\d{1,3}(?:${GROUP}\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)?)`;

/** Decides which signs group digits and which starts the decimals; an ambiguous one follows the language. */
export function parseNumber(written: string, decimalSign: '.' | ','): WrittenNumber {
  const compact = written.replace(/['’\s]/g, '');
  const signs = compact.match(/[.,]/g) ?? [];
  const last = signs.at(-1);
  const lastAt = compact.search(/[.,]\d*$/);
  const isGroup =
    last === undefined ||
    (signs.length > 1 && signs.every((sign) => sign === last)) ||
    (signs.length === 1 && last !== decimalSign && /^\d{1,3}[.,]\d{3}$/.test(compact));
  if (isGroup) return { whole: compact.replace(/[.,]/g, ''), decimals: '' };
  return { whole: compact.slice(0, lastAt).replace(/[.,]/g, ''), decimals: compact.slice(lastAt + 1) };
}

const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xff10];
const SIGNS: Readonly<Record<string, string>> = { '٪': '%', '٫': '.', '٬': ',', '％': '%' };

/** Converts every digit to ASCII; the text keeps its length. */
export function toAsciiDigits(text: string): string {
  return text
    .replace(/[٪٫٬％]/g, (sign) => SIGNS[sign] ?? sign)
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      const zero = ZEROS.findLast((start) => start <= code);
      return digit.length === 1 && zero !== undefined && code - zero < 10 ? String(code - zero) : digit;
    });
}

const VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };
const ROMAN = /^(?=[IVXLC]{2,})C{0,3}(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;

/** Returns the value of a Roman numeral of at least two letters; undefined if it only looks like one. */
export function parseRoman(written: string): number | undefined {
  if (!ROMAN.test(written)) return undefined;
  const values = [...written].map((letter) => VALUES[letter] ?? 0);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}
