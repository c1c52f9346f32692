import type { ReadingRule } from './local/reading-rules.ts';
import { parseRoman } from './local/written-number.ts';
import { isOne, sayCardinal, sayDigits, sayNumber, sayOrdinal, sayYear } from './english-numbers.ts';
import { MONEY_SIGN, MONTHS, NUMBER, sayFraction, sayMoney, sayTime, sayToken } from './english-tokens.ts';
import { CURRENCIES, findUnit, UNIT_NAMES } from './english-units.ts';

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const UNIT = UNIT_NAMES.toSorted((one, other) => other.length - one.length)
  .map(escape)
  .join('|');
const END = String.raw`(?![\p{L}\p{N}])`;
const AMOUNT = `(?:${NUMBER})`;
const CODE = Object.keys(CURRENCIES)
  .filter((code) => /^[A-Z]{3}$/.test(code))
  .join('|');
/** "Try 3 of them" is not about liras. */
const isWord = (code: string): boolean => code !== 'TRY' && code.toUpperCase() === 'TRY';
const MONTH = MONTHS.map((month) => `${month}|${month.slice(0, month === 'September' ? 4 : 3)}`).join('|');
const DAY = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Mon|Tue|Tues|Wed|Thu|Thurs|Fri|Sat|Sun';
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const MONARCHS =
  'Henry|Louis|Elizabeth|Charles|George|Edward|William|James|Richard|Philip|Catherine|Alexander|Peter|Nicholas|Benedict|Francis|Frederick|Napoleon|Pius|Paul|Leo|Ramses|Mary|Robert|Ludwig|Gustav|Christian';
const NUMBERED =
  'Super Bowl|Chapter|Part|Volume|Vol\\.|Act|Mark|Type|World War|Phase|Level|Book|Title|Class|Grade|Stage|Season|Episode|Gen|Generation|Version|Rocky|Star Wars|Final Fantasy|Section|Step|Tier|Series|Edition|Model|Element';

const FRACTION_SIGNS: Readonly<Record<string, readonly [string, string]>> = {
  '½': ['1', '2'],
  '¼': ['1', '4'],
  '¾': ['3', '4'],
  '⅓': ['1', '3'],
  '⅔': ['2', '3'],
  '⅛': ['1', '8'],
  '⅜': ['3', '8'],
  '⅝': ['5', '8'],
  '⅞': ['7', '8'],
};

const rule = (pattern: string, say: ReadingRule['say'], flags = 'giu'): ReadingRule => ({
  pattern: new RegExp(pattern, flags),
  say,
});

/** Expands the name of a month or its abbreviation. */
const writeOutMonth = (written: string): string =>
  MONTHS.find((month) => month.toLowerCase().startsWith(written.toLowerCase().slice(0, 3))) ?? written;
const writeOutDay = (written: string): string =>
  DAYS.find((day) => day.toLowerCase().startsWith(written.toLowerCase().slice(0, 3))) ?? written;

function sayUnits(amount: string, written: string): string | undefined {
  const unit = findUnit(written);
  return unit && `${sayNumber(amount)} ${isOne(amount) ? unit.one : unit.many}`;
}

/** Reads the fraction after an integer: and a half. */
const sayRest = (over: string, under: string): string =>
  over === '1' && under === '2'
    ? 'a half'
    : over === '1' && under === '4'
      ? 'a quarter'
      : (sayFraction(over, under) ?? '');

/** Pixels are read in pairs: nineteen twenty. */
function sayPixels(digits: string): string {
  if (digits.length === 4) return sayYear(digits);
  const rest = digits.slice(1);
  return digits.length === 3 && rest !== '00'
    ? `${sayCardinal(digits.charAt(0))} ${sayCardinal(rest)}`
    : sayCardinal(digits);
}

const sayYearAfter = (year: string): string => (year === '' ? '' : ` ${sayYear(year)}`);

/** Readings that take more than one word of the text, or that depend on the words around; the first that fits wins. */
const ENGLISH_PHRASES: readonly ReadingRule[] = [
  // Phone numbers.
  rule(String.raw`(?<![\p{L}\d])\+(\d{1,3}(?:[ .-]?\(?\d{1,4}\)?){2,5})${END}`, ([digits = '']) => {
    const plain = digits.replace(/\D/g, '');
    return plain.length >= 8 ? `plus ${sayDigits(plain)}` : undefined;
  }),
  rule(String.raw`\((\d{3})\)\s?(\d{3})[- .](\d{4})${END}`, (groups) => groups.map(sayDigits).join(' ')),
  rule(String.raw`(?<!\d)(\d{3})[ .](\d{3})[ .](\d{4})${END}`, (groups) => groups.map(sayDigits).join(' ')),
  // Heights, and inches written as two strokes.
  rule(
    String.raw`(?<![\p{L}\d])(\d+)\s?['′’]\s?(\d{1,2}(?:\.\d+)?)\s?(?:"|″|''|”)`,
    ([feet = '', inches = '']) =>
      `${sayNumber(feet)} ${isOne(feet) ? 'foot' : 'feet'} ${sayNumber(inches)} ${isOne(inches) ? 'inch' : 'inches'}`,
  ),
  rule(String.raw`(?<![\p{L}\d])(${AMOUNT})(?:''|’’)`, ([amount = '']) => sayUnits(amount, '"')),
  // An attribute of the next word: a five inch screen, a fifty dollar card.
  rule(
    `(?<=\\b(?:a|an)\\s)(${AMOUNT})[\\s-]?(${UNIT})(?=[\\s-](?!(?:of|per|for|or|and|in|at|to|on|is|as)\\b)\\p{L}{2})`,
    ([amount = '', written = '']) => {
      const unit = findUnit(written);
      return unit && `${sayNumber(amount)} ${unit.one}`;
    },
  ),
  rule(
    `(?<=\\b(?:a|an)\\s)(${MONEY_SIGN})(\\d[\\d,]*)(?=[\\s-](?!(?:of|per|for|or|and|in|at|to|on|is|as)\\b)\\p{L}{2})`,
    ([sign = '', amount = '']) => {
      const currency = CURRENCIES[sign.toUpperCase()];
      return currency && `${sayNumber(amount)} ${currency.one}`;
    },
  ),
  // Money per unit, with its code before, with its sign after.
  rule(`(${MONEY_SIGN})(${AMOUNT})\\s?/\\s?(\\p{L}+)`, ([sign = '', amount = '', by = '']) => {
    const currency = CURRENCIES[sign.toUpperCase()];
    return (
      currency && `${sayMoney(currency, amount)} per ${findUnit(by)?.one ?? (by.toLowerCase() === 'ea' ? 'each' : by)}`
    );
  }),
  rule(
    `(?<![\\p{L}\\d])(${MONEY_SIGN})\\s(${AMOUNT})(?!\\s?(?:k|m|bn|b|thousand|million|billion|trillion)\\b)`,
    ([sign = '', amount = '']) => {
      const currency = CURRENCIES[sign.toUpperCase()];
      return currency && sayMoney(currency, amount);
    },
  ),
  rule(`(?<![\\p{L}\\d])(${CODE})\\s?(${AMOUNT})`, ([code = '', amount = '']) => {
    const currency = isWord(code) ? undefined : CURRENCIES[code.toUpperCase()];
    return currency && sayMoney(currency, amount);
  }),
  rule(`(?<![\\p{L}\\d$€£.,])(${AMOUNT})\\s?([€£¥￥₹₽₺₩]|(?:${CODE})(?![\\p{L}\\d]))`, ([amount = '', sign = '']) => {
    const currency = isWord(sign) ? undefined : CURRENCIES[sign.toUpperCase()];
    return currency && sayMoney(currency, amount);
  }),
  // Sizes: side by side, the unit once.
  rule(
    `(?<![\\p{L}\\d.,])(${AMOUNT})\\s?(?:${UNIT})?\\s?[x×*]\\s?(${AMOUNT})\\s?(?:(?:${UNIT})?\\s?[x×*]\\s?(${AMOUNT}))?\\s?(${UNIT})${END}`,
    ([first = '', second = '', third = '', written = '']) => {
      const sides = [first, second, third].filter((side) => side !== '');
      const last = sides.pop() ?? '';
      const said = sayUnits(last, written);
      return said && [...sides.map(sayNumber), said].join(' by ');
    },
  ),
  rule(
    String.raw`(?<![\p{L}\d.,])(\d{3,4})\s?[x×*]\s?(\d{3,4})${END}`,
    ([width = '', height = '']) => `${sayPixels(width)} by ${sayPixels(height)}`,
  ),
  rule(
    String.raw`(?<![\p{L}\d.,])(${AMOUNT})\s[x×]\s(${AMOUNT})${END}`,
    ([width = '', height = '']) => `${sayNumber(width)} by ${sayNumber(height)}`,
  ),
  rule(String.raw`(?<![\d:])(\d{1,2}):(\d)(?![\d:])`, ([one = '', other = '']) =>
    one === other ? `${sayCardinal(one)} to ${sayCardinal(other)}` : `${sayCardinal(one)} by ${sayCardinal(other)}`,
  ),
  // Mixed fractions.
  rule(
    String.raw`(?<![\p{L}\d.,/])(\d+)[ -](\d)/(\d{1,2})(?![\d/])`,
    ([whole = '', over = '', under = '']) => `${sayCardinal(whole)} and ${sayRest(over, under)}`,
  ),
  rule(`(?:(\\d+)\\s?)?([${Object.keys(FRACTION_SIGNS).join('')}])`, ([whole = '', sign = '']) => {
    const [over, under] = FRACTION_SIGNS[sign] ?? ['1', '2'];
    return whole === '' ? sayFraction(over, under) : `${sayCardinal(whole)} and ${sayRest(over, under)}`;
  }),
  // Units of two words, units per unit.
  rule(
    `(?<![\\p{L}\\d.,$€£])(${AMOUNT})\\s?(${UNIT})\\s?/\\s?(${AMOUNT})?\\s?(${UNIT})${END}`,
    ([amount = '', written = '', other = '', per = '']) => {
      const said = findUnit(`${written}/${per}`) && other === '' ? undefined : sayUnits(amount, written);
      return said && `${said} per ${other === '' ? (findUnit(per)?.one ?? per) : (sayUnits(other, per) ?? per)}`;
    },
  ),
  rule(
    `(?<![\\p{L}\\d.,$€£/%°-])([-−]?)(${AMOUNT})\\s?(sq\\.? ft|sq\\.? m|fl\\.? oz|cu\\.? ft|km/h|m/s|mi/h|mb/s|gb/s|[mcf]t?[²³]|m[23]|%|°[CF]?|℃|℉|¢)${END}`,
    ([minus = '', amount = '', written = '']) => {
      const said = sayUnits(amount, written.replaceAll('.', ''));
      return said && `${minus === '' ? '' : 'minus '}${said}`;
    },
  ),
  // Dates.
  rule(
    `(?<![\\p{L}\\d/.,])(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?(${MONTH})\\.?${END}(?:,?\\s+(\\d{4})${END})?`,
    ([day = '', month = '', year = ''], { before }) =>
      Number(day) < 1 || Number(day) > 31
        ? undefined
        : `${/\bthe\s$/i.test(before) ? '' : 'the '}${sayOrdinal(day)} of ${writeOutMonth(month)}${sayYearAfter(year)}`,
    'gu',
  ),
  rule(
    `(?<![\\p{L}\\d])(${MONTH})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?(?:\\s?[-–]\\s?(\\d{1,2})(?:st|nd|rd|th)?)?(?![\\p{L}\\d%:/.]\\d?)(?:,?\\s+(\\d{4})${END})?`,
    ([month = '', day = '', until = '', year = '']) =>
      Number(day) < 1 || Number(day) > 31
        ? undefined
        : `${writeOutMonth(month)} ${sayOrdinal(day)}${until === '' ? '' : ` to ${sayOrdinal(until)}`}${sayYearAfter(year)}`,
    'gu',
  ),
  rule(
    `(?<!\\p{L})(${DAY})\\.?\\s?[-–]\\s?(${DAY})${END}`,
    ([from = '', to = '']) => `${writeOutDay(from)} to ${writeOutDay(to)}`,
    'gu',
  ),
  // A day of the week before a date or hours: Mon, Jan. 5; Sat 9am.
  rule(
    `(?<!\\p{L})(${DAY})(?=(?:\\.,?|,)?\\s(?:${MONTH})${END}|(?:\\.,?|,)\\s?\\d|\\s\\d{1,2}(?::\\d\\d)?\\s?(?:[ap]\\.?m|[-–]))`,
    ([day = '']) => writeOutDay(day),
    'gu',
  ),
  // Times.
  rule(String.raw`(?<![\d:.])(\d{1,2})(?::(\d{2}))?\s?([ap])\.?m(?!\p{L})`, ([hours = '', minutes = '', half = '']) =>
    Number(hours) > 12 ? undefined : sayTime(hours, minutes === '' ? '0' : minutes, half),
  ),
  // Versions.
  rule(
    String.raw`(?<![\p{L}\d])v\.?\s?(\d+(?:\.\d+)*)${END}`,
    ([version = '']) => `version ${version.split('.').map(sayCardinal).join(' point ')}`,
  ),
  rule(String.raw`(?<![\p{L}\d.])(\d+(?:\.\d+){2,4})(?![\d.]\d)${END}`, ([version = '']) =>
    version.split('.').map(sayCardinal).join(' point '),
  ),
  // Roman numerals.
  rule(
    `(?<=\\b(?:${MONARCHS})\\s)([IVX]{1,6})${END}`,
    ([numeral = '']) => {
      const value = numeral === 'I' ? 1 : numeral === 'V' ? 5 : numeral === 'X' ? 10 : parseRoman(numeral);
      return value === undefined ? undefined : `the ${sayOrdinal(String(value))}`;
    },
    'gu',
  ),
  rule(
    `(?<=\\b(?:${NUMBERED})\\s)([IVXLC]{1,8})${END}`,
    ([numeral = '']) => {
      const value = numeral === 'I' ? 1 : numeral === 'V' ? 5 : numeral === 'X' ? 10 : parseRoman(numeral);
      return value === undefined ? undefined : sayCardinal(String(value));
    },
    'gu',
  ),
  rule(
    `(?<=\\p{L}\\s)(II|III|IV|VI|VII|VIII|IX|XI|XII|XIII|XIV)${END}`,
    ([numeral = '']) => sayCardinal(String(parseRoman(numeral) ?? 0)),
    'gu',
  ),
  // `St.` after a house number is a street; otherwise it is a saint.
  rule(String.raw`(?<=\d\s\p{Lu}\p{L}+\s)St\.`, () => 'street', 'gu'),
  rule(String.raw`(?<=\d\s\p{Lu}\p{L}+\s)Dr\.`, () => 'drive', 'gu'),
  rule(String.raw`(?<![\d\p{L}])(\d+)(?:st|nd|rd|th)-(?=\p{L})`, ([digits = '']) => sayOrdinal(digits)),
  rule(`(?<=\\d(?:%|\\s?[ap]m|\\s?°[CF]?))\\s?[-–—]\\s?(?=\\d)`, () => 'to'),
  // Signs before a number.
  rule(`(±|>=?|<=?|≥|≤)\\s?(?=[$€£]?\\d)`, ([sign = '']) => sayToken(sign.replace('>=', '≥').replace('<=', '≤'))),
];

/** Finds the phrases of a text, in its order, each with its reading. */
export function findEnglishPhrases(text: string): { start: number; end: number; say: string }[] {
  const found: { start: number; end: number; say: string }[] = [];
  if (!/[\d½¼¾⅓⅔⅛⅜⅝⅞>≥≤±]|[IVX]{2}|St\.|-/u.test(text)) return found;
  for (const { pattern, say } of ENGLISH_PHRASES) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (found.some((other) => start < other.end && end > other.start)) continue;
      const context = { before: text.slice(Math.max(0, start - 24), start), after: text.slice(end, end + 24) };
      const said = say(
        match.slice(1).map((group) => group ?? ''),
        context,
      );
      if (said) found.push({ start, end, say: said });
    }
  }
  return found.toSorted((one, other) => one.start - other.start);
}
