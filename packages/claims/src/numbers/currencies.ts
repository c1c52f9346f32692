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
];

const CODES = ALL_CODES.toLowerCase().split(' ');
const CODE_PATTERN = CODES.join('|');

/** The currency sign or code that ends right before a number. */
export function readCurrencyBefore(text: string): { currencies: readonly string[]; length: number } | undefined {
  for (const [pattern, currencies] of BEFORE) {
    const found = new RegExp(`(?<![a-z])(?:${pattern}) ?$`, 'u').exec(text);
    if (found) return { currencies, length: found[0].length };
  }
  const code = new RegExp(`(?<![a-z])(${CODE_PATTERN}) ?$`, 'u').exec(text);
  return code ? { currencies: [(code[1] ?? '').toUpperCase()], length: code[0].length } : undefined;
}

/** The currency word, sign or code that begins right behind a number. */
export function readCurrencyAfter(text: string): { currencies: readonly string[]; length: number } | undefined {
  for (const [pattern, currencies] of AFTER) {
    const found = new RegExp(`^[ -]?(?:${pattern})(?![a-z])`, 'u').exec(text);
    if (found) return { currencies, length: found[0].length };
  }
  const code = new RegExp(`^ ?(${CODE_PATTERN})(?![a-z])`, 'u').exec(text);
  return code ? { currencies: [(code[1] ?? '').toUpperCase()], length: code[0].length } : undefined;
}
