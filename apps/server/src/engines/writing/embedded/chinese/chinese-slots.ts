import type { Product } from '@reelwright/contracts';
import type { ProductKind } from '@reelwright/product-kinds';
import type { Slots } from '../pattern.ts';
import { type QuotableReview, rangeOfRating } from '../proof.ts';
import { joinTexts, locate, plainText, pricedText, type SourcedText, textFrom } from '../sourced-text.ts';
import type { ChineseFacts } from './chinese-facts.ts';
import { DEFAULT_MEASURE_WORD, measureWordOf } from './measure-words.ts';
import { readPack } from './read-pack.ts';
import { standsInName } from './stands-in-name.ts';
import { SERVICE_LAST } from './title-words.ts';

const CHILD = /孩|宝|婴|幼|儿童|岁|猫|狗|宠/;

/** Nouns that no one says alone: 这款枕. */
const BARE = /^[枕被霜膜垫饭粥糕包裤裙帽袜衫衣椅桌柜架杯壶箱盒瓶毯帘刷]$/u;

/** Kinds of the table whose goods are done for somebody. */
const SERVICES: ReadonlySet<string> = new Set(['consultation', 'cleaning']);
const isServiceOf = (noun: string, { id, trade }: ProductKind): boolean =>
  SERVICES.has(id) || (trade === 'general' && SERVICE_LAST.test(noun) && !/课程?$|教程$/u.test(noun));

/** All that the seller says. */
export const listTexts = ({ name, selling_points: points, description = '' }: Product): string =>
  [name, ...points, description].join('，');

/** Fills the slots of Chinese patterns about the product as a whole. */
export function fillProductSlots(
  product: Product,
  facts: ChineseFacts,
  writtenBrand: string | undefined,
  isBrief: boolean,
): Slots {
  /** A brand's place in the field, of which only a part may be said. */
  const placeOf = (brand: string) => locate(brand, writtenBrand ?? brand);
  const { noun, kind, offer } = facts;
  const ofName = (text: string | null): SourcedText | null => {
    if (text === null) return null;
    const brand = product.brand;
    if (brand !== undefined && text.startsWith(brand) && !product.name.includes(brand)) {
      const rest = text.slice(brand.length);
      const named = textFrom(rest, 'name', locate(rest, product.name));
      return joinTexts([textFrom(brand, 'brand', placeOf(brand)), named]);
    }
    return textFrom(text, 'name', locate(text.replace(/^这.|^新/, ''), product.name));
  };
  const ofField = (text: string | null, field: 'brand' | 'audience'): SourcedText | null =>
    text === null
      ? null
      : textFrom(text, field, field === 'brand' ? placeOf(text) : locate(text, product[field] ?? ''));
  // 这款跟拍 is no Chinese: what is done for somebody is not counted.
  const isService = noun !== null && kind !== undefined && isServiceOf(noun, kind);
  const measure = isService ? DEFAULT_MEASURE_WORD : measureWordOf(noun, kind, product.name, listTexts(product));
  const price = (text: string | null | undefined, fields: readonly ('price' | 'original_price')[]) =>
    text ? pricedText(text, product, fields) : null;
  const { rating } = product;
  // 这套四件套 repeats its word, 这款四件套 has a wrong one.
  // 这款梨 of 空气凤梨: one character names nothing by itself.
  const isBare =
    noun === null || isService || noun.length === 1 || BARE.test(noun) || (measure === '套' && noun.includes('套'));
  return {
    branded: brandName(isBrief ? (facts.brief ?? facts.name) : facts.name, facts.brand, { ofName, placeOf }),
    name: ofName(isBrief ? (facts.brief ?? facts.name) : facts.name),
    title: ofName(facts.brief ?? facts.name),
    kind: noun === null || BARE.test(noun) ? null : ofName(noun),
    m: plainText(measure),
    // 88元一款 is no Chinese.
    own_m: measure === DEFAULT_MEASURE_WORD ? null : plainText(measure),
    m_kind: isBare ? null : ofName(`${measure}${noun}`),
    // 这盆盆栽 sounds repetitive.
    this_kind: isBare ? null : ofName(`这${noun.includes(measure) ? '款' : measure}${noun}`),
    brand: ofField(facts.brand, 'brand'),
    audience: ofField(facts.audience, 'audience'),
    // Audience that an ad can address: a small child watches no ads.
    viewer: facts.audience !== null && CHILD.test(facts.audience) ? null : ofField(facts.audience, 'audience'),
    price: price(offer && sayPrice(offer.price), ['price']),
    sale_price: offer?.original ? price(sayPrice(offer.price), ['price']) : null,
    full_price: offer?.original ? null : price(offer && sayPrice(offer.price), ['price']),
    was: price(offer?.original && sayPrice(offer.original), ['original_price']),
    zhe: price(offer?.percentOff ? tellTenths(offer.percentOff) : null, ['price', 'original_price']),
    saved: price(offer?.saved && sayPrice(offer.saved), ['original_price', 'price']),
    a_set: measure !== '台' && /套装|件套|套盒|套组/u.test(product.name) ? plainText('一套') : null,
    pack: readPack(product, facts, measure),
    price_sign: price(offer?.price, ['price']),
    rating: rating ? textFrom(String(rating.value), 'rating', { start: 0, end: String(rating.value).length }) : null,
    count: rating?.count ? textFrom(String(rating.count), 'rating', rangeOfRating(rating)) : null,
  };
}

/** Formats a price in yuan as spoken: 12.90元 is 12块9, 39.95元 39块95; whole yuan and other currencies stay. */
export function sayPrice(written: string): string {
  const parts = /^(\d+)\.(\d{1,2})元$/.exec(written);
  if (!parts) return written;
  const [, yuan = '', cents = ''] = parts;
  const rest = cents.replace(/0+$/, '');
  if (rest === '') return `${yuan}元`;
  if (yuan === '0') return written;
  return rest.startsWith('0') ? written : `${yuan}块${rest}`;
}

/** Converts a discount to tenths of the price: 31 percent off leaves "6.9折". */
function tellTenths(percentOff: number): string {
  return `${String((100 - percentOff) / 10)}折`;
}

/** BabyBjörn and BabyBjorn are one maker. */
const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Puts the maker before the name: 山屿保温焖烧杯. */
function brandName(
  name: string | null,
  brand: string | null,
  {
    ofName,
    placeOf,
  }: {
    ofName: (text: string | null) => SourcedText | null;
    placeOf: (brand: string) => { start: number; end: number };
  },
): SourcedText | null {
  const named = ofName(name);
  if (named === null || brand === null || standsInName(withoutAccents(named.text), withoutAccents(brand))) return named;
  // 极核电脑 and 电脑主机 share a word.
  const shared = brand.slice(-2);
  if (brand.length > 2 && named.text.startsWith(shared)) {
    const front = brand.slice(0, -2);
    return joinTexts([textFrom(front, 'brand', placeOf(front)), named]);
  }
  // CARAN D'ACHE Filzstift: two Latin words.
  const isLatin = /[A-Za-z.]$/u.test(brand) && /^\p{Script=Latin}/u.test(named.text);
  return joinTexts([textFrom(brand, 'brand', placeOf(brand)), ...(isLatin ? [' '] : []), named]);
}

export function fillReviewSlots({ quote, field, range, author }: QuotableReview, product: Slots): Slots {
  return { ...product, quote: textFrom(quote, field, range), author: author === null ? null : plainText(author) };
}
