import type { Product } from '@reelwright/contracts';
import type { Slots } from '../pattern.ts';
import { isGoodRating, type QuotableReview, rangeOfRating } from '../proof.ts';
import { joinTexts, locate, plainText, pricedText, type SourcedText, textFrom } from '../sourced-text.ts';
import type { EnglishFact, EnglishFacts } from './english-fact.ts';
import { findThirdPersonBase, PROPER_WORDS } from './lexicon.ts';
import { ENDS_IN_MATERIAL } from './materials.ts';
import { headOf, isMass } from './grammar/countability.ts';
import { articleFor, withArticle } from './noun-phrase.ts';
import { sayFact } from './say/say-fact.ts';

/** "450 g", "12 hours", "40%": an amount with its unit. */
const AMOUNT =
  /(?<![\p{L}\d.,])\d[\d.,]*(?: ?(?:%|°C?|g|kg|oz|lbs?|ml|cl|l|litres?|liters?|mm|cm|m|km|inch(?:es)?|feet|W|kW|mAh|GB|TB|dB)(?![\p{L}\d])| (?:grams?|hours?|minutes?|days?|weeks?|months?|years?|pockets?|pieces?|players?|pages?|cups?|colou?rs?|metres?|meters?|people|lumens|watts|bars?|litres?|speeds?|settings?|ports?|servings?))/u;

/** Fewer ratings are not worth a mention. */
const TELLING_COUNT = 10;

/** Fills the slots of English patterns about the product as a whole; `isBrief` uses its short name if it has one. */
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
  // "the Marlowe Tweed Blazer": the brand is part of the name.
  const withBrand =
    brand === null || spoken === undefined ? spoken : spoken.replace(/^(the |these |this )?/i, `$1${brand} `);
  // The brand of a book is who wrote it.
  const isWritten =
    (kind === undefined || kind.id === 'course' || kind.traits.includes('for-reading')) &&
    brand !== null &&
    spoken !== undefined;
  const amount = (text: string | null) => (text === null ? null : pricedText(text, product, ['price']));
  return {
    name: ofName(spoken),
    branded:
      withBrand === undefined
        ? null
        : isWritten
          ? joinTexts([
              ofName(spoken) ?? plainText(''),
              ' by ',
              textFrom(brand, 'brand', locate(brand, product.brand ?? '')),
            ])
          : brand === null
            ? ofName(withBrand)
            : textFrom(withBrand, 'brand', locate(brand, product.brand ?? '')),
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
    fact: null,
    inside: null,
    says: null,
    also: null,
    lead: null,
    lead_named: null,
    answer: null,
    part: null,
    object: null,
    seen: null,
    the_thing: null,
    thing: null,
    pred_one: null,
    aux: null,
    means: null,
    that_fact: null,
    amount: null,
  };
}

/**
 * Fills the slots about one fact; `says` and `lead` are whole clauses that agree with the product, if its form is
 * certain.
 */
export function fillFactSlots(fact: EnglishFact, product: Slots, facts: EnglishFacts): Slots {
  const from = (text: string | null): SourcedText | null =>
    text === null ? null : textFrom(text, fact.source, fact.range);
  const amount = AMOUNT.exec(fact.text)?.[0] ?? null;
  const shouts = mayShout(fact.inside, facts);
  const said = sayFact(fact);
  return {
    ...product,
    fact: from(standFact(fact, facts)),
    inside: from(writeInside(fact, facts)),
    says: shouts ? null : from(sayClause(fact, facts)),
    also: shouts ? null : from(sayAlso(fact, facts)),
    lead: shouts ? null : leadWith(fact, product['this_kind'] ?? product['branded'] ?? null, facts),
    lead_named: shouts ? null : leadWith(fact, product['branded'] ?? null, facts),
    answer: shouts || said.predicate !== null ? null : from(said.sentence),
    part: shouts ? null : from(said.sentence),
    object: shouts ? null : from(said.object),
    seen: shouts || said.sentence === null || !fact.canOpen ? null : from(said.object),
    the_thing:
      shouts ||
      said.thing === null ||
      (fact.form.kind === 'noun' && fact.form.number === 'uncountable') ||
      / and /.test(fact.inside) ||
      !fact.inside.includes(' ') ||
      isMass(headOf(fact.inside)) ||
      !fact.canOpen ||
      /^\d|^(?:the|your|no|only|just|up|two|three|four|five|six|seven|eight)\b/i.test(fact.inside)
        ? null
        : from(`the ${fact.inside}`),
    thing: from(said.thing),
    pred_one:
      shouts || said.predicate === null || asksOddly(said.predicate.singular) ? null : from(said.predicate.singular),
    aux: said.predicate === null ? null : plainText(auxiliaryOf(said.predicate.singular, facts)),
    that_fact: from(namesKind(fact, product['this_kind']?.text ?? '', facts) ? null : relateFact(fact, facts)),
    amount: from(amount),
  };
}

/** Detects questions with too many answers: "What weighs 2 kg?", "What is made of oak?". */
const asksOddly = (predicate: string): boolean =>
  /^(?:weighs|gets|comes|is|has|fits|measures|includes)\b/.test(predicate);

function auxiliaryOf(predicate: string, { name }: EnglishFacts): string {
  const isPlural = name?.number === 'plural';
  if (predicate.startsWith('is ')) return isPlural ? 'are' : 'is';
  return isPlural ? 'do' : 'does';
}

/** Returns the fact as a sentence about a subject; null if the fact names the kind itself. */
function leadWith(fact: EnglishFact, subject: SourcedText | null, facts: EnglishFacts): SourcedText | null {
  const { predicate } = sayFact(fact);
  if (subject === null) return null;
  if (namesKind(fact, subject.text, facts)) return null;
  // A part's own sentence stands alone: "With this cap, the logo is embroidered" answers no buyer's question.
  if (predicate === null) return null;
  const number = facts.name?.number ?? guessNumber(subject.text);
  const clause = number === 'plural' ? predicate.plural : predicate.singular;
  return joinTexts([subject, ' ', textFrom(clause, fact.source, fact.range)]);
}

/**
 * Detects a repeated kind: "These heels have a kitten heel", "these noise-cancelling earbuds have noise cancelling".
 */
function namesKind({ inside }: EnglishFact, subject: string, { noun }: EnglishFacts): boolean {
  const heads = [noun?.singular, noun?.plural].flatMap((word) => word?.split(' ').at(-1) ?? []);
  const words = [...heads, ...(subject.toLowerCase().match(/\p{L}{5,}/gu) ?? [])].map((word) => word.replace(/s$/, ''));
  const own = new Set(
    inside
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.map((word) => word.replace(/s$/, '')) ?? [],
  );
  return words.some((word) => own.has(word));
}

/** For a name whose head is in no lexicon. */
const guessNumber = (name: string): 'singular' | 'plural' => (/[a-z]{2}[^s'’iu]s$/.test(name) ? 'plural' : 'singular');

/**
 * Returns the fact as a line of its own: as the seller wrote it, with a subject if its verb would not agree without
 * one.
 */
function standFact({ text, form }: EnglishFact, { name }: EnglishFacts): string {
  return form.kind === 'clause' && name?.number === 'plural' ? `They ${form.base}` : text;
}

/** Returns the fact for use after a colon; null if it contains a colon itself. */
function writeInside(fact: EnglishFact, facts: EnglishFacts): string | null {
  if (/[:;]\s/.test(fact.inside) || mayShout(fact.inside, facts)) return null;
  if (fact.form.kind === 'clause') return sayClause(fact, facts);
  // "Pairs with a second one": after a colon a verb needs its subject.
  const isVerb =
    ['text', 'noun'].includes(fact.form.kind) && findThirdPersonBase(fact.inside.split(' ')[0] ?? '') !== null;
  return isVerb ? null : fact.inside;
}

/** Longest fact spoken with the kind in one breath. */
const LONGEST_RELATED_WORDS = 9;

/**
 * Returns the fact as a description of the kind, "that folds flat to 4 cm" or "with a ventilated back panel"; null if
 * its form is uncertain.
 */
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
  // "A backpack with 40 litres" is not English.
  if (BARE_AMOUNT.test(inside)) return null;
  return `with ${withArticle(inside)}`;
}

/** Facts that change their sense after "with": "No buckles", "only 1.1 kg". */
const OWN_START = /^(?:no|not|without|only|just|with|all|any|each|every|up to|fits?|\d[\d.,]* ?%)\b/i;
/** "40 litres", "600 ml". */
const BARE_AMOUNT = /^\d[\d.,]* ?\p{L}+$/u;
/** The material of a product is not one of its parts. */
const isMaterial = (text: string): boolean => ENDS_IN_MATERIAL.test(text);

/** Detects a capital on a word that may be no name: a mistake after a colon. */
function mayShout(inside: string, { brand }: EnglishFacts): boolean {
  const [first = ''] = inside.split(/[\s-]/);
  return /^\p{Lu}\p{Ll}+$/u.test(first) && !PROPER_WORDS.has(first.toLowerCase()) && !brand?.includes(first);
}

function sayClause(fact: EnglishFact, facts: EnglishFacts): string | null {
  const { predicate, sentence } = sayFact(fact);
  const number = facts.name?.number ?? null;
  if (predicate === null) return sentence;
  if (number === null) return null;
  return number === 'plural'
    ? `they ${predicate.plural}`.replace(/^they are /, "they're ")
    : `it ${predicate.singular}`.replace(/^it is /, "it's ");
}

/** Returns the fact as an addition to the line before it; null if it is no statement about the product itself. */
function sayAlso(fact: EnglishFact, facts: EnglishFacts): string | null {
  const clause = sayFact(fact).predicate === null ? null : sayClause(fact, facts);
  return clause?.replace(/^(it's|they're|it|they) /, '$1 also ') ?? null;
}

export function fillReviewSlots(review: QuotableReview, product: Slots): Slots {
  const { quote, field, author } = review;
  return {
    ...product,
    quote: textFrom(quote, field, review.range),
    author: author === null ? null : plainText(author),
  };
}
