import type { Product, SourceField } from '@reelwright/contracts';
import { cleanLine, isAboutTheProduct, isSellingPoint, measureOverlap, splitSentences } from '../clean-text.ts';
import { type Offer, readOffer } from '../offer.ts';
import { locate } from '../sourced-text.ts';
import { isInLanguage } from '../text-language.ts';
import {
  COMMON_WORDS,
  DEGREE_WORDS,
  findNoun,
  findThirdPersonBase,
  FINITE_VERBS,
  FUNCTION_WORDS,
  isAdjective,
  isBaseVerb,
  MODIFIERS,
  STATE_WORDS,
} from './lexicon.ts';
import { mineFeatures, mineStates } from './mine-features.ts';
import { articleFor, lowerForSentence, withArticle } from './noun-phrase.ts';
import { type ProductKind, shortenName } from './product-name.ts';
import { readSellingPoint, type SellingPoint } from './selling-point.ts';

export interface EnglishPoint {
  point: SellingPoint;
  source: SourceField;
  /** Where in the field's text the point stands. */
  range: { start: number; end: number };
}

/** What English lines may say about the product, and the words they need to agree with it. */
export interface EnglishFacts {
  /** In a sentence: "the Acme desk lamp"; null where the name can't be spoken in English. */
  name: string | null;
  /** Without an article. */
  shortName: string | null;
  isPlural: boolean;
  /** Shorter than the name: "the Acme lamp". */
  briefName: string | null;
  kind: ProductKind | null;
  /** "this lamp", "these boots"; null where the kind has no name. */
  thisOne: string | null;
  /** Where the name does not say it already. */
  brand: string | null;
  /** A short group of people, in small letters. */
  audience: string | null;
  offer: Offer | null;
  isAvailable: boolean;
  points: EnglishPoint[];
}

/** Superlatives and promises: advertising law asks for proof of them, whoever wrote them. */
const HYPE =
  /\b(?:best(?!-?before)|#\s?1|no\.? ?1|number one|world'?s|greatest|finest|ultimate|unbeatable|unmatched|unrivall?ed|unparallell?ed|revolutionary|miracle|magical|guaranteed to|cures?|heals?|leading|most|cheapest|lowest|fastest|strongest|lightest|smallest|thinnest|softest|better than|than|unlike|compared (?:to|with)|versus|vs|other brands|competitors?|rivals?|perfect(?:ly|ion)?|amazing|incredible|awesome|unique)\b|!{2,}/i;

export function collectEnglishFacts(product: Product): EnglishFacts {
  const name = shortenName(product.name, product.brand);
  const kind = name?.kind ?? null;
  const brand = product.brand === undefined ? null : spellBrand(cleanLine(product.brand));
  const isBrandSpoken = brand !== null && /^[\p{Script=Latin}\p{N}&'. -]{2,30}$/u.test(brand) && /[a-z]/i.test(brand);
  const names = collectNames(product, name?.short ?? '', kind);
  return {
    name: name?.spoken ?? null,
    shortName: name?.short ?? null,
    isPlural: kind?.number === 'plural',
    briefName: name?.brief ?? null,
    kind,
    thisOne: nameThisOne(kind),
    brand: isBrandSpoken && !name?.short.toLowerCase().includes(brand.toLowerCase().split(' ')[0] ?? '') ? brand : null,
    audience: readAudience(product.audience),
    offer: readOffer(product, 'en'),
    isAvailable: product.availability !== 'OutOfStock',
    points: collectPoints(product, names, kind),
  };
}

/** "BELKIN" shouts; "IKEA" is how it is written. */
function spellBrand(brand: string): string {
  if (brand.includes(' ') && brand === brand.toUpperCase())
    return brand.replace(/\p{Lu}{3,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());
  return brand.replace(
    /(?<![\p{L}\d])\p{Lu}{5,}(?![\p{L}\d])/gu,
    (word) => word.charAt(0) + word.slice(1).toLowerCase(),
  );
}

function nameThisOne(kind: ProductKind | null): string | null {
  if (kind?.number === 'plural' && kind.plural !== null) return `these ${kind.plural}`;
  return kind?.number === 'singular' && kind.singular !== null ? `this ${kind.singular}` : null;
}

/** Words that are part of a name, so that they keep their capital. */
function collectNames(product: Product, shortName: string, kind: ProductKind | null): ReadonlySet<string> {
  const kindWords = new Set([...(kind?.singular?.split(' ') ?? []), ...(kind?.plural?.split(' ') ?? [])]);
  const words = `${shortName} ${product.brand ?? ''}`.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
  return new Set(words.map((word) => word.toLowerCase()).filter((word) => !kindWords.has(word) && !isKnownWord(word)));
}

/** Whether the lexicon lists a word, in small letters. */
export function isKnownWord(word: string): boolean {
  return (
    COMMON_WORDS.has(word) ||
    FUNCTION_WORDS.has(word) ||
    FINITE_VERBS.has(word) ||
    STATE_WORDS.has(word) ||
    DEGREE_WORDS.has(word) ||
    MODIFIERS.has(word) ||
    findNoun(word) !== null ||
    isAdjective(word) ||
    isBaseVerb(word) ||
    findThirdPersonBase(word) !== null
  );
}

function collectPoints(product: Product, names: ReadonlySet<string>, kind: ProductKind | null): EnglishPoint[] {
  const collected: EnglishPoint[] = [];
  const said: string[] = [`${product.name} ${product.brand ?? ''}`];
  const company = [...product.selling_points, product.description ?? ''].join('. ');
  const callItIt = createPronoun(product, kind);
  const add = (written: string, source: SourceField, original: string) => {
    const line = callItIt(written);
    if (/!{2,}/.test(line)) return;
    if (!isInLanguage(line, 'en', { isKnownWord, company })) return;
    const read = readSellingPoint(line, names);
    if (read === null) return;
    const point = asThing(read, kind);
    const text = textOfPoint(point);
    if (HYPE.test(text)) return;
    const isFromDescription = source === 'description';
    if (said.some((other, index) => measureOverlap(text, other) > (index === 0 ? 0.7 : isFromDescription ? 0.5 : 0.75)))
      return;
    said.push(text);
    const field = source === 'description' ? (product.description ?? '') : original;
    collected.push({ point, source, range: locate(textOfPoint(point), field) });
  };

  const description = dropCutTail(product.description ?? '');
  for (const [index, line] of product.selling_points.entries()) {
    if (!isSellingPoint(line)) continue;
    const whole = restoreCut(line, description);
    if (whole === null) add(line, `selling_points.${index}`, line);
    else add(whole, 'description', whole);
  }
  const sentences = splitSentences(description).filter(isAboutTheProduct);
  for (const sentence of sentences) if (standsAlone(sentence)) add(sentence, 'description', sentence);
  if (collected.length < ENOUGH_POINTS) {
    for (const sentence of sentences)
      for (const part of [...mineStates(sentence), ...mineFeatures(sentence)])
        if (!HYPE.test(part)) add(part, 'description', part);
    for (const [index, line] of product.selling_points.entries())
      if (isSellingPoint(line))
        for (const part of mineFeatures(line)) if (!HYPE.test(part)) add(part, `selling_points.${index}`, line);
  }
  return collected;
}

/** "Hang the easy to mount Nest Mini on the wall" is "Hang it on the wall": a script has named the product already. */
function createPronoun(product: Product, kind: ProductKind | null): (line: string) => string {
  const brief = shortenName(product.name, product.brand)?.brief?.replace(/^the /, '') ?? '';
  const words = brief.split(' ').filter((word) => word.toLowerCase() !== product.brand?.toLowerCase());
  if (words.length < 2) return (line) => line;
  const name = words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '.')).join(' ');
  const mention = new RegExp(`(?<=\\p{Ll} )(?:the|your|this) (?:[\\p{Ll}-]+ ){0,4}${name}(?=[ .,]|$)`, 'gu');
  return (line) => line.replace(mention, kind?.number === 'plural' ? 'them' : 'it');
}

/** With as many points of the seller's own making, none is searched for within sentences. */
const ENOUGH_POINTS = 6;
/** A list's line at this length without an end was probably cut by the page. */
const CUT_LENGTH = 80;

/** The sentence of the description that a line which the page cut off is the beginning of; null where the line is whole. */
function restoreCut(line: string, description: string): string | null {
  if (line.length < CUT_LENGTH || /[.!?]$/.test(line.trim())) return null;
  const at = description.indexOf(line.trim().replace(/…$/, ''));
  if (at < 0) return null;
  const end = /[.!?](?:\s|\*|$)/.exec(description.slice(at))?.index;
  return end === undefined ? null : description.slice(at, at + end);
}

/** A phrase that names the product's own kind says what it is, not what it has. */
function asThing(point: SellingPoint, kind: ProductKind | null): SellingPoint {
  if (point.kind !== 'noun' || kind === null) return point;
  const isKind = [kind.singular, kind.plural].some((name) => name?.split(' ').at(-1) === point.phrase.head);
  const text = isKind ? withArticle(point.phrase) : null;
  return text === null ? point : { kind: 'thing', text };
}

/** A description at the limit of its length ends in half a sentence. */
function dropCutTail(description: string): string {
  const isCut = description.length >= 990 && !/[.!?]\s*$/.test(description);
  return isCut ? description.slice(0, description.lastIndexOf('.') + 1) : description;
}

/** Not a sentence that leans on the one before it, nor the shop speaking of itself. */
function standsAlone(sentence: string): boolean {
  if (/^\S+ (?:also|too|likewise)\b/i.test(sentence)) return false;
  return !/^(?:and|but|so|or|however|therefore|also|for this|this is why|that|they|these|those|their|he|she|his|her|we|our|us|then|next|all|some|others?|both|either|which|who|such|locals)\b/i.test(
    sentence,
  );
}

export function textOfPoint(point: SellingPoint): string {
  switch (point.kind) {
    case 'noun':
      return point.phrase.text;
    case 'spec':
      return `${point.label} ${point.value}`;
    case 'thing':
    case 'does':
    case 'imperative':
    case 'is':
    case 'quote':
      return point.text;
  }
}

function readAudience(audience: string | undefined): string | null {
  if (audience === undefined) return null;
  const [first = ''] = cleanLine(audience)
    .replace(/^(?:for|perfect for|ideal for|made for)\s+/i, '')
    .split(/[,;.|/(]/);
  const words = first.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0 || words.length > 5 || !/^[\p{Script=Latin}\d&' +-]+$/u.test(first.trim())) return null;
  const text = lowerForSentence(words.join(' '), new Set());
  // Only a group of people can be called: "runners", "busy parents", "people who travel".
  return isInLanguage(text, 'en', { isKnownWord, company: '' }) ||
    /(?:s|people|men|women|children|kids|anyone|everyone)(?:\s|$)/i.test(text)
    ? text
    : null;
}

/** "a new speaker", "new boots", "new coffee"; null where the kind is unknown. */
export function aNew(kind: ProductKind | null): string | null {
  if (kind === null) return null;
  if (kind.number === 'singular' && kind.singular !== null) return `a new ${kind.singular}`;
  return kind.plural === null ? null : `new ${kind.plural}`;
}

/** "a speaker", "boots". */
export function aKind(kind: ProductKind | null): string | null {
  if (kind === null) return null;
  if (kind.number === 'singular' && kind.singular !== null) return `${articleFor(kind.singular)} ${kind.singular}`;
  return kind.plural;
}
