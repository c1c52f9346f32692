import { wordTable } from '#src/word-table.ts';
const ONES = `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen`.split(/\s+/);
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const SCALES = ['', 'thousand', 'million', 'billion', 'trillion'];
const LONGEST_CARDINAL_DIGITS = SCALES.length * 3;

const ORDINALS = wordTable<string>({
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
});

const one = (digit: number): string => ONES[digit] ?? '';

function sayBelowHundred(value: number): string {
  if (value < 20) return one(value);
  return [TENS[Math.floor(value / 10)], value % 10 === 0 ? '' : one(value % 10)].filter(Boolean).join('-');
}

function sayBelowThousand(value: number): string {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  return [hundreds > 0 ? `${one(hundreds)} hundred` : '', rest > 0 ? sayBelowHundred(rest) : '']
    .filter(Boolean)
    .join(' ');
}

/** Reads digits one by one: `007` as zero zero seven. */
export const sayDigits = (digits: string): string => [...digits].map((digit) => one(Number(digit))).join(' ');

/** Reads an integer, written in digits with or without commas. */
export function sayCardinal(written: string): string {
  const digits = written.replaceAll(',', '');
  if (digits.length > LONGEST_CARDINAL_DIGITS || (digits.length > 1 && digits.startsWith('0')))
    return sayDigits(digits);
  if (Number(digits) === 0) return one(0);
  const groups = digits.padStart(LONGEST_CARDINAL_DIGITS, '0').match(/\d{3}/g) ?? [];
  return groups
    .map((group, index) => ({ value: Number(group), scale: SCALES[groups.length - 1 - index] ?? '' }))
    .filter(({ value }) => value > 0)
    .map(({ value, scale }) => `${sayBelowThousand(value)} ${scale}`.trim())
    .join(' ');
}

/** Reads a number in digits, with or without commas and decimals. */
export function sayNumber(written: string): string {
  const [whole = '', decimals] = written.split('.');
  const said = sayCardinal(whole === '' ? '0' : whole);
  return decimals === undefined || decimals === '' ? said : `${said} point ${sayDigits(decimals)}`;
}

/** Reads 1st, 2nd, 21st ... from the digits. */
export function sayOrdinal(digits: string): string {
  const said = sayCardinal(digits);
  const [, head = '', last = ''] = /^(.*?)([a-z]+)$/.exec(said) ?? [];
  const regular = last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`;
  return head + (ORDINALS[last] ?? regular);
}

/** Reads a year of four digits: twenty twenty-five, nineteen oh five, two thousand eight. */
export function sayYear(digits: string): string {
  const first = Number(digits.slice(0, 2));
  const last = Number(digits.slice(2));
  if (last === 0) return first % 10 === 0 ? sayCardinal(digits) : `${sayBelowHundred(first)} hundred`;
  if (first % 10 === 0 && last < 10) return sayCardinal(digits);
  return `${sayBelowHundred(first)} ${last < 10 ? `oh ${one(last)}` : sayBelowHundred(last)}`;
}

export const isOne = (written: string): boolean => Number(written.replaceAll(',', '')) === 1;
