import type { AdLanguage } from './languages.ts';

/** A price as a user typed it. */
export interface WrittenPrice {
  amount: number;
  /** ISO 4217; undefined if none is written, or if several countries share the sign. */
  currency: string | undefined;
  /** The currencies of a shared sign: the user must name one of them. */
  oneOf?: readonly string[];
}

const RUPEES = ['INR', 'PKR', 'LKR', 'NPR', 'MUR'];

/** Signs before or after an amount, in lower case; some are shared by several currencies. */
const SIGNS: Readonly<Record<string, string | readonly string[]>> = {
  $: 'USD',
  us$: 'USD',
  ca$: 'CAD',
  c$: 'CAD',
  au$: 'AUD',
  a$: 'AUD',
  nz$: 'NZD',
  hk$: 'HKD',
  nt$: 'TWD',
  sg$: 'SGD',
  s$: 'SGD',
  mx$: 'MXN',
  r$: 'BRL',
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₩': 'KRW',
  '₽': 'RUB',
  '₪': 'ILS',
  '₺': 'TRY',
  '₴': 'UAH',
  '₫': 'VND',
  '฿': 'THB',
  '₱': 'PHP',
  '₦': 'NGN',
  '￥': 'CNY',
  '¥': ['CNY', 'JPY'],
  zł: 'PLN',
  kč: 'CZK',
  kr: ['SEK', 'NOK', 'DKK', 'ISK'],
  rs: RUPEES,
  rm: 'MYR',
  rp: 'IDR',
  rmb: 'CNY',
  yuan: 'CNY',
  yen: 'JPY',
  euro: 'EUR',
  euros: 'EUR',
  dollar: 'USD',
  dollars: 'USD',
  bucks: 'USD',
  rupees: RUPEES,
  pesos: ['MXN', 'ARS', 'CLP', 'COP', 'PHP'],
  元: 'CNY',
  圆: 'CNY',
  块钱: 'CNY',
  人民币: 'CNY',
  円: 'JPY',
  日元: 'JPY',
  美元: 'USD',
  美金: 'USD',
  欧元: 'EUR',
  英镑: 'GBP',
  港元: 'HKD',
  港币: 'HKD',
  新台币: 'TWD',
  台币: 'TWD',
  韩元: 'KRW',
};

/** Codes that are recognised beside amounts in texts. Codes that are also words (`TRY`, `PEN`, `ALL`) are left out. */
const CODES =
  'USD EUR GBP CNY JPY CAD AUD NZD SGD HKD TWD INR KRW BRL MXN CHF SEK NOK DKK PLN CZK ZAR AED THB VND IDR MYR PHP RUB ILS SAR KWD HUF RON UAH ISK ARS CLP';
/** Currencies with three decimals; in all others, three digits after a separator are thousands. */
const THREE_DECIMALS = new Set(['KWD', 'BHD', 'OMR', 'JOD', 'TND']);

const escape = (text: string): string => text.replace(/[$.]/g, String.raw`\$&`);
/** Short words that are no currency after a number: "model 3 RS". */
const ONLY_BEFORE = new Set(['rs', 'rm', 'rp']);
const NAMES = [...Object.keys(SIGNS), ...CODES.toLowerCase().split(' ')].sort(
  (left, right) => right.length - left.length,
);
const BEFORE = NAMES.map(escape).join('|');
const AFTER = NAMES.filter((name) => !ONLY_BEFORE.has(name))
  .map((name) => (name === '元' ? '元(?![素宵旦气])' : escape(name)))
  .join('|');
const SPACE = String.raw`[ \u00a0\u202f]`;
/** 1,234.56 and 1.234,56 and 1 234,56 and 1'234.56 and 1,23,456 and 1234 and 24.5. */
const AMOUNT = String.raw`\d{1,3}(?:[.,'’ \u00a0\u202f]\d{2,3})*[.,'’ \u00a0\u202f]\d{3}(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d{1,3}(?!\d))?`;
/** A price in a text: an amount with a currency on one side. The currency must not be part of a longer word. */
const PRICE = String.raw`(?:(?<![\p{Script=Latin}$])(?<before>${BEFORE})\.?${SPACE}?)?(?<![\d.,])(?<amount>${AMOUNT})(?!\d|[.,]\d|%)(?:[.,]?[-–—]+(?!\d))?(?:${SPACE}?(?<after>${AFTER})(?![\p{Script=Latin}$]))?`;
const IN_TEXT = new RegExp(PRICE, 'giu');
const WHOLE = new RegExp(String.raw`^\s*${PRICE}\s*$`, 'iu');

function resolveSign(sign: string, language: AdLanguage | undefined): string | readonly string[] {
  const lower = sign.toLowerCase();
  if (lower === '¥' && language === 'zh-CN') return 'CNY';
  return (Object.hasOwn(SIGNS, lower) ? SIGNS[lower] : undefined) ?? sign.toUpperCase();
}

function parseAmount(written: string, currency: string | undefined): number {
  const digits = written.replace(/[\s'’]/gu, '');
  const decimals = currency !== undefined && THREE_DECIMALS.has(currency) ? '1,3' : '1,2';
  const [, whole = digits, cents = '0'] =
    new RegExp(String.raw`^(\d[\d.,]*?)(?:[.,](\d{${decimals}}))?$`).exec(digits) ?? [];
  return Number(`${whole.replace(/[.,]/g, '')}.${cents}`);
}

function toPrice(groups: Readonly<Record<string, string | undefined>>, language: AdLanguage | undefined): WrittenPrice {
  const { before, amount = '', after } = groups;
  const names = [before, after].flatMap((sign) => (sign === undefined ? [] : [resolveSign(sign, language)]));
  // "$24 CAD": the code decides which dollars.
  const named = after !== undefined && /^[a-z]{3}$/i.test(after) ? names.at(-1) : undefined;
  const currency = [named, ...names].find((name) => typeof name === 'string');
  const oneOf = currency === undefined ? names.find((name) => typeof name !== 'string') : undefined;
  return { amount: parseAmount(amount, currency), currency, ...(oneOf ? { oneOf } : {}) };
}

/**
 * Parses a text that is exactly one price: `$24`, `24,00 €`, `129元`, `1,299`. The ad's language decides the currency of
 * `¥`. Returns undefined for any other text.
 */
export function readPriceText(text: string, language?: AdLanguage): WrittenPrice | undefined {
  const match = WHOLE.exec(text);
  return match?.groups ? toPrice(match.groups, language) : undefined;
}

/** Finds every price in a text: amounts with a currency on one side, with their offsets. */
export function findPrices(text: string, language?: AdLanguage): (WrittenPrice & { start: number; end: number })[] {
  return [...text.matchAll(IN_TEXT)].flatMap((match) => {
    const { groups = {}, index } = match;
    if (groups['before'] === undefined && groups['after'] === undefined) return [];
    return [{ ...toPrice(groups, language), start: index, end: index + match[0].length }];
  });
}

/**
 * Returns the ISO 4217 code of a currency field: a code in any case, or a sign. Other texts are returned in capitals.
 */
export function toCurrencyCode(text: string, language?: AdLanguage): string {
  const sign = text.trim();
  const code = resolveSign(sign, language);
  return typeof code === 'string' ? code : sign.toUpperCase();
}

/** Returns the default currency of a language; undefined for English, which many countries use. */
export function currencyOfLanguage(language: AdLanguage): string | undefined {
  switch (language) {
    case 'zh-CN':
      return 'CNY';
    case 'en':
      return undefined;
  }
}

/** The price fields of a product. */
export interface Priced {
  price?: number | undefined;
  original_price?: number | undefined;
  currency?: string | undefined;
}

/** Whether a product has a price without a known currency, which a voice could not say. */
export function isCurrencyMissing(
  { price, original_price: original, currency }: Priced,
  language: AdLanguage,
): boolean {
  return (
    (price !== undefined || original !== undefined) &&
    currency === undefined &&
    currencyOfLanguage(language) === undefined
  );
}

/**
 * Returns the product with a price that can be spoken: in the language's default currency if it names none, else
 * without the price.
 */
export function settleCurrency<Product extends Priced>(product: Product, language: AdLanguage): Product {
  if (product.price === undefined && product.original_price === undefined) return product;
  const currency = product.currency ?? currencyOfLanguage(language);
  if (currency !== undefined) return { ...product, currency };
  const { price: _price, original_price: _original, ...rest } = product;
  return rest as Product;
}
