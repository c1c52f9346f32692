const DOLLARS = ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'TWD', 'MXN'];
const CROWNS = ['SEK', 'NOK', 'DKK', 'CZK', 'ISK'];
const ALL_CODES =
  'USD EUR GBP CNY JPY CAD AUD NZD SGD HKD TWD INR KRW BRL MXN CHF SEK NOK DKK PLN CZK TRY ZAR AED THB VND IDR MYR PHP RUB ILS SAR HUF RON';

const BEFORE: readonly (readonly [pattern: string, currencies: readonly string[]])[] = [
  ['us ?\\$', ['USD']],
  ['(?:ca|c) ?\\$', ['CAD']],
  ['(?:au|a) ?\\$', ['AUD']],
  ['hk ?\\$', ['HKD']],
  ['nz ?\\$', ['NZD']],
  ['s\\$', ['SGD']],
  ['r\\$', ['BRL']],
  ['\\$', DOLLARS],
  ['£', ['GBP']],
  ['€', ['EUR']],
  ['¥', ['CNY', 'JPY']],
  ['₹|rs\\.?', ['INR']],
  ['₩', ['KRW']],
  ['zł', ['PLN']],
  ['rmb', ['CNY']],
];

const AFTER: readonly (readonly [pattern: string, currencies: readonly string[]])[] = [
  ['(?:us )?dollars?|bucks?|\\$', DOLLARS],
  ['euros?|€', ['EUR']],
  ['(?:british )?pounds?(?: sterling)?|quid|£', ['GBP']],
  ['yuan|rmb|人民币|元|块钱?|圆', ['CNY', 'TWD', 'HKD']],
  ['yen|円|日元', ['JPY']],
  ['美元|美金', ['USD']],
  ['欧元', ['EUR']],
  ['英镑', ['GBP']],
  ['rupees?', ['INR']],
  ['francs?', ['CHF']],
  ['krona|kronor|kroner|kr', CROWNS],
  ['zł|zloty', ['PLN']],
  ['reais|real', ['BRL']],
  ['pesos?', ['MXN', 'ARS', 'CLP', 'COP', 'PHP']],
  ['(?:turkish )?liras?', ['TRY']],
  ['forints?', ['HUF']],
  ['rand', ['ZAR']],
  ['won|韩元', ['KRW']],
  ['baht|泰铢', ['THB']],
  ['dirhams?', ['AED', 'MAD']],
  ['rubles?|roubles?|卢布', ['RUB']],
  ['港币|港元', ['HKD']],
  ['新?台币', ['TWD']],
];

const CODE_PATTERN = ALL_CODES.toLowerCase().split(' ').join('|');

type Compiled = readonly (readonly [pattern: RegExp, currencies: readonly string[]])[];

const ENDING: Compiled = BEFORE.map(([pattern, currencies]) => [
  new RegExp(`(?<![a-z])(?:${pattern}) ?$`, 'u'),
  currencies,
]);
const ENDING_CODE = new RegExp(`(?<![a-z])(${CODE_PATTERN}) ?$`, 'u');
const LEADING: Compiled = AFTER.map(([pattern, currencies]) => [
  new RegExp(`^[ -]?(?:${pattern})(?![a-z])`, 'u'),
  currencies,
]);
const LEADING_CODE = new RegExp(`^ ?(${CODE_PATTERN})(?![a-z])`, 'u');
/** Longer than any sign or code. */
const NEAR = 12;

interface FoundCurrency {
  currencies: readonly string[];
  length: number;
}

function toOwnCode(own: string | undefined): string {
  return own !== undefined && /^[A-Z]{3}$/.test(own) ? own.toLowerCase() : '';
}

/** The currency sign or code that ends right before a number. `own` is the product's code, which may be any. */
export function readCurrencyBefore(text: string, own?: string): FoundCurrency | undefined {
  const near = text.slice(-NEAR);
  const code = toOwnCode(own);
  const isOwn = code !== '' && new RegExp(`(?<![a-z])${code} ?$`, 'u').exec(near);
  return isOwn && own !== undefined ? { currencies: [own], length: isOwn[0].length } : read(near, ENDING, ENDING_CODE);
}

/** The currency word, sign or code that begins right behind a number. */
export function readCurrencyAfter(text: string, own?: string): FoundCurrency | undefined {
  const near = text.slice(0, 2 * NEAR);
  const code = toOwnCode(own);
  const isOwn = code !== '' && new RegExp(`^ ?${code}(?![a-z])`, 'u').exec(near);
  return isOwn && own !== undefined
    ? { currencies: [own], length: isOwn[0].length }
    : read(near, LEADING, LEADING_CODE);
}

function read(text: string, signs: Compiled, codePattern: RegExp): FoundCurrency | undefined {
  for (const [pattern, currencies] of signs) {
    const found = pattern.exec(text);
    if (found) return { currencies, length: found[0].length };
  }
  const code = codePattern.exec(text);
  return code ? { currencies: [(code[1] ?? '').toUpperCase()], length: code[0].length } : undefined;
}
