import type { Product, SourceField } from '@reelwright/contracts';
import type { KindMatch, ProductKind, Trade } from '@reelwright/product-kinds';
import { cleanLine, measureOverlap, splitSentences } from '../clean-text.ts';
import { type Offer, readOffer } from '../offer.ts';
import { canOpenAd, isExtent, isFigure } from '../leading-fact.ts';
import { isPlainMaterial, PLAIN_MATERIAL_COST } from '../plain-material.ts';
import { rankFact } from '../rank-fact.ts';
import { locate } from '../sourced-text.ts';
import { isInLanguage } from '../text-language.ts';
import { ENGLISH_FEATURES } from './english-features.ts';
import { type FactForm, readForm } from './fact-form.ts';
import { withSmallStart, capitalise, lowerStart, splitFacts } from './fact-text.ts';
import type { Feature } from '../read-features.ts';
import { findFeatures } from './find-features.ts';
import { isAccessory } from './is-accessory.ts';
import { isKnownWord } from './known-word.ts';
import { FUNCTION_WORDS } from './lexicon.ts';
import { ENDS_IN_MATERIAL } from './materials.ts';
import { articleFor, hasDeterminer } from './noun-phrase.ts';
import { findToldKind, matchKind, nameNoun, readSubtitle } from './match-kind.ts';
import { createProseReader, isPlainFragment } from './prose/prose-reader.ts';
import { splitDescription } from './split-description.ts';
import { endsInKind, type ProductName, shortenName, spellBrand } from './product-name.ts';
import { isFact } from './refuse-fact.ts';
import { sayFact } from './say-fact.ts';

/** A seller's statement about the product. */
export interface EnglishFact {
  /** As a sentence without a full stop. */
  text: string;
  /** As part of a sentence: its first letter is small, unless it starts a name. */
  inside: string;
  form: FactForm;
  features: readonly Feature[];
  /** Its importance to a buyer. */
  weight: number;
  /** True if it contains an amount with its unit. */
  isFigure: boolean;
  /** True if an image of the product alone can illustrate it. */
  canOpen: boolean;
  /** True if it can be told in a whole sentence. */
  isTold: boolean;
  source: SourceField;
  /** Its place in the field's text. */
  range: { start: number; end: number };
}

/** Facts for English lines about the product, and the words to agree with it. */
export interface EnglishFacts {
  name: ProductName | null;
  kind: ProductKind | undefined;
  /** The seller's noun: "plimsoll", "plimsolls". */
  noun: { singular: string; plural: string } | undefined;
  /** Set if the name does not contain it. */
  brand: string | null;
  /** A short group of people, in small letters. */
  audience: string | null;
  offer: Offer | null;
  isAvailable: boolean;
  /** The strongest first. */
  facts: EnglishFact[];
}

/** Word overlap above which two facts are the same. */
const SAME_FACT = 0.6;
const SAME_IN_PASSING = 0.45;
/** A fact of this many words that shares half of them with two others each is a summary of them. */
const SUMMARY_WORDS = 6;
/** A phrase with a larger share of the name's words adds almost nothing. */
const MOST_NAMED = 0.75;

export function collectEnglishFacts(product: Product): EnglishFacts {
  const inName = matchKind(product);
  const match = inName ?? findToldKind(product);
  // "The Quiet Harbour: A Novel": the name stands before what it is.
  const [title = '', subtitle] = product.name.split(/:\s+/);
  const isInSubtitle = match !== undefined && subtitle !== undefined && readSubtitle(subtitle)?.head === match.head;
  const named = shortenName(isInSubtitle ? title : product.name, product.brand, isInSubtitle ? undefined : inName);
  const isTitle =
    isInSubtitle || (match !== undefined && inName === undefined && match.kind.traits.includes('for-reading'));
  const name =
    isTitle && named !== null
      ? { ...named, spoken: named.short, number: 'singular' as const }
      : named !== null && inName === undefined && match !== undefined
        ? { ...named, number: named.number ?? toldNumber(match) }
        : named;
  const brand = product.brand === undefined ? null : spellBrand(cleanLine(product.brand));
  const isBrandSpoken = brand !== null && /^[\p{Script=Latin}\p{N}&'’. -]{2,40}$/u.test(brand) && /\p{L}/u.test(brand);
  // "Nora Living" of the Nora armchair: a word of both is not said twice.
  const opening = (name?.short ?? '').split(' ')[0]?.toLowerCase() ?? '';
  const isNamed =
    brand !== null &&
    (`${name?.short ?? ''} ${name?.brief ?? ''}`.toLowerCase().includes(brand.toLowerCase()) ||
      (opening.length > 2 &&
        brand
          .toLowerCase()
          .split(/[\s&]+/)
          .includes(opening)));
  return {
    name,
    kind: match?.kind,
    noun:
      match === undefined ||
      (inName !== undefined && !isInSubtitle && !endsInKind((name?.short ?? '').split(' '), match.head))
        ? undefined
        : nameNoun(match, product.name),
    brand: isBrandSpoken && !isNamed && !isShopName(brand) ? brand : null,
    audience: readAudience(product.audience),
    offer: product.currency === undefined ? null : readOffer(product, 'en'),
    isAvailable: product.availability !== 'OutOfStock',
    facts: collectFacts(product, match),
  };
}

const toldNumber = ({ kind: { en } }: KindMatch): 'singular' | 'plural' | 'uncountable' =>
  en.isPair ? 'plural' : en.isCountable ? 'singular' : 'uncountable';

const isShopName = (brand: string): boolean =>
  /\b(?:shop|store|market|official|com|net|inc|ltd|gmbh|llc|none|generic|unbranded|unknown|does not apply|n\/a)\b/i.test(
    brand,
  ) || /\./.test(brand);

function collectFacts(product: Product, match: KindMatch | undefined): EnglishFact[] {
  const collected: EnglishFact[] = [];
  const names = collectNames(product);
  const company = [product.name, ...product.selling_points, product.description ?? ''].join('. ');
  const add = (written: string, source: SourceField, field: string, place: number | null, known?: FactForm) => {
    const phrase = dropSubject(sayWeight(dropReason(written), match?.kind.trade), match);
    if (!isFact(phrase) || (!isCode(phrase) && !isInLanguage(phrase, 'en', { isKnownWord, company }))) return;
    if (isInName(phrase, product) || shareInName(phrase, product.name) > MOST_NAMED) return;
    // A point states a fact better than a passing mention in running text.
    const most = place === null ? SAME_IN_PASSING : SAME_FACT;
    if (collected.some((other) => measureOverlap(phrase, other.text) > most)) return;
    const inside = isWrittenSmall(phrase, field) ? withSmallStart(phrase) : lowerStart(phrase, names);
    const own = agreeForm(known, inside) ?? readForm(inside);
    const itself = sayItself(inside, own, match);
    const form: FactForm = itself === undefined ? own : { kind: 'state' };
    if (
      !isSayable(inside, own, match) ||
      (/^\d[\d.,]* ?(?!modes$|speeds$|tips$|heads$|levels$|jets$)\p{L}{1,6}$/u.test(phrase) &&
        USED_UP.has(match?.kind.trade ?? 'general'))
    )
      return;
    const features = findFeatures(ENGLISH_FEATURES, phrase, match?.kind.trade).filter(
      ({ id }) => id !== 'material' || !isOfPart(inside, own, match?.kind.trade),
    );
    const rated = { text: phrase, features, isAccessory: isAccessory(phrase, form, match) };
    const said = sayFact({ text: capitalise(phrase), inside: itself ?? inside, form });
    const isTold = said.predicate !== null || said.sentence !== null || said.object !== null;
    const isMeasured = isTold && isFigure(rated, { language: 'en', trade: match?.kind.trade });
    collected.push({
      text: capitalise(phrase),
      inside: itself ?? inside,
      form,
      features,
      isFigure: isMeasured,
      isTold,
      canOpen: canOpenAd(rated) && !isPlainMaterial(phrase),
      weight:
        rankFact({
          features,
          trade: match?.kind.trade,
          isAccessory: rated.isAccessory,
          hasNumber: /\d/.test(phrase),
          isFigure: isMeasured,
          isExtent: isExtent(rated, { language: 'en', trade: match?.kind.trade }),
          isEffect: isEffect(phrase, form),
          isBare: BARE.test(phrase),
          place,
        }) -
        Math.max(0, phrase.split(' ').length - LONGEST_EASY_WORDS) * PER_WORD_TOO_MANY -
        (isPlainMaterial(phrase) ? PLAIN_MATERIAL_COST : 0),
      source,
      range: locate(phrase, field),
    });
  };
  for (const [index, line] of product.selling_points.entries())
    for (const phrase of splitFacts(line).flatMap((each) => splitDescription(each, match, false)))
      add(phrase, `selling_points.${index}`, line, index);
  // "(for max. 4 persons)" is no end of a sentence.
  const description = dropCutTail(product.description ?? '').replace(/\s*\([^()]{0,60}\.[^()]{0,60}\)/g, '');
  const told = createProseReader(product, match);
  for (const sentence of splitSentences(description)) {
    const prose = told(sentence);
    for (const { phrase, form } of prose) add(capitalise(placeMaker(phrase)), 'description', description, null, form);
    if (prose.length > 0 || !isPlainFragment(dropPurpose(sentence), LONGEST_SENTENCE)) continue;
    for (const phrase of splitFacts(dropPurpose(sentence)).flatMap((each) => splitDescription(each, match, true)))
      if (isPlainFragment(phrase)) add(phrase, 'description', product.description ?? '', null);
  }
  return collected.filter((fact) => !isSummary(fact, collected)).toSorted((left, right) => right.weight - left.weight);
}

/** "Thrown by hand in our Lisbon studio": the seller's own person is not the ad's. */
const placeMaker = (phrase: string): string =>
  phrase.replace(
    /\b(in|at) our (?:own )?(?=(?:\p{L}+ ){0,2}(?:studio|workshop|bakery|kitchen|factory|atelier|roastery|garden|farm|mill|brewery|dairy|forge|pottery|nursery|distillery)\b)/iu,
    '$1 a ',
  );

/** "IPX7 waterproof so you can use it in the shower": what a quality is good for. */
const dropPurpose = (sentence: string): string => sentence.replace(/,? so (?:that )?(?:you|it|they|the)\b.*$/i, '');

/** Checks if the seller wrote a phrase without a capital: then its first word is no name. */
const isWrittenSmall = (phrase: string, field: string): boolean => {
  const start = phrase.split(' ').slice(0, 2).join(' ');
  return /^\p{Lu}\P{Lu}/u.test(phrase) && field.includes(withSmallStart(start)) && !field.includes(start);
};

/** A sentence of more words is no list of short phrases. */
const LONGEST_SENTENCE = 24;

/** Detects a summary: "Padded back and bungee front" beside the points about them. */
function isSummary({ text }: EnglishFact, all: readonly EnglishFact[]): boolean {
  if (text.split(' ').length < SUMMARY_WORDS) return false;
  return (
    all.filter(
      (other) => other.text !== text && other.text.length < text.length && measureOverlap(text, other.text) >= 0.5,
    ).length > 1
  );
}

/** Checks if every word of a phrase is in the name: it then adds nothing. */
function isInName(phrase: string, { name, brand = '' }: Product): boolean {
  const toWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const known = new Set(toWords(`${name} ${brand}`));
  const content = toWords(phrase).filter((word) => !FUNCTION_WORDS.has(word));
  return content.every((word) => known.has(word) || known.has(`${word}s`) || known.has(word.replace(/s$/, '')));
}

/** Returns the share of a phrase's words that the name has too, 0 to 1. */
function shareInName(phrase: string, name: string): number {
  const toWords = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}|\d+/gu) ?? [];
  const words = toWords(phrase);
  const known = new Set(toWords(name));
  return words.length === 0 ? 0 : words.filter((word) => known.has(word)).length / words.length;
}

/** "24 g" is no line; "Weighs 24 g" is, and "Holds 40 litres". */
const sayWeight = (written: string, trade: Trade | undefined): string => {
  // "Weigh 430 g a pair", of shoes.
  const phrase = written.replace(/^(Weigh|Measure|Hold|Fit|Last|Keep|Come)(?= (?:\d+|in|as|with|up|for)\b)/i, '$1s');
  if (trade === undefined || USED_UP.has(trade)) return phrase;
  if (/^\d[\d.,]* ?(?:k?g|grams?|oz|lbs?)$/i.test(phrase)) return `Weighs ${phrase}`;
  return /^\d[\d.,]* ?(?:ml|cl|l|litres?|liters?|gallons?|quarts?|qt)$/i.test(phrase) ? `Holds ${phrase}` : phrase;
};

/** "Easy to keep clean as it is removable": what follows a fact as its reason. */
const REASON = /,? (?:as|because|since) (?:it|they)(?:['’](?:s|re)| (?:is|are|has|have|can|was|were))\b.*$/iu;
/** Fewer words before a reason would be no fact. */
const LEAST_BEFORE_REASON = 3;

const dropReason = (phrase: string): string => {
  const rest = phrase.replace(REASON, '');
  return rest.split(' ').length >= LEAST_BEFORE_REASON ? rest : phrase;
};

/** Trades whose goods are measured by the pack. */
const USED_UP: ReadonlySet<Trade> = new Set<Trade>(['food', 'drinks', 'beauty', 'hair-care', 'health']);

/** Detects codes such as "UV400" or "IPX7": too short to identify a language. */
const isCode = (phrase: string): boolean => /^[A-Za-z-]{0,12}\d[\w.,-]*(?: [A-Za-z]{1,8})?$/.test(phrase);

/**
 * Drops the subject of a statement about the product, such as "It fits in any bag" or "This mug holds a pint": the rest
 * follows "it" or "they" by number.
 */
function dropSubject(phrase: string, match: KindMatch | undefined): string {
  const kindWords = match
    ? [match.head, match.kind.en.singular, match.kind.en.plural].map((word) => word.replace(/[^\p{L}\p{N} ]/gu, '.'))
    : [];
  const subject = new RegExp(
    `^(?:it|(?:this|the|these|our) (?:\\p{L}+ ){0,2}(?:${['product', 'item', ...kindWords].join('|')}))\\s+(?:also )?`,
    'iu',
  );
  const rest = phrase.replace(subject, '');
  if (rest === phrase) return phrase;
  const bare = rest.replace(/^(?:is|are)\s+/i, '');
  const form = readForm(lowerStart(bare, new Set()));
  const isClause = bare === rest ? form.kind === 'clause' : form.kind === 'state';
  return isClause ? capitalise(bare) : phrase;
}

/** The form that running text gave a phrase, unless the phrase was cut since. */
function agreeForm(form: FactForm | undefined, inside: string): FactForm | undefined {
  if (form?.kind === 'clause') {
    const [verb = '', ...rest] = inside.split(' ');
    return form.base.endsWith(rest.join(' ')) && rest.length > 0 && verb !== '' ? form : undefined;
  }
  return form;
}

/**
 * "V-neck dress with thin straps" of a dress is what it is, not what it has: returns it with its article; undefined if
 * the phrase names a part.
 */
function sayItself(inside: string, form: FactForm, match: KindMatch | undefined): string | undefined {
  if (match === undefined || form.kind === 'sentence' || form.kind === 'clause' || hasDeterminer(inside)) return;
  const [core = ''] = inside.split(/,| (?:with|in|of|for|from|made|that|to|by) /);
  const { singular, plural, words, isPair, isCountable } = match.kind.en;
  // A hose of a hose reel is a part of it.
  const last = match.head.split(' ').at(-1);
  const name = [singular, plural, ...words]
    .filter((each) => each.split(' ').at(-1) === last || each === plural)
    .find((each) => core.toLowerCase().endsWith(` ${each}`));
  if (name === undefined) return isGarmentItself(core, match) ? inside : undefined;
  if (core.split(' ').length > 4) return;
  return isPair || !isCountable || name === plural ? inside : `${articleFor(inside)} ${inside}`;
}

/** Garments in several words for one: no leggings "have" yoga pants. */
const LEGWEAR = /\b(?:pants|trousers|shorts|leggings|tights|joggers|jeans|chinos)$/i;

const isGarmentItself = (core: string, { kind: { en, trade } }: KindMatch): boolean =>
  trade === 'apparel' && en.isPair && LEGWEAR.test(core) && LEGWEAR.test(en.plural);

/** Rejects lines that leave the listener asking "what?". */
function isSayable(inside: string, form: FactForm, match: KindMatch | undefined): boolean {
  const words = inside.split(' ');
  // A pronoun without its noun agrees with nothing.
  if (/^(?:it|they|this|these|those|its|their)\b/i.test(inside)) return false;
  if (words.length === 1)
    return form.kind === 'state' || (form.kind === 'noun' && /-/.test(inside)) || /\d/.test(inside);
  // "A slip-on plimsoll in cobalt canvas" describes the product as if it were a part.
  const head = form.kind === 'noun' ? form.head : undefined;
  const isItself =
    match !== undefined &&
    head !== undefined &&
    [match.kind.en.singular, match.kind.en.plural].some((word) => word.split(' ').at(-1) === head);
  return !isItself || words.length >= 4;
}

/** Parts that make up most of a piece of furniture; legs do not. */
const BODY = /^(?:tops?|frames?|bases?|shel(?:f|ves)|slats|seats?|body|panels?|drawers?)$/;

/** Checks if a material is that of a part: "brass zip" is, "solid oak top" is the table's own. */
function isOfPart(inside: string, form: FactForm, trade: Trade | undefined): boolean {
  if (form.kind === 'text')
    return /^\p{L}+ (?:in|from) /u.test(inside) || !(ENDS_IN_MATERIAL.test(inside) || /%|\b(?:made|of)\b/.test(inside));
  if (form.kind !== 'noun' || form.number === 'uncountable') return false;
  return trade !== 'furniture' || !BODY.test(form.head);
}

/** "300 ml", "Holds 750 ml": a bare amount without a distinctive word. */
const BARE = /^(?:holds |weighs |fits |capacity )?\d[\d.,]* ?\p{L}{1,6}$/iu;

/** Verbs that tell what a product has or is, not what it does. */
const OF_STATE =
  /^(?:is|are|has|have|holds?|weighs?|measures?|comes?|includes?|contains?|features?|costs?|uses?|stands?|consists?|ships?)$/i;
const SPARES = /^(?:no|zero|never|without)\b|\p{L}-(?:free|proof)$/iu;

const OBJECT = /^(?:you|your|the|an?|it|them|its)$/;

/** Checks if a fact tells what the product does for its buyer, or what it spares them. */
function isEffect(phrase: string, form: FactForm): boolean {
  if (SPARES.test(phrase)) return true;
  const words = phrase.split(' ');
  if (form.kind === 'clause') return !OF_STATE.test(words[0] ?? '');
  if (form.kind === 'sentence') return !words.some((word) => OF_STATE.test(word));
  // "Double-layer cuff covers your ears": only a verb stands before an object.
  const verb = words.find((word, at) => at > 0 && /[^s]s$/.test(word) && OBJECT.test(words[at + 1] ?? ''));
  return verb !== undefined && !OF_STATE.test(verb);
}

/** Longer facts are harder to follow. */
const LONGEST_EASY_WORDS = 9;
const PER_WORD_TOO_MANY = 0.12;

/** Words of the brand keep their capital. */
function collectNames(product: Product): ReadonlySet<string> {
  return new Set(
    (product.brand ?? '')
      .split(/\s+/)
      .filter((word) => /^\p{Lu}/u.test(word))
      .map((word) => word.toLowerCase()),
  );
}

/** Drops the broken last sentence of a description at the limit of its length. */
function dropCutTail(description: string): string {
  const isCut = description.length >= 990 && !/[.!?]\s*$/.test(description);
  return isCut ? description.slice(0, description.lastIndexOf('.') + 1) : description;
}

/** Returns the audience if it is a group of people: "runners", "busy parents", "people who travel". */
function readAudience(audience: string | undefined): string | null {
  if (audience === undefined) return null;
  const [first = ''] = cleanLine(audience)
    .replace(/^(?:for|perfect for|ideal for|made for)\s+/i, '')
    .split(/[,;.|/(]/);
  const words = first.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0 || words.length > 4 || !/^[\p{Script=Latin}&' +-]+$/u.test(first.trim())) return null;
  const text = lowerStart(words.join(' '), new Set());
  const isGroup = /(?:[^s]s|people|men|women|children|kids|folk)$/i.test(
    words.length > 2 && /^(?:who|with|in|on|of|that)$/i.test(words[1] ?? '') ? (words[0] ?? '') : text,
  );
  return isGroup ? text : null;
}
