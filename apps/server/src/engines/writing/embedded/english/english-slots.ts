import type { Product } from '@reelwright/contracts';
import type { Slots } from '../pattern.ts';
import { isGoodRating, type QuotableReview, rangeOfRating } from '../proof.ts';
import { locate, plainText, pricedText, type SourcedText, textFrom } from '../sourced-text.ts';
import type { EnglishFact, EnglishFacts } from './english-facts.ts';
import { findThirdPersonBase, PROPER_WORDS } from './lexicon.ts';
import { articleFor, hasDeterminer } from './noun-phrase.ts';

/** "450 g", "12 hours", "40%": an amount with its unit. */
const AMOUNT =
  /(?<![\p{L}\d.,])\d[\d.,]*(?: ?(?:%|°C?|g|kg|oz|lbs?|ml|cl|l|litres?|liters?|mm|cm|m|km|inch(?:es)?|feet|W|kW|mAh|GB|TB|dB)(?![\p{L}\d])| (?:grams?|hours?|minutes?|days?|weeks?|months?|years?|pockets?|pieces?|players?|pages?|cups?|colou?rs?|metres?|meters?|people|lumens|watts|bars?|litres?|speeds?|settings?|ports?|servings?))/u;

const LONGEST_PHRASE = 4;
/** Fewer ratings are no number to tell. */
const TELLING_COUNT = 10;

/** What English patterns can say of the product as a whole; `isBrief`: by its short name where it has one. */
export function fillProductSlots(
  product: Product,
  { name, kind, noun: own, brand, audience, offer }: EnglishFacts,
  isBrief: boolean,
): Slots {
  const ofName = (text: string | null | undefined): SourcedText | null =>
    text === null || text === undefined
      ? null
      : textFrom(text, 'name', locate(text.replace(/^(?:the|an?|these|this|your)\s/i, ''), product.name));
  const ofField = (text: string | null, field: 'brand' | 'audience'): SourcedText | null =>
    text === null ? null : textFrom(text, field, locate(text, product[field] ?? ''));
  const { rating } = product;
  const number = name?.number ?? null;
  const isPlural = number === 'plural';
  const noun = own === undefined || number === null ? null : isPlural ? own.plural : own.singular;
  const withThis = noun === null ? null : `${isPlural ? 'these' : 'this'} ${noun}`;
  const withArticle = noun === null ? null : number === 'singular' ? `${articleFor(noun)} ${noun}` : noun;
  const spoken = isBrief && name?.brief ? (number === 'uncountable' ? name.brief : `the ${name.brief}`) : name?.spoken;
  const amount = (text: string | null) => (text === null ? null : pricedText(text, product, ['price']));
  return {
    name: ofName(spoken),
    short: ofName(isBrief ? (name?.brief ?? name?.short) : name?.short),
    kind: ofName(noun),
    one_kind: ofName(number === 'singular' ? noun : null),
    kinds: ofName(
      own === undefined || kind === undefined || (!kind.en.isCountable && !kind.en.isPair) ? null : own.plural,
    ),
    a_kind: ofName(withArticle),
    this_kind: ofName(withThis),
    brand: ofField(brand, 'brand'),
    audience: ofField(audience, 'audience'),
    it: number === null ? null : plainText(isPlural ? 'they' : 'it'),
    it_o: number === null ? null : plainText(isPlural ? 'them' : 'it'),
    its: number === null ? null : plainText(isPlural ? "they're" : "it's"),
    price: amount(offer?.price ?? null),
    full_price: offer?.original ? null : amount(offer?.price ?? null),
    was: offer?.original ? pricedText(offer.original, product, ['original_price']) : null,
    percent: offer?.percentOff ? pricedText(`${offer.percentOff}%`, product, ['price', 'original_price']) : null,
    rating:
      rating && isGoodRating(rating)
        ? textFrom(String(rating.value), 'rating', { start: 0, end: String(rating.value).length })
        : null,
    count:
      rating?.count !== undefined && rating.count >= TELLING_COUNT && isGoodRating(rating)
        ? textFrom(rating.count.toLocaleString('en-US'), 'rating', rangeOfRating(rating))
        : null,
    fact: null,
    inside: null,
    says: null,
    too: null,
    that_fact: null,
    amount: null,
  };
}

/** What patterns can say of one fact; `says` is a whole clause that agrees with the product, where its form is sure. */
export function fillFactSlots(fact: EnglishFact, product: Slots, facts: EnglishFacts): Slots {
  const from = (text: string | null): SourcedText | null =>
    text === null ? null : textFrom(text, fact.source, fact.range);
  const amount = AMOUNT.exec(fact.text)?.[0] ?? null;
  return {
    ...product,
    fact: from(standFact(fact, facts)),
    inside: from(writeInside(fact, facts)),
    says: from(sayClause(fact, facts)),
    too: from(isPhrase(fact) ? fact.text : null),
    that_fact: from(relateFact(fact, facts)),
    amount: from(amount),
  };
}

/** As a line by itself: as the seller wrote it, with a subject where its verb would not agree without one. */
function standFact({ text, form }: EnglishFact, { name }: EnglishFacts): string {
  return form.kind === 'clause' && name?.number === 'plural' ? `They ${form.base}` : text;
}

/** Behind a colon; null for what has a colon of its own. */
function writeInside(fact: EnglishFact, facts: EnglishFacts): string | null {
  if (/[:;]\s/.test(fact.inside) || mayShout(fact.inside, facts)) return null;
  if (fact.form.kind === 'clause') return sayClause(fact, facts) ?? fact.inside;
  // "Pairs with a second one": behind a colon a verb wants its subject.
  const isVerb =
    ['text', 'noun'].includes(fact.form.kind) && findThirdPersonBase(fact.inside.split(' ')[0] ?? '') !== null;
  return isVerb ? null : fact.inside;
}

/** Longest fact that is said of the kind in one breath. */
const LONGEST_RELATED_WORDS = 9;

/** Behind the kind: "that folds flat to 4 cm", "with a ventilated back panel"; null where its form is unsure. */
function relateFact({ text, inside, form }: EnglishFact, facts: EnglishFacts): string | null {
  const number = facts.name?.number ?? null;
  if (
    number === null ||
    text.split(' ').length > LONGEST_RELATED_WORDS ||
    /[,;:]| with | in (?:\d+|one|two|three|four|five|ten|seconds|minutes)\b/.test(text)
  )
    return null;
  if (mayShout(inside, facts)) return null;
  const isPlural = number === 'plural';
  if (form.kind === 'clause') return `that ${isPlural ? form.base : inside}`;
  if (form.kind === 'state') return `${isPlural ? 'that are' : "that's"} ${inside}`;
  if (form.kind !== 'noun' || OWN_START.test(inside)) return null;
  if (form.number === 'uncountable') return isMaterial(inside) ? null : `with ${inside}`;
  return form.number === 'plural' || hasDeterminer(inside) ? `with ${inside}` : `with ${articleFor(inside)} ${inside}`;
}

/** "No buckles", "only 1.1 kg": "with" makes another sense of them. */
const OWN_START = /^(?:no|not|without|only|just|with|all|any|each|every|up to|fits?|\d[\d.,]* ?%)\b/i;
/** What a thing is made of is not what it has. */
const isMaterial = (text: string): boolean =>
  /\b(?:cotton|wool|merino|linen|silk|leather|suede|canvas|denim|oak|walnut|beech|ash|pine|wood|steel|iron|alumini?um|brass|copper|titanium|gold|silver|ceramic|porcelain|glass|marble|silicone|rubber|cork|bamboo|velvet|polyester|nylon)$/i.test(
    text,
  );

/** A capital on a word that may be no name: behind a colon that is a fault. */
function mayShout(inside: string, { brand }: EnglishFacts): boolean {
  const [first = ''] = inside.split(/[\s-]/);
  return /^\p{Lu}\p{Ll}+$/u.test(first) && !PROPER_WORDS.has(first.toLowerCase()) && !brand?.includes(first);
}

/** Short and without a verb: "Gluten free, too." */
function isPhrase({ text, form }: EnglishFact): boolean {
  return (
    (form.kind === 'noun' || form.kind === 'state') &&
    text.split(' ').length <= LONGEST_PHRASE &&
    !/,|^(?:no|not|without|zero|never)\b/i.test(text)
  );
}

function sayClause({ inside, form }: EnglishFact, facts: EnglishFacts): string | null {
  const number = facts.name?.number ?? null;
  if (number === null || mayShout(inside, facts)) return null;
  const isPlural = number === 'plural';
  if (form.kind === 'clause') return isPlural ? `they ${form.base}` : `it ${inside}`;
  if (form.kind === 'state') return isPlural ? `they're ${inside}` : `it's ${inside}`;
  return null;
}

export function fillReviewSlots(review: QuotableReview, product: Slots): Slots {
  const { quote, field, author } = review;
  return {
    ...product,
    quote: textFrom(quote, field, review.range),
    author: author === null ? null : plainText(author),
  };
}
