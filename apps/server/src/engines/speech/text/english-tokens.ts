import { wordTable } from '#src/word-table.ts';
import { findAbbreviation, findDotless, sayCapitals } from './english-abbreviations.ts';
import { isOne, sayCardinal, sayDigits, sayNumber, sayOrdinal, sayYear } from './english-numbers.ts';
import { CURRENCIES, type Currency, findSeparateUnit, findUnit } from './english-units.ts';

export const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?|\.\d+`;
export const MONEY_SIGN = String.raw`(?:US|CA?|AU?|HK|NZ|S|R|CN)[$¥]|[$€£¥￥₹₩₽₺]`;
export const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const MAGNITUDES = wordTable<string>({ k: 'thousand', m: 'million', b: 'billion', bn: 'billion' });

/** A pattern for a whole token and its reading; undefined passes it to the next rule. */
interface Rule {
  pattern: RegExp;
  say: (groups: readonly string[]) => string | undefined;
}

const rule = (pattern: string, say: Rule['say'], flags = 'u'): Rule => ({
  pattern: new RegExp(`^(?:${pattern})$`, flags),
  say,
});

/** Dollars and cents. */
export function sayMoney(currency: Currency, amount: string): string {
  const [whole = '', cents = ''] = amount.replaceAll(',', '').split('.');
  const decimals = currency.decimals ?? 2;
  if (cents.length > decimals) return `${sayNumber(amount)} ${currency.many}`;
  const centCount = Number(cents.padEnd(decimals, '0'));
  const main = `${sayCardinal(whole || '0')} ${isOne(whole || '0') ? currency.one : currency.many}`;
  if (centCount === 0) return main;
  const small = `${sayCardinal(String(centCount))} ${centCount === 1 ? currency.cent.one : currency.cent.many}`;
  return Number(whole) === 0 ? small : `${main} and ${small}`;
}

const sayMonthDay = (month: number, day: string): string => `${MONTHS[month - 1] ?? ''} ${sayOrdinal(day)}`;

/** Reads a rating out of five, ten or a hundred as a score; else a fraction. */
export function sayFraction(over: string, under: string): string | undefined {
  if (over.includes('.') || ['5', '10', '100'].includes(under)) return `${sayNumber(over)} out of ${sayNumber(under)}`;
  if (under === '2') return isOne(over) ? 'one half' : `${sayCardinal(over)} halves`;
  if (under === '4') return `${sayCardinal(over)} ${isOne(over) ? 'quarter' : 'quarters'}`;
  return `${sayCardinal(over)} ${sayOrdinal(under)}${isOne(over) ? '' : 's'}`;
}

export function sayTime(hours: string, minutes: string, half: string): string {
  const suffix = half === '' ? '' : ` ${half.toLowerCase().startsWith('a') ? 'A M' : 'P M'}`;
  if (Number(minutes) === 0) return `${sayCardinal(String(Number(hours)))}${suffix || " o'clock"}`;
  const said = Number(minutes) < 10 ? `oh ${sayCardinal(String(Number(minutes)))}` : sayCardinal(minutes);
  return `${sayCardinal(String(Number(hours)))} ${said}${suffix}`;
}

const LONGEST_SAID_PATH = 24;
const ADDRESS_SIGNS = wordTable<string>({ '.': 'dot', '@': 'at', '-': 'dash', _: 'underscore', '/': 'slash' });
const SPELLED_ENDINGS = /^(?:uk|de|cn|eu|us|tv|fr|nl|jp|kr|ca|io|ai)$/i;

function sayAddress(address: string): string {
  const [host = '', ...folders] = address
    .replace(/^https?:\/\//i, '')
    .replace(/[?#].*$/, '')
    .split('/');
  const path = folders.filter(Boolean).join('/');
  // A long path is an id that nobody could write down.
  const said = path === '' || path.length > LONGEST_SAID_PATH ? host : `${host}/${path}`;
  return said
    .split(/([.@/_-])/)
    .filter(Boolean)
    .map((part) => {
      if (/^www$/i.test(part)) return 'W W W';
      return ADDRESS_SIGNS[part] ?? (SPELLED_ENDINGS.test(part) ? [...part.toUpperCase()].join(' ') : sayToken(part));
    })
    .join(' ');
}

/** Tried in order; the first that returns a reading wins. */
const RULES: readonly Rule[] = [
  rule(
    `(${MONEY_SIGN})(${NUMBER})(k|m|bn|b)?`,
    ([sign = '', amount = '', size = '']) => {
      const currency = CURRENCIES[sign.toUpperCase()];
      if (!currency) return undefined;
      const magnitude = MAGNITUDES[size.toLowerCase()];
      return magnitude ? `${sayNumber(amount)} ${magnitude} ${currency.many}` : sayMoney(currency, amount);
    },
    'iu',
  ),
  rule(`(${NUMBER})([€£¥￥$]|USD|EUR|GBP|CNY|RMB)`, ([amount = '', sign = '']) => {
    const currency = CURRENCIES[sign];
    return currency && sayMoney(currency, amount);
  }),
  rule(`(${NUMBER})M`, ([amount = '']) => `${sayNumber(amount)} million`),
  rule(`(${NUMBER})%`, ([amount = '']) => `${sayNumber(amount)} percent`),
  rule('(\\d+)(?:st|nd|rd|th)', ([digits = '']) => sayOrdinal(digits), 'iu'),
  rule("'?(\\d{2})?(\\d)0'?s", ([century = '', decade = '']) => {
    const tens = sayCardinal(`${decade}0`);
    if (Number(decade) < 2) return undefined;
    return `${century === '' ? '' : `${sayCardinal(century)} `}${tens.slice(0, -1)}ies`;
  }),
  rule('(\\d{1,2}):(\\d{2})(?::\\d{2})?([ap]\\.?m\\.?)?', ([h = '', m = '', half = '']) => sayTime(h, m, half), 'iu'),
  rule('(\\d{1,2})([ap])\\.?m\\.?', ([h = '', half = '']) => `${sayCardinal(h)} ${half.toUpperCase()} M`, 'iu'),
  rule('(\\d{4})-(\\d{1,2})-(\\d{1,2})', ([year = '', month = '', day = '']) =>
    Number(month) <= 12 ? `${sayMonthDay(Number(month), String(Number(day)))} ${sayYear(year)}` : undefined,
  ),
  rule('(\\d{1,2})/(\\d{1,2})/(\\d{4})', ([month = '', day = '', year = '']) =>
    Number(month) <= 12 ? `${sayMonthDay(Number(month), String(Number(day)))} ${sayYear(year)}` : undefined,
  ),
  rule('24/7', () => 'twenty-four seven'),
  rule('50/50', () => 'fifty fifty'),
  rule(`(${NUMBER})/(\\d+)`, ([over = '', under = '']) => sayFraction(over, under)),
  rule('(?:\\+?(\\d)-)?(?:(\\d{3})-)?(\\d{3})-(\\d{4})', (groups) => groups.filter(Boolean).map(sayDigits).join(' ')),
  rule('(\\d{2})(\\d{2})[pP]', ([first = '', last = '']) => `${sayCardinal(first)} ${sayCardinal(last)} P`),
  rule('([24568])K', ([digit = '']) => `${sayCardinal(digit)} K`),
  rule('(\\d)([GD])', ([digit = '', letter = '']) => `${sayCardinal(digit)} ${letter}`),
  rule(
    `(${NUMBER})(k|m|bn)`,
    ([amount = '', size = '']) =>
      size === 'm' ? undefined : `${sayNumber(amount)} ${MAGNITUDES[size.toLowerCase()] ?? ''}`,
    'iu',
  ),
  rule(`(${NUMBER})[xX×]`, ([amount = '']) => `${sayNumber(amount)} times`),
  rule(`(${NUMBER})(\\p{L}+|°[CF]?|["”″′])`, ([amount = '', written = '']) => {
    const unit = findUnit(written);
    return unit && `${sayNumber(amount)} ${isOne(amount) ? unit.one : unit.many}`;
  }),
  rule('(1[89]\\d{2}|20\\d{2})', ([year = '']) => sayYear(year)),
  rule(`[+](${NUMBER})`, ([amount = '']) => `plus ${sayNumber(amount)}`),
  rule(`[-−](${NUMBER})(.*)`, ([amount = '', rest = '']) => `minus ${sayToken(amount + rest)}`),
  rule(`~(.+)`, ([rest = '']) => `about ${sayToken(rest)}`),
  rule(`(${NUMBER})`, ([amount = '']) => sayNumber(amount)),
  rule('#(\\d.*)', ([rest = '']) => `number ${sayToken(rest)}`),
  rule('@(.+)', ([rest = '']) => `at ${sayToken(rest)}`),
  rule('#(.+)', ([rest = '']) =>
    rest
      .replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|_/gu, ' ')
      .split(/\s+/)
      .filter(Boolean)
      .map(sayToken)
      .join(' '),
  ),
  rule('(.+)\\+', ([rest = '']) => `${sayToken(rest)} plus`),
  rule(
    '(https?://.+|(?:[\\w-]+\\.)+(?:com|net|org|io|co|shop|store|app|me|uk|de|cn)(?:/.*)?|[\\w.-]+@[\\w.-]+)',
    ([address = '']) => sayAddress(address),
    'iu',
  ),
  // A range: 5-10, $5–$10, 5-10cm.
  rule(
    `(.*\\d[\\d,.]*(?:\\p{L}{0,3}|%))[-–—~]((?:${MONEY_SIGN})?\\d.*)`,
    ([from = '', to = '']) => `${sayToken(from)} to ${sayToken(to)}`,
  ),
  // A size: 10x20cm.
  rule(`(${NUMBER}\\p{L}{0,2}?)[x×*](\\d.*)`, ([first = '', rest = '']) => `${sayToken(first)} by ${sayToken(rest)}`),
  rule("(\\p{Lu}{2,})(?:'?s)?", ([word = '']) => sayCapitals(word)),
];

/** Returns the reading of a token without the punctuation around it: words only, no digits, no signs. */
export function sayToken(token: string): string {
  const known = findDotless(token);
  if (known !== undefined) return known;
  for (const { pattern, say } of RULES) {
    const match = pattern.exec(token);
    // The pattern's own alternatives may add groups; unmatched ones are empty.
    const said = match && say(match.slice(1).map((group) => group ?? ''));
    if (said) return said;
  }
  return sayPieces(token);
}

/** Reads words joined by signs, and letters joined with digits, piece by piece. */
function sayPieces(token: string): string {
  const pieces = token.match(/\p{L}[\p{L}\p{M}'’]*|\d[\d,]*(?:\.\d+)?/gu) ?? [];
  if (pieces.length > 1) return pieces.map(sayToken).join(' ');
  return (pieces[0] ?? '').replaceAll('’', "'");
}

interface TokenContext {
  token: string;
  previous: string | undefined;
  next: string | undefined;
  hasDot: boolean;
}

/** Or a range of numbers, whose unit is plural. */
const IS_NUMBER = new RegExp(`^(?:${NUMBER})(?:[-–—~](?:${NUMBER}))?$`, 'u');
const IS_MONEY = new RegExp(`^(?:${MONEY_SIGN})(${NUMBER})$`, 'u');
const MAGNITUDE_WORD = /^(?:thousand|million|billion|trillion)$/i;

/** Does the same as `sayToken` if the neighbours matter: `10 cm`, `$5 million`, `No. 1`, `May 5`. */
export function sayTokenInContext({ token, previous = '', next = '', hasDot }: TokenContext): string {
  if (IS_MONEY.test(token) && MAGNITUDE_WORD.test(next)) return sayNumber(token.replace(/^[^\d.]+/, ''));
  const money = IS_MONEY.exec(previous) && /^(US\$|[^\d.])/.exec(previous);
  if (money && MAGNITUDE_WORD.test(token)) return `${token} ${CURRENCIES[money[0]]?.many ?? ''}`;
  if (/^no$/i.test(token) && hasDot && /^\d/.test(next)) return 'number';
  if (IS_NUMBER.test(previous)) {
    const unit = findSeparateUnit(token);
    if (unit) return isOne(previous) ? unit.one : unit.many;
    const currency = CURRENCIES[token];
    if (currency) return isOne(previous) ? currency.one : currency.many;
    if (/^[ap]m$/i.test(token)) return `${token.charAt(0).toUpperCase()} M`;
  }
  if (/^[x×]$/i.test(token) && /^\d/.test(previous) && /^\d/.test(next)) return 'by';
  // A single capital is read as a letter.
  if (token === 'A' && next !== '') return 'a';
  if (/^\d{1,2}$/.test(token) && isMonth(previous)) return sayOrdinal(token);
  if (hasDot) {
    const abbreviation = findAbbreviation(token);
    if (abbreviation) return abbreviation;
  }
  return sayToken(token);
}

const isMonth = (word: string): boolean => MONTHS.some((month) => month === word || month.slice(0, 3) === word);
