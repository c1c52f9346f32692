const DIGITS = '零一二三四五六七八九';
const PLACES = ['千', '百', '十', ''];
const SCALES = ['', '万', '亿', '万亿'];
const LONGEST_CARDINAL_DIGITS = SCALES.length * 4;

const digit = (value: string): string => DIGITS[Number(value)] ?? '';

/** Reads digits one by one: a year, a phone number. */
export const readDigits = (digits: string): string => [...digits].map(digit).join('');

function readFour(group: string): string {
  return [...group]
    .map((value, index) => (value === '0' ? '零' : digit(value) + (PLACES[index] ?? '')))
    .join('')
    .replace(/零+/g, '零')
    .replace(/零$/, '');
}

/** Reads an integer in digits, with or without commas. */
export function readCardinal(written: string): string {
  const digits = written.replaceAll(',', '').replaceAll('，', '');
  if (digits.length > LONGEST_CARDINAL_DIGITS || (digits.length > 1 && digits.startsWith('0')))
    return readDigits(digits);
  if (Number(digits) === 0) return '零';
  const groups = digits.padStart(LONGEST_CARDINAL_DIGITS, '0').match(/\d{4}/g) ?? [];
  const read = groups
    .map((group, index) => (Number(group) === 0 ? '零' : readFour(group) + (SCALES[groups.length - 1 - index] ?? '')))
    .join('')
    .replace(/零+/g, '零')
    .replace(/^零|零$/g, '');
  // Ten to nineteen drop the leading one: 十五, not 一十五.
  return read.replace(/^一十/, '十');
}

/** Reads a number in digits, with or without decimals. */
export function readNumber(written: string): string {
  const [whole = '', decimals] = written.split('.');
  const read = readCardinal(whole === '' ? '0' : whole);
  return decimals ? `${read}点${readDigits(decimals)}` : read;
}

/** A count before a measure word: two is 两, not 二. */
export const readCount = (written: string): string => (written === '2' ? '两' : readNumber(written));
