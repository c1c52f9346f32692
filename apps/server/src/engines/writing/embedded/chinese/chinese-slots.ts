import type { Product } from '@reelwright/contracts';
import type { Slots } from '../pattern.ts';
import { type QuotableReview, rangeOfRating } from '../proof.ts';
import { locate, pricedText, plainText, type SourcedText, textFrom } from '../sourced-text.ts';
import type { ChineseFacts, ChinesePoint } from './chinese-facts.ts';
import { measureWordOf } from './measure-words.ts';

/** What Chinese patterns can say of the product as a whole. */
export function fillProductSlots(product: Product, facts: ChineseFacts, isBrief: boolean): Slots {
  const { kind, offer } = facts;
  const ofName = (text: string | null): SourcedText | null =>
    text === null ? null : textFrom(text, 'name', locate(text.replace(/^这.|^新/, ''), product.name));
  const ofField = (text: string | null, field: 'brand' | 'audience'): SourcedText | null =>
    text === null ? null : textFrom(text, field, locate(text, product[field] ?? ''));
  const measure = kind === null ? null : measureWordOf(kind);
  const rating = product.rating;
  return {
    name: ofName(isBrief ? (facts.briefName ?? facts.name) : facts.name),
    title: ofName(facts.name),
    kind: ofName(kind),
    m: measure === null ? null : plainText(measure),
    m_kind: measure === null ? null : ofName(`${measure}${kind}`),
    this_kind: measure === null ? null : ofName(`这${measure}${kind}`),
    new_kind: ofName(kind === null ? null : `新${kind}`),
    brand: ofField(facts.brand, 'brand'),
    audience: ofField(facts.audience, 'audience'),
    price: offer === null ? null : pricedText(offer.price, product, ['price']),
    full_price: offer?.original !== null ? null : pricedText(offer.price, product, ['price']),
    was: offer?.original ? pricedText(offer.original, product, ['original_price']) : null,
    zhe: offer?.percentOff ? pricedText(tellTenths(offer.percentOff), product, ['price', 'original_price']) : null,
    saved: offer?.saved ? pricedText(offer.saved, product, ['original_price', 'price']) : null,
    rating: rating ? textFrom(String(rating.value), 'rating', { start: 0, end: String(rating.value).length }) : null,
    count: rating?.count ? textFrom(String(rating.count), 'rating', rangeOfRating(rating)) : null,
  };
}

/** 31 percent off leaves 6.9 tenths: "6.9折". */
function tellTenths(percentOff: number): string {
  return `${String((100 - percentOff) / 10)}折`;
}

export function fillPointSlots({ label, text, source, range }: ChinesePoint, product: Slots): Slots {
  return {
    ...product,
    point: textFrom(text, source, range),
    label: label === '' ? null : textFrom(label, source, range),
    // "这款保温杯，保温杯口圆润": the kind is said by the line itself.
    this_kind: product['kind'] && text.includes(product['kind'].text) ? null : (product['this_kind'] ?? null),
  };
}

export function fillReviewSlots({ quote, field, range, author }: QuotableReview, product: Slots): Slots {
  return { ...product, quote: textFrom(quote, field, range), author: author === null ? null : plainText(author) };
}
