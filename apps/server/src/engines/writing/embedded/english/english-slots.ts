import type { Product } from '@reelwright/contracts';
import type { Slots } from '../pattern.ts';
import { isGoodRating, type QuotableReview, rangeOfRating } from '../proof.ts';
import { joinTexts, locate, plainText, pricedText, type SourcedText, textFrom } from '../sourced-text.ts';
import type { EnglishFacts } from './english-fact.ts';
import { findNoun } from './lexicon.ts';
import { callUnnamed, isUnnamed } from './name/unnamed.ts';
import { articleFor } from './noun-phrase.ts';
import { ownersOf } from './order-name.ts';

/** Fewer ratings are not worth a mention. */
const TELLING_COUNT = 10;

/** Fills the slots of English patterns about the product as a whole; `isBrief` uses its short name if it has one. */
/** "First Light", "the Drifter", "the Personalized Memorial Wind Chime": what ends in a thing is one of its kind. */
function toOwnName(short: string): string {
  const words = short.split(' ');
  const isThing = words.length > 2 && findNoun((words.at(-1) ?? '').toLowerCase())?.number === 'singular';
  return isThing && !short.startsWith('The ') ? `the ${short}` : short.replace(/^The /, 'the ');
}

export function fillProductSlots(product: Product, english: EnglishFacts, isBrief: boolean): Slots {
  const { name, kind, noun: own, brand, isOwnName, audience, offer } = english;
  const ofName = (text: string | null | undefined): SourcedText | null =>
    text === null || text === undefined
      ? null
      : textFrom(text, 'name', locate(text.replace(/^(?:the|an?|these|this|your)\s/i, ''), product.name));
  const ofField = (text: string | null, field: 'brand' | 'audience'): SourcedText | null =>
    text === null ? null : textFrom(text, field, locate(text, product[field] ?? ''));
  const { rating } = product;
  const number = name?.number ?? null;
  const isPlural = number === 'plural';
  const noun = own === undefined || number === null ? null : ownersOf(isPlural ? own.plural : own.singular);
  const withThis = noun === null ? null : `${isPlural ? 'these' : 'this'} ${noun}`;
  const withArticle = noun === null ? null : number === 'singular' ? `${articleFor(noun)} ${noun}` : noun;
  const named = isBrief && name?.brief ? (number === 'uncountable' ? name.brief : `the ${name.brief}`) : name?.spoken;
  const spoken = isUnnamed(product, english) ? callUnnamed(english) : named;
  // "the Marlowe Tweed Blazer": the brand is part of the name.
  // A maker who owns what he sells stands without an article: "Nurse Jo's socks".
  const withBrand =
    brand === null || spoken === undefined
      ? spoken
      : spoken
          .replace(/^The /, 'the ')
          .replace(/^(the |these |this )?/i, /['’]s$/i.test(brand) ? `${brand} ` : `$1${brand} `)
          // "The Girard pillows for Miller": a small word behind the brand.
          .replace(
            new RegExp(`(?<=${brand.replace(/[^\p{L}\p{N} ]/gu, '.')} )(?:For|By|With|In|Of)(?= )`, 'u'),
            (word) => word.toLowerCase(),
          );
  // The brand of a book is who wrote it.
  const isWritten =
    kind !== undefined &&
    (kind.id === 'course' || kind.traits.includes('for-reading')) &&
    brand !== null &&
    spoken !== undefined;
  // "First Light by Oriel Skin", "the Drifter by Fennoway".
  const ownName =
    isOwnName && brand !== null && name !== null
      ? // "The board game Hexagon Wildlife".
        /^the \p{Ll}/u.test(name.spoken)
        ? name.spoken
        : toOwnName(name.short)
      : undefined;
  const amount = (text: string | null) => (text === null ? null : pricedText(text, product, ['price']));
  return {
    name: ofName(spoken),
    branded:
      withBrand === undefined
        ? null
        : isWritten || ownName !== undefined
          ? joinTexts([
              ofName(ownName ?? spoken) ?? plainText(''),
              ' by ',
              textFrom(brand ?? '', 'brand', locate(brand ?? '', product.brand ?? '')),
            ])
          : brand === null
            ? ofName(withBrand)
            : textFrom(withBrand, 'brand', locate(brand, product.brand ?? '')),
    short: ofName(isBrief ? (name?.brief ?? name?.short) : name?.short),
    kind: ofName(noun),
    one_kind: ofName(number === 'singular' ? noun : null),
    kinds: ofName(
      own === undefined || kind === undefined || (!kind.en.isCountable && !kind.en.isPair)
        ? null
        : ownersOf(own.plural),
    ),
    a_kind: ofName(withArticle),
    this_kind: ofName(withThis),
    brand: ofField(brand, 'brand'),
    audience: ofField(audience, 'audience'),
    it: number === null ? null : plainText(isPlural ? 'they' : 'it'),
    it_o: number === null ? null : plainText(isPlural ? 'them' : 'it'),
    it_is: number === null ? null : plainText(isPlural ? 'they are' : 'it is'),
    its: number === null ? null : plainText(isPlural ? "they're" : "it's"),
    price: amount(offer?.price ?? null),
    sale_price: offer?.original ? amount(offer.price) : null,
    full_price: offer?.original ? null : amount(offer?.price ?? null),
    was: offer?.original ? pricedText(offer.original, product, ['original_price']) : null,
    saved: offer?.saved ? pricedText(offer.saved, product, ['original_price', 'price']) : null,
    percent: offer?.percentOff ? pricedText(`${offer.percentOff}%`, product, ['price', 'original_price']) : null,
    rating:
      rating && isGoodRating(rating)
        ? textFrom(String(rating.value), 'rating', { start: 0, end: String(rating.value).length })
        : null,
    count:
      rating?.count !== undefined && rating.count >= TELLING_COUNT && isGoodRating(rating)
        ? textFrom(rating.count.toLocaleString('en-US'), 'rating', rangeOfRating(rating))
        : null,
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
