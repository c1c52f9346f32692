import { wordTable } from '#src/word-table.ts';
import type { AdLanguage, Product } from '@reelwright/contracts';

export interface Offer {
  /** As printed: "$29.99", "199元". */
  price: string;
  /** The former price, if it was higher. */
  original: string | null;
  /** Whole percent off, rounded down after a tenth is forgiven, from both prices; null if too small to advertise. */
  percentOff: number | null;
  /** The difference of the two prices, as printed; null if too small. */
  saved: string | null;
}

/** Signs before the amount that identify one currency; other currencies are written with their code or unit. */
const SIGNS = wordTable<string>({
  USD: '$',
  GBP: '£',
  EUR: '€',
  INR: '₹',
  CNY: '¥',
  JPY: '¥',
  KRW: '₩',
  BRL: 'R$',
  CAD: 'CA$',
  AUD: 'A$',
  NZD: 'NZ$',
  HKD: 'HK$',
  SGD: 'S$',
});
const CHINESE_UNITS = wordTable<string>({
  CNY: '元',
  USD: '美元',
  EUR: '欧元',
  GBP: '英镑',
  JPY: '日元',
  HKD: '港元',
  KRW: '韩元',
  CAD: '加元',
  AUD: '澳元',
  NZD: '新西兰元',
  SGD: '新加坡元',
  INR: '卢比',
  THB: '泰铢',
  MYR: '林吉特',
  CHF: '瑞士法郎',
  RUB: '卢布',
  BRL: '雷亚尔',
  AED: '迪拉姆',
  KWD: '科威特第纳尔',
  SAR: '沙特里亚尔',
  PLN: '兹罗提',
  TRY: '土耳其里拉',
  MXN: '墨西哥比索',
  ARS: '阿根廷比索',
  CLP: '智利比索',
  VND: '越南盾',
  IDR: '印尼盾',
  PHP: '菲律宾比索',
  SEK: '瑞典克朗',
  NOK: '挪威克朗',
  DKK: '丹麦克朗',
});
/** "新台币2320元": the unit's name stands before the amount. */
const CHINESE_BEFORE = wordTable<string>({ TWD: '新台币' });
const MOST_DECIMALS = 3;

/** "2% off" looks stingy. */
const SMALLEST_PERCENT_OFF = 5;
const MOST_PERCENT_OFF = 99;

export function readOffer(product: Product, language: AdLanguage): Offer | null {
  const { price, original_price: original, currency } = product;
  if (price === undefined) return null;
  const isReduced = original !== undefined && original > price;
  // 24.99 % is 25 %, and 24.9 % is 24 %; a price above zero is never 100 % off.
  const percent = isReduced
    ? Math.min(MOST_PERCENT_OFF, Math.floor(Math.round(1000 - (price / original) * 1000) / 10))
    : 0;
  const format = (amount: number) => formatPrice(amount, currency, language);
  return {
    price: format(price),
    original: isReduced ? format(original) : null,
    percentOff: percent >= SMALLEST_PERCENT_OFF ? percent : null,
    saved: percent >= SMALLEST_PERCENT_OFF && isReduced ? format(subtract(original, price)) : null,
  };
}

/** Subtracts without binary rounding errors: 129.9 - 89.8 is 40.10000000000001. */
function subtract(amount: number, less: number): number {
  return Number((amount - less).toFixed(MOST_DECIMALS));
}

/** Formats with the currency's number of decimals: none for yen, three for dinars; an amount with more keeps them. */
function formatPrice(amount: number, currency: string | undefined, language: AdLanguage): string {
  const digits = writeAmount(amount, currency);
  if (language === 'zh-CN') {
    if (currency === undefined) return digits;
    const before = CHINESE_BEFORE[currency];
    return before === undefined ? `${digits}${CHINESE_UNITS[currency] ?? ` ${currency}`}` : `${before}${digits}元`;
  }
  const grouped = digits.replace(/\B(?=(?:\d{3})+(?=\.|$))(?<!\.\d*)/g, ',');
  if (currency === undefined) return grouped;
  const sign = SIGNS[currency];
  return sign === undefined ? `${grouped} ${currency}` : `${sign}${grouped}`;
}

function writeAmount(amount: number, currency: string | undefined): string {
  if (Number.isInteger(amount)) return String(amount);
  const usual = countDecimals(currency);
  const written = String(Number(amount.toFixed(MOST_DECIMALS))).split('.')[1]?.length ?? 0;
  return amount.toFixed(Math.max(usual, written));
}

function countDecimals(currency: string | undefined): number {
  if (currency === undefined || !/^[A-Z]{3}$/.test(currency)) return 2;
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}
