import type { Product } from '@reelwright/contracts';
import type { Slots } from '../pattern.ts';
import { type QuotableReview, rangeOfRating } from '../proof.ts';
import { locate, plainText, pricedText, type SourcedText, textFrom } from '../sourced-text.ts';
import { aKind, aNew, type EnglishFacts, type EnglishPoint, textOfPoint } from './english-facts.ts';
import { capitalise, hasDeterminer, withArticle } from './noun-phrase.ts';
import { nameKind } from './product-name.ts';
import type { SellingPoint } from './selling-point.ts';

const LONGEST_SHORT_POINT_WORDS = 6;

/** What English patterns can say of the product as a whole; `isBrief`: by its short name where it has one. */
export function fillProductSlots(product: Product, facts: EnglishFacts, isBrief: boolean): Slots {
  const { kind, offer, isPlural } = facts;
  const ofName = (text: string | null): SourcedText | null =>
    text === null
      ? null
      : textFrom(text, 'name', locate(text.replace(/^(?:the|an?|these|this|new)\s/i, ''), product.name));
  const ofField = (text: string | null, field: 'brand' | 'audience'): SourcedText | null =>
    text === null ? null : textFrom(text, field, locate(text, product[field] ?? ''));
  const rating = product.rating;
  const isSingular = kind !== null && !isPlural;
  return {
    name: ofName(isBrief ? (facts.briefName ?? facts.name) : facts.name),
    short: ofName(facts.shortName),
    title: titleOfName(product, facts, ofName),
    kind: ofName(nameKind(kind)),
    kinds: ofName(kind?.plural ?? null),
    a_kind: ofName(aKind(kind)),
    a_kind_single: isSingular ? ofName(aKind(kind)) : null,
    new_kind: ofName(aNew(kind)),
    this_kind: ofName(facts.thisOne),
    brand: ofField(facts.brand, 'brand'),
    audience: ofField(facts.audience, 'audience'),
    it: plainText(isPlural ? 'they' : 'it'),
    it_o: plainText(isPlural ? 'them' : 'it'),
    its: plainText(isPlural ? "they're" : "it's"),
    price: offer === null ? null : pricedText(offer.price, product, ['price']),
    full_price: offer?.original !== null ? null : pricedText(offer.price, product, ['price']),
    was: offer?.original ? pricedText(offer.original, product, ['original_price']) : null,
    percent: offer?.percentOff ? pricedText(`${offer.percentOff}%`, product, ['price', 'original_price']) : null,
    rating: rating ? textFrom(String(rating.value), 'rating', { start: 0, end: String(rating.value).length }) : null,
    count: rating?.count ? textFrom(rating.count.toLocaleString('en-US'), 'rating', rangeOfRating(rating)) : null,
  };
}

function titleOfName(
  product: Product,
  { shortName, brand }: EnglishFacts,
  ofName: (text: string) => SourcedText | null,
): SourcedText | null {
  if (shortName === null) return null;
  if (shortName.includes(' ') || brand === null) return ofName(capitalise(shortName));
  return textFrom(`${brand} ${shortName}`, 'name', locate(shortName, product.name));
}

/** What English patterns can say of one point; what would be ungrammatical is null. */
export function fillPointSlots(entry: EnglishPoint, product: Slots, isPlural: boolean): Slots {
  const { point } = entry;
  const from = (text: string | null): SourcedText | null =>
    text === null ? null : textFrom(text, entry.source, entry.range);
  const text = point.kind === 'does' && isPlural ? point.base : wordsOfPoint(point);
  const isShort = text.split(' ').length <= LONGEST_SHORT_POINT_WORDS;
  const article = point.kind === 'noun' && !isNegative(point) ? withArticle(point.phrase) : null;
  const isPlainNoun = point.kind === 'noun' && point.phrase.number !== null && isShort && canFollowThe(point);
  return {
    ...product,
    point: from(text),
    point_short: isShort ? from(text) : null,
    point_single: isPlural ? null : from(text),
    a_point: from(article),
    the_point: isPlainNoun ? from(`the ${text}`) : null,
    the_point_single: isPlainNoun && point.phrase.number !== 'plural' ? from(`the ${text}`) : null,
    label: point.kind === 'spec' ? from(point.label.toLowerCase()) : null,
  };
}

export function fillReviewSlots(review: QuotableReview, product: Slots): Slots {
  const { quote, field, author } = review;
  return {
    ...product,
    quote: textFrom(quote, field, review.range),
    author: author === null ? null : plainText(author),
  };
}

function wordsOfPoint(point: SellingPoint): string {
  return point.kind === 'spec' ? point.value : textOfPoint(point);
}

/** No article, number or "no" of its own. */
function canFollowThe(point: SellingPoint): boolean {
  const text = wordsOfPoint(point);
  return !hasDeterminer(text) && !isNegative(point) && !/^\d/.test(text);
}

export function isNegative(point: SellingPoint): boolean {
  return /^(?:no|not|never|don't|do not|without|zero)\b/i.test(wordsOfPoint(point));
}
