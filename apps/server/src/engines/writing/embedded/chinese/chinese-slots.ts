import type { Product } from '@reelwright/contracts';
import type { Slots } from '../pattern.ts';
import { type QuotableReview, rangeOfRating } from '../proof.ts';
import { joinTexts, locate, plainText, pricedText, type SourcedText, textFrom } from '../sourced-text.ts';
import type { ChineseFact, ChineseFacts } from './chinese-facts.ts';
import { measureWordOf } from './measure-words.ts';
import { isToldOf, sayChineseFact } from './say-fact.ts';

const CHILD = /孩|宝|婴|幼|儿童|岁|猫|狗|宠/;

/** Fills the slots of Chinese patterns about the product as a whole. */
export function fillProductSlots(product: Product, facts: ChineseFacts, isBrief: boolean): Slots {
  const { noun, kind, offer } = facts;
  const ofName = (text: string | null): SourcedText | null => {
    if (text === null) return null;
    const brand = product.brand;
    if (brand !== undefined && text.startsWith(brand) && !product.name.includes(brand)) {
      const rest = text.slice(brand.length);
      const named = textFrom(rest, 'name', locate(rest, product.name));
      return joinTexts([textFrom(brand, 'brand', locate(brand, brand)), named]);
    }
    return textFrom(text, 'name', locate(text.replace(/^这.|^新/, ''), product.name));
  };
  const ofField = (text: string | null, field: 'brand' | 'audience'): SourcedText | null =>
    text === null ? null : textFrom(text, field, locate(text, product[field] ?? ''));
  const measure = measureWordOf(noun, kind, product.name);
  const price = (text: string | null | undefined, fields: readonly ('price' | 'original_price')[]) =>
    text ? pricedText(text, product, fields) : null;
  const { rating } = product;
  return {
    branded: brandName(isBrief ? (facts.brief ?? facts.name) : facts.name, facts.brand, ofName),
    name: ofName(isBrief ? (facts.brief ?? facts.name) : facts.name),
    title: ofName(facts.brief ?? facts.name),
    kind: ofName(noun),
    m: plainText(measure),
    m_kind: noun === null ? null : ofName(`${measure}${noun}`),
    // 这盆盆栽 sounds repetitive.
    this_kind: noun === null ? null : ofName(`这${noun.includes(measure) ? '款' : measure}${noun}`),
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
    price_sign: price(offer?.price, ['price']),
    rating: rating ? textFrom(String(rating.value), 'rating', { start: 0, end: String(rating.value).length }) : null,
    that_kind: null,
    said: null,
    bare: null,
    told: null,
    lead: null,
    means: null,
    fact: null,
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

const AMOUNT_OF_PART =
  /^\d+(?:\.\d+)?(?:升|毫升|英寸|寸|毫安|公斤|克)\p{Script=Han}{0,3}(?:桶|箱|盒|屏|屏幕|电池|水箱|杯|锅|篮|袋|罐|垫|底)$/u;
/** Longest fact spoken before the kind in one breath. */
const LONGEST_RELATED = 11;
/** Facts that change their sense before a kind. */
const UNRELATED =
  /的|^(?:它|你|我|这|那|有|没|不|可?附|配|一|两|双|每|整|让|都|也|还|平时|无需|单|全|前后|共|从)|[，、。：]|(?:着|了|过)$/u;

/** Returns "续航50小时的耳机"; null if the fact does not describe the kind. */
function relateFact({ text, form }: ChineseFact, kind: SourcedText | null | undefined): string | null {
  if (!kind || text.length > LONGEST_RELATED || UNRELATED.test(text)) return null;
  if (text.endsWith(kind.text.slice(-1)) || (kind.text.length === 1 && text.includes(kind.text))) return null;
  // Avoids "降噪的降噪耳机".
  if (Array.from(kind.text).some((_one, at) => at > 0 && text.includes(kind.text.slice(at - 1, at + 1)))) return null;
  // "带4升储粮桶的喂食器": a product has an amount with a part.
  if (AMOUNT_OF_PART.test(text)) return `带${text}的`;
  return form === 'clause' || form === 'amount' || form === 'material' ? `${text}的` : null;
}

export function fillFactSlots(fact: ChineseFact, product: Slots): Slots {
  const { text, source, range } = fact;
  const kind = product['kind']?.text;
  const related = relateFact(fact, product['kind']);
  const said = sayChineseFact(fact);
  // "这款保温杯，保温杯口圆润": the line already names the kind.
  const isNamed = kind !== undefined && (text.includes(kind) || (kind.length > 2 && text.includes(kind.slice(-2))));
  const thisKind = isNamed ? null : (product['this_kind'] ?? null);
  const subject = thisKind ?? (kind === undefined ? (product['branded'] ?? null) : null);
  const told = textFrom(said, source, range);
  return {
    ...product,
    fact: textFrom(text, source, range),
    said: told,
    // 它 needs a verb after it.
    bare: /^[有带用含]/u.test(said) ? told : null,
    told: isToldOf(said) ? told : null,
    lead: subject === null || !isToldOf(said) ? null : joinTexts([subject, '，', told]),
    that_kind:
      related === null ? null : joinTexts([textFrom(related, source, range), product['kind'] ?? plainText('')]),
    this_kind: thisKind,
  };
}

/** Puts the maker before the name: 山屿保温焖烧杯. */
function brandName(
  name: string | null,
  brand: string | null,
  ofName: (text: string | null) => SourcedText | null,
): SourcedText | null {
  const named = ofName(name);
  if (named === null || brand === null || named.text.includes(brand)) return named;
  return joinTexts([textFrom(brand, 'brand', locate(brand, brand)), named]);
}

export function fillReviewSlots({ quote, field, range, author }: QuotableReview, product: Slots): Slots {
  return { ...product, quote: textFrom(quote, field, range), author: author === null ? null : plainText(author) };
}
