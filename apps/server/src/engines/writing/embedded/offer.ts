import { wordTable } from '#src/word-table.ts';
import type { AdLanguage, Product } from '@reelwright/contracts';

export interface Offer {
  /** As printed: "$29.99", "199元". */
  price: string;
  /** What it cost before, where that was more. */
  original: string | null;
  /** Whole percent off, rounded down, from both prices; null where it is too little to boast of. */
  percentOff: number | null;
}

const SIGNS = wordTable<string>({
  USD: '$',
  GBP: '£',
  EUR: '€',
  INR: '₹',
  CNY: '¥',
  JPY: '¥',
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
  TWD: '元新台币',
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
});

/** "2% off" makes a shop look mean. */
const SMALLEST_PERCENT_OFF = 5;

export function readOffer(product: Product, language: AdLanguage): Offer | null {
  const { price, original_price: original, currency } = product;
  if (price === undefined) return null;
  const isReduced = original !== undefined && original > price;
  const percent = isReduced ? Math.floor(((original - price) / original) * 100 + 1e-9) : 0;
  return {
    price: formatPrice(price, currency, language),
    original: isReduced ? formatPrice(original, currency, language) : null,
    percentOff: percent >= SMALLEST_PERCENT_OFF ? percent : null,
  };
}

function formatPrice(amount: number, currency: string | undefined, language: AdLanguage): string {
  const rounded = amount.toFixed(2).replace(/\.00$/, '');
  if (language === 'zh-CN')
    return `${rounded}${currency === undefined ? '' : (CHINESE_UNITS[currency] ?? ` ${currency}`)}`;
  const grouped = rounded.replace(/\B(?=(?:\d{3})+(?=\.|$))(?<!\.\d*)/g, ',');
  if (currency === undefined) return grouped;
  const sign = SIGNS[currency];
  return sign === undefined ? `${grouped} ${currency}` : `${sign}${grouped}`;
}
