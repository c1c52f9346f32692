import type { LanguageRules, WrittenNumber } from './language-rules.ts';
import { listMonths } from './months.ts';
import { createQuantities } from './say-quantity.ts';
import { INTERNATIONAL_UNITS } from './units.ts';
import { NUMBER, parseNumber, parseRoman } from './written-number.ts';

export interface ReadingContext {
  /** A little of the text before and after the match. */
  before: string;
  after: string;
}

/** A pattern that is tried where a word can begin, and the reading of a match; undefined passes it to the next rule. */
export interface ReadingRule {
  pattern: RegExp;
  say: (groups: readonly string[], context: ReadingContext) => string | undefined;
}

const CURRENCY_SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  $: 'USD',
  US$: 'USD',
  R$: 'BRL',
  '£': 'GBP',
  '¥': 'CNY',
  '￥': 'CNY',
  '₽': 'RUB',
  '₺': 'TRY',
  '₹': 'INR',
  '₴': 'UAH',
  '₫': 'VND',
  '₩': 'KRW',
  EUR: 'EUR',
  USD: 'USD',
  GBP: 'GBP',
  CHF: 'CHF',
  MX$: 'MXN',
  C$: 'CAD',
  CA$: 'CAD',
  A$: 'AUD',
  AU$: 'AUD',
  NZ$: 'NZD',
  HK$: 'HKD',
  S$: 'SGD',
  NT$: 'TWD',
  ...Object.fromEntries(
    'SEK NOK DKK PLN CZK HUF RON BGN ISK JPY CNY INR BRL MXN CAD AUD NZD HKD SGD TWD KRW RUB UAH ZAR THB AED SAR ILS KZT IDR MYR PHP VND CLP COP ARS PEN EGP'
      .split(' ')
      .map((code) => [code, code]),
  ),
};
/** Codes count only in capitals: 30 Sek is half a minute. */
const IS_CODE = /^\p{L}{3}$/u;

const DASH = '[-–—−~]';
/** No letter or digit may follow. */
const END = String.raw`(?![\p{L}\p{M}\d])`;
const CONSONANTS_ONLY = /^[^AEIOUYÄÖÜÅØÆÁÉÍÓÚАЕЁИОУЫЭЮЯІЇЄ]+$/u;

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const anyOf = (texts: readonly string[]): string =>
  texts
    .toSorted((one, other) => other.length - one.length)
    .map(escape)
    .join('|');

/** Builds the readings of everything that is not a plain word in a language, in the order in which they are tried. */
export function buildReadingRules(rules: LanguageRules): ReadingRule[] {
  const { words, locale } = rules;
  const quantities = createQuantities(rules);
  const { sayNumber, sayDigits, sayUnit, sayMoney } = quantities;
  const parse = (written: string): WrittenNumber => parseNumber(written, rules.decimalSign);
  const rule = (pattern: string, say: ReadingRule['say'], flags = 'iuy'): ReadingRule => ({
    pattern: new RegExp(pattern, flags),
    say,
  });

  const signs = { ...CURRENCY_SIGNS, ...rules.currencySigns };
  const currency = (written: string): string | undefined =>
    signs[written] ?? (IS_CODE.test(written) ? undefined : signs[written.toUpperCase()]);
  const SIGN = anyOf(Object.keys(signs));
  const units: Readonly<Record<string, string>> = { ...INTERNATIONAL_UNITS, ...rules.units };
  const UNIT = anyOf([...Object.keys(units), ...Object.keys(rules.extraUnits ?? {})]);
  const months = listMonths(locale);
  const MONTH = anyOf([...months.keys()]);

  const sayYear = (digits: string): string => rules.sayYear?.(digits) ?? rules.cardinal(digits);
  const sayDate = (day: string, month: string, year: string | undefined, before: string): string => {
    const date = { day: Number(day), month, year: year === '' ? undefined : year, before };
    if (rules.sayDate) return rules.sayDate(date);
    return [rules.cardinal(String(date.day)), month, date.year && sayYear(date.year)].filter(Boolean).join(' ');
  };
  const sayNumericDate = (day: string, month: string, year: string, before: string): string | undefined => {
    const name = months.get([...months.keys()][0] ?? '') && [...new Set(months.values())][Number(month) - 1];
    return name && Number(day) >= 1 && Number(day) <= 31 ? sayDate(day, name, year, before) : undefined;
  };
  const sayTime = (hours: string, minutes: string): string | undefined => {
    if (Number(hours) > 24 || Number(minutes) > 59) return undefined;
    const time = { hours: Number(hours), minutes: Number(minutes) };
    if (rules.sayTime) return rules.sayTime(time);
    const said = rules.cardinal(String(time.hours));
    return time.minutes === 0 ? said : `${said} ${rules.cardinal(String(time.minutes))}`;
  };
  const sayAddress = (address: string): string =>
    address
      .replace(/^https?:\/\//i, '')
      .replace(/[?#].*$/, '')
      .replace(/\/$/, '')
      .split(/([.@/_-]|\d+)/)
      .map((part) => {
        if (/^www$/i.test(part)) return 'W W W';
        if (/^\d+$/.test(part)) return part.length <= 4 ? rules.cardinal(String(Number(part))) : sayDigits(part);
        const named = { '.': words.dot, '@': words.at, '-': words.dash, _: words.dash, '/': words.slash }[part];
        return named ?? part;
      })
      .filter((part) => part !== '')
      .join(' ');

  /** Reads two digits at a time, as the French read phone numbers: zéro un, vingt-trois. */
  const sayPairs = (digits: string): string =>
    digits
      .split(/[ .]/)
      .map((pair) => (pair.startsWith('0') ? sayDigits(pair) : rules.cardinal(pair)))
      .join(' ');
  const saySign = (sign: string): string => {
    if (sign === '') return '';
    if (sign === '±') return `${words.plus} ${words.minus} `;
    return sign === '+' ? `${words.plus} ` : `${words.minus} `;
  };
  const findUnit = (written: string): string | undefined =>
    (rules.extraUnits?.[written] && written) ?? units[written] ?? units[written.toLowerCase()];
  const sayFactor = (number: WrittenNumber): string =>
    rules.sayMultiplier?.(number) ?? `${sayNumber(number, 'masculine')} ${words.times}`;

  const list: (ReadingRule | undefined)[] = [
    ...(rules.readings ?? []),
    rule(
      String.raw`(https?://[^\s<>"]{1,2000}[\p{L}\d/]|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}|(?:(?=\d{0,62}[a-z-])[a-z0-9-]{1,63}\.){1,8}(?:com|net|org|io|co|shop|store|app|[a-z]{2})(?![\p{L}\d.])(?:/[\w/-]*\w)?)`,
      ([address = '']) => (/^\p{L}\.\p{L}$/u.test(address) ? undefined : sayAddress(address)),
    ),
    ...Object.entries(rules.abbreviations)
      .toSorted(([one], [other]) => other.length - one.length)
      .map(([written, said]) =>
        rule(
          `${escape(written).replaceAll(' ', '\\s?')}${/[\p{L}\d]$/u.test(written) ? END : ''}`,
          () => said,
          written === written.toLowerCase() ? 'iuy' : 'uy',
        ),
      ),
    // Money, with the sign before or after.
    rule(`([-−])?(${SIGN})\\s?(${NUMBER})`, ([minus = '', sign = '', amount = '']) => {
      const code = currency(sign);
      return code && `${minus === '' ? '' : `${words.minus} `}${sayMoney(parse(amount), code)}`;
    }),
    rule(`(${NUMBER})\\s?(${SIGN})(?![\\p{L}\\d])`, ([amount = '', sign = '']) => {
      const code = currency(sign);
      return code && sayMoney(parse(amount), code);
    }),
    // Dates.
    rule(String.raw`(\d{4})-(\d{2})-(\d{2})${END}`, ([year = '', month = '', day = ''], { before }) =>
      sayNumericDate(day, month, year, before),
    ),
    rule(String.raw`(\d{1,2})([./-])(\d{1,2})\2(\d{4})${END}`, ([day = '', , month = '', year = ''], { before }) =>
      sayNumericDate(day, month, year, before),
    ),
    rule(
      String.raw`(\d{1,2})(?:\.|er|º|°|ª|-?го)?\s+(?:de\s+)?(${MONTH})\.?${END}(?:\s+(?:de\s+|del\s+)?(\d{4})${END}(?:\s*(?:года|г\.))?)?`,
      ([day = '', month = '', year = ''], { before }) =>
        sayDate(day, months.get(month.toLowerCase()) ?? month, year, before),
    ),
    // Times.
    rule(String.raw`(\d{1,2}):(\d{2})(?::\d{2})?(?:\s?(?:Uhr|uur|h))?${END}`, ([hours = '', minutes = '']) =>
      sayTime(hours, minutes),
    ),
    rule(String.raw`(\d{1,2})[.](\d{2})\s(?:Uhr|uur)${END}`, ([hours = '', minutes = '']) => sayTime(hours, minutes)),
    /^(?:fr|pt|es|it)/.test(locale)
      ? rule(String.raw`(\d{1,2})\s?h\s?(\d{2})${END}`, ([hours = '', minutes = '']) => sayTime(hours, minutes))
      : undefined,
    // Phone numbers: grouped digits that begin with a plus or a zero, or are many.
    rule(String.raw`(\+?)(\d{1,4}(?:[ /.-]\d{2,4}){2,5})${END}`, ([plus = '', digits = '']) => {
      const isPhone = plus !== '' || (digits.startsWith('0') && digits.replace(/\D/g, '').length >= 8);
      if (isPhone && locale === 'fr' && /^0\d(?:[ .]\d\d){4}$/.test(digits)) return sayPairs(digits);
      return isPhone && !/^\d{1,2}[./-]\d{1,2}[./-]\d{4}$/.test(digits)
        ? `${plus === '' ? '' : `${words.plus} `}${sayDigits(digits.replace(/\D/g, ''))}`
        : undefined;
    }),
    rule(String.raw`(0\d{1,4})[ /-](\d{4,9})${END}`, ([area = '', digits = '']) => sayDigits(area + digits)),
    // Ordinals.
    rules.ordinalEnding &&
      rule(`(\\d{1,4})${rules.ordinalEnding.source}`, ([value = '', ending = ''], { before }) =>
        rules.ordinalOf?.(Number(value), ending, before),
      ),
    // Fractions.
    rule(String.raw`(\d+)/(\d+)${END}`, ([over = '', under = '']) => {
      const known = rules.fractions[`${over}/${under}`];
      return known ?? `${rules.cardinal(over)} ${words.of} ${rules.cardinal(under)}`;
    }),
    ...Object.entries({ '½': '1/2', '¼': '1/4', '¾': '3/4', '⅓': '1/3', '⅔': '2/3' }).map(([sign, fraction]) =>
      rule(`(\\d*)${sign}`, ([whole = '']) => {
        const said = rules.fractions[fraction];
        return said && (whole === '' ? said : `${rules.cardinal(whole)} ${words.and} ${said}`);
      }),
    ),
    ...Object.entries(rules.speeds ?? {}).map(([written, said]) =>
      rule(`(${NUMBER})\\s?${escape(written)}${END}`, ([amount = '']) => said.replace('#', sayNumber(parse(amount)))),
    ),
    rules.rangeEnd && rule(`(?<=\\d\\s?${DASH}\\s?)(\\d+)(?=\\s\\p{L})`, ([digits = '']) => rules.rangeEnd?.(digits)),
    // Percent and units.
    rule(`([-−+±])?(%)\\s?(${NUMBER})|([-−+±])?(${NUMBER})\\s?%`, (groups) => {
      const sign = groups[0] || groups[3] || '';
      const amount = groups[2] || groups[4] || '';
      return `${saySign(sign)}${sayUnit(parse(amount), 'percent')}`;
    }),
    rule(`([-−+±])?(${NUMBER})\\s?(${UNIT})(?![\\p{L}\\p{M}\\d])`, ([sign = '', amount = '', written = '']) => {
      const unit = findUnit(written);
      return unit && `${saySign(sign)}${sayUnit(parse(amount), unit)}`;
    }),
    // The first side of a size, the first end of a range; the rest is read by itself.
    rule(
      String.raw`(${NUMBER})(?:\s?(?:mm|cm|m))?\s?[x×*]\s?(?=\d)`,
      ([amount = '']) => `${sayNumber(parse(amount))} ${words.by}`,
    ),
    rule(`(${NUMBER})\\s?[x×]${END}`, ([amount = '']) => sayFactor(parse(amount))),
    rule(
      `(${NUMBER})(?:\\s?(?:${UNIT}|%|${SIGN}))?\\s?${DASH}\\s?(?=(?:${SIGN})?\\s?\\d)`,
      ([amount = '']) => `${sayNumber(parse(amount))} ${words.to}`,
    ),
    // Amounts per unit: 5 €/kg.
    rule(String.raw`/\s?(?=\p{L})`, (_groups, { before }) =>
      /(?:\d|[€$£¥₽₺%]|zł|TL|руб\.?)\s?$/u.test(before) ? words.per : undefined,
    ),
    // Roman numerals.
    rule(
      String.raw`([IVXLC]{2,8})(e|ème)?(?=[^\p{L}\d]|$)`,
      ([numeral = '', ending = ''], context) => {
        const value = parseRoman(numeral);
        if (value === undefined) return undefined;
        return ending === '' ? rules.sayRoman?.(value, context) : rules.ordinalOf?.(value, ending, context.before);
      },
      'uy',
    ),
    // Versions: 17.4.1
    rule(String.raw`(\d+(?:\.\d+){2,4})${END}`, ([version = '']) => {
      const parts = version.split('.');
      return parts.slice(1).every((part) => part.length === 3)
        ? undefined
        : parts.map((part) => rules.cardinal(String(Number(part)))).join(` ${words.dot} `);
    }),
    // Plain numbers.
    rule(String.raw`(1[1-9]\d{2}|20\d{2})${END}(?![.,]\d)`, ([year = '']) => rules.sayYear?.(year)),
    rules.feminineNouns &&
      rule(`(${NUMBER})(?=\\s(?:${rules.feminineNouns.source}))`, ([amount = '']) =>
        sayNumber(parse(amount), 'feminine'),
      ),
    rule(
      `(?<![\\p{L}\\d])([-−+±])(${NUMBER})`,
      ([sign = '', amount = '']) => `${saySign(sign)}${sayNumber(parse(amount))}`,
    ),
    rule(`(${NUMBER})\\+`, ([amount = '']) => `${sayNumber(parse(amount))} ${words.plus}`),
    rule(`(${NUMBER})(?=\\s\\p{L}{2,})`, ([amount = '']) => sayNumber(parse(amount), 'masculine')),
    rule(`(${NUMBER})`, ([amount = '']) => sayNumber(parse(amount))),
    // Letters: abbreviations without a vowel, names with digits, signs between words.
    rule(
      String.raw`(\p{Lu}{2,6})(?![\p{L}\p{M}])`,
      ([letters = '']) =>
        CONSONANTS_ONLY.test(letters) || rules.spelled?.includes(letters) ? [...letters].join(' ') : undefined,
      'uy',
    ),
    rule(String.raw`&`, () => words.and),
    rule(String.raw`\+(?=\s|\d)`, (_groups, { before }) => (/[\p{L}\d]\s?$/u.test(before) ? words.plus : undefined)),
  ];
  return list.filter((entry): entry is ReadingRule => entry !== undefined);
}
