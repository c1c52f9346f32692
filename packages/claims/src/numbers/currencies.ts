const DOLLARS = ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'TWD', 'MXN'];
const CROWNS = ['SEK', 'NOK', 'DKK', 'CZK', 'ISK'];
const ALL_CODES =
  'USD EUR GBP CNY JPY CAD AUD NZD SGD HKD TWD INR KRW BRL MXN CHF SEK NOK DKK PLN CZK TRY ZAR AED THB VND IDR MYR PHP RUB ILS SAR HUF RON KWD KZT BYN HRK PKR ARS CLP';

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
  ['新?台币', ['TWD']],
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
  ['rupees?|卢比', ['INR']],
  ['francs?|瑞士法郎', ['CHF']],
  ['krona|kronor|kroner|kr', CROWNS],
  ['zł|zloty|兹罗提', ['PLN']],
  ['reais|real|雷亚尔', ['BRL']],
  ['墨西哥比索', ['MXN']],
  ['阿根廷比索', ['ARS']],
  ['智利比索', ['CLP']],
  ['菲律宾比索', ['PHP']],
  ['pesos?|比索', ['MXN', 'ARS', 'CLP', 'COP', 'PHP']],
  ['(?:turkish )?liras?|(?:土耳其)?里拉', ['TRY']],
  ['forints?', ['HUF']],
  ['rand', ['ZAR']],
  ['won|韩元', ['KRW']],
  ['baht|泰铢', ['THB']],
  ['dirhams?|迪拉姆', ['AED', 'MAD']],
  ['rubles?|roubles?|卢布', ['RUB']],
  ['港币|港元', ['HKD']],
  ['加元|加币', ['CAD']],
  ['澳元', ['AUD']],
  ['新西兰元', ['NZD']],
  ['新加坡元|新币', ['SGD']],
  ['林吉特', ['MYR']],
  ['(?:kuwaiti )?dinars?|(?:科威特)?第纳尔', ['KWD']],
  ['(?:saudi )?riyals?|(?:沙特)?里亚尔', ['SAR']],
  ['越南盾', ['VND']],
  ['印尼盾', ['IDR']],
  ['瑞典克朗', ['SEK']],
  ['挪威克朗', ['NOK']],
  ['丹麦克朗', ['DKK']],
  ['加元|加币', ['CAD']],
  ['澳元|澳币', ['AUD']],
  ['新西兰元|纽币|纽元', ['NZD']],
  ['新加坡元|新币|新元', ['SGD']],
  ['瑞士法郎|法郎', ['CHF']],
  ['(?:瑞典|挪威|丹麦|捷克)?克朗', CROWNS],
  ['(?:阿根廷|墨西哥|智利|菲律宾|哥伦比亚)?比索', ['ARS', 'MXN', 'CLP', 'PHP', 'COP']],
  ['(?:巴西)?雷亚尔', ['BRL']],
  ['新?台币', ['TWD']],
];

const CODE_PATTERN = ALL_CODES.toLowerCase().split(' ').join('|');

type Compiled = readonly (readonly [pattern: RegExp, currencies: readonly string[]])[];

const ENDING: Compiled = BEFORE.map(([pattern, currencies]) => [
  new RegExp(`(?<![a-z])(?:${pattern}) ?$`, 'u'),
  currencies,
]);
/** In "Try 1 pair", the word is no code. */
const ENDING_CODE = new RegExp(`(?<![a-z])(?!try )(${CODE_PATTERN}) ?$`, 'u');
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

/** Finds the currency sign or code directly before a number. `own` is the product's code, which may be any. */
export function readCurrencyBefore(text: string, own?: string): FoundCurrency | undefined {
  const near = text.slice(-NEAR);
  const code = toOwnCode(own);
  const isOwn = code !== '' && new RegExp(`(?<![a-z])${code} ?$`, 'u').exec(near);
  return isOwn && own !== undefined ? { currencies: [own], length: isOwn[0].length } : read(near, ENDING, ENDING_CODE);
}

/** Finds the currency word, sign or code directly after a number. */
export function readCurrencyAfter(text: string, own?: string): FoundCurrency | undefined {
  const near = text.slice(0, 2 * NEAR);
  const code = toOwnCode(own);
  const isOwn = code !== '' && new RegExp(`^ ?${code}(?![a-z])`, 'u').exec(near);
  if (isOwn && own !== undefined) return { currencies: [own], length: isOwn[0].length };
  const name = own === undefined || code === '' ? undefined : readOwnName(near, own);
  return name ?? read(near, LEADING, LEADING_CODE);
}

const namePatterns = new Map<string, RegExp>();

/**
 * Matches the names of a currency in both languages, and the last word of the English name: "Belarusian rubles",
 * "rubles".
 */
function readOwnName(text: string, own: string): FoundCurrency | undefined {
  let pattern = namePatterns.get(own);
  if (!pattern) {
    const english = new Intl.NumberFormat('en', { style: 'currency', currency: own, currencyDisplay: 'name' })
      .formatToParts(2)
      .find(({ type }) => type === 'currency')
      ?.value.toLowerCase();
    const chinese = new Intl.DisplayNames('zh', { type: 'currency' }).of(own);
    const last = english?.split(' ').at(-1) ?? own.toLowerCase();
    const names = [english, last, last.replace(/s$/u, ''), chinese].filter((name) => name !== undefined);
    pattern = new RegExp(`^[ -]?(?:${names.map((name) => name.replace(/[^\p{L} ]/gu, '.')).join('|')})(?![a-z])`, 'u');
    namePatterns.set(own, pattern);
  }
  const found = pattern.exec(text);
  return found ? { currencies: [own], length: found[0].length } : undefined;
}

function read(text: string, signs: Compiled, codePattern: RegExp): FoundCurrency | undefined {
  for (const [pattern, currencies] of signs) {
    const found = pattern.exec(text);
    if (found) return { currencies, length: found[0].length };
  }
  const code = codePattern.exec(text);
  return code ? { currencies: [(code[1] ?? '').toUpperCase()], length: code[0].length } : undefined;
}
