import { AD_LANGUAGES, type SourceField } from '@reelwright/contracts';
import type { ClaimSource } from '../claim.ts';
import type { ClaimProduct } from '../claim-product.ts';
import { readForeignFacts } from '../foreign/read-foreign-facts.ts';
import { findQuantities } from '../numbers/find-quantities.ts';
import type { Quantity } from '../numbers/quantity.ts';
import { clauseAround, sentenceAround } from '../text/clauses.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { stemWord } from '../text/words.ts';

/** A text of the product's data; `normal` has the same offsets. */
export interface FactText {
  field: SourceField;
  text: string;
  normal: string;
}

/** A number of the product's data, and the words around it. */
export interface FactQuantity {
  quantity: Quantity;
  source: ClaimSource;
  clause: string;
  sentence: string;
  /** Stems of the sentence's words. Facts of one sentence share the set: numbers are compared with every fact. */
  sentenceStems: ReadonlySet<string>;
}

export interface ProductFacts {
  product: ClaimProduct;
  /** Without reviews: a buyer's words are not a fact of the product. */
  texts: readonly FactText[];
  reviews: readonly FactText[];
  quantities: readonly FactQuantity[];
}

function toFactText(field: SourceField, text: string | undefined): FactText[] {
  return text === undefined || text === '' ? [] : [{ field, text, normal: normalizeText(text) }];
}

/** English and Chinese are read as they stand. */
const ENGLISH = /\b(?:the|and|with|from|your|are|is)\b/iu;
/** Letters and small words of other languages: short English points have none of their own. */
const FOREIGN =
  /[À-ɏЀ-ӿぁ-ヿ가-힣]|\b(?:und|mit|aus|ohne|der|das|du|des|les?|la|et|avec|sans|en|con|senza|per|di|del|della|em|com|sem|para|por|los|las|el|una?|van|met|het|een|na|bez|monate|jahre|garantie|ans|anni|años|anos)\b/iu;

/**
 * Lists what texts in other languages say for certain, in the languages of ads: "Sola de borracha" supports a rubber sole.
 * A translation stands at the offsets of its original.
 */
function listTranslations(product: ClaimProduct): FactText[] {
  const texts = [...(product.selling_points ?? []), product.description ?? ''].join(' ');
  if (ENGLISH.test(texts) || !FOREIGN.test(texts)) return [];
  return AD_LANGUAGES.flatMap((language) => readForeignFacts(product, language)).flatMap(({ text, source, range }) =>
    toFactText(source, `${' '.repeat(range.start)}${text}`),
  );
}

/** Reads everything that can support a claim. */
export function readFacts(product: ClaimProduct): ProductFacts {
  const texts = [
    ...toFactText('name', product.name),
    ...toFactText('brand', product.brand),
    ...(product.selling_points ?? []).flatMap((point, index) => toFactText(`selling_points.${index}`, point)),
    ...toFactText('description', product.description),
    ...toFactText('audience', product.audience),
    ...toFactText('category', product.category),
  ];
  texts.push(...listTranslations(product));
  const reviews = (product.reviews ?? []).flatMap(({ quote }, index) => toFactText(`reviews.${index}`, quote));
  return {
    product,
    texts,
    reviews,
    quantities: texts.flatMap((fact) => listQuantities(fact, product.currency)),
  };
}

function listQuantities({ field, normal }: FactText, currency: string | undefined): FactQuantity[] {
  const stems = new Map<string, ReadonlySet<string>>();
  const stemsOf = (sentence: string): ReadonlySet<string> => {
    const known = stems.get(sentence) ?? new Set(sentence.split(/[^\p{L}]+/u).map(stemWord));
    stems.set(sentence, known);
    return known;
  };
  const facts = new Map<string, FactQuantity>();
  for (const quantity of findQuantities(normal, { currency })) {
    const { start, end, ...meaning } = quantity;
    const sentence = sentenceAround(normal, quantity);
    const clause = clauseAround(normal, quantity);
    const key = JSON.stringify([meaning, clause, sentence]);
    // The first place of a fact supports a claim; repetitions add nothing.
    if (!facts.has(key))
      facts.set(key, {
        quantity,
        source: { field, start, end },
        clause,
        sentence,
        sentenceStems: stemsOf(sentence),
      });
  }
  return [...facts.values()];
}

/**
 * Caches the tables' patterns, which are used for every line; patterns made from a line's own words are collected with
 * it.
 */
const globals = new WeakMap<RegExp, RegExp>();

function toGlobal(pattern: RegExp): RegExp {
  const known = globals.get(pattern) ?? new RegExp(pattern.source, 'gu');
  globals.set(pattern, known);
  return known;
}

/** Finds the first match of a pattern in the product's texts that no word denies. */
export function findInTexts(texts: readonly FactText[], pattern: RegExp): ClaimSource | undefined {
  for (const { field, normal } of texts) {
    for (const { 0: found, index } of normal.matchAll(toGlobal(pattern))) {
      if (!isDenied(normal, index)) return { field, start: index, end: index + found.length };
    }
  }
  return undefined;
}

const DENIAL =
  /(?:\bnot|\bnon|n't|\bno|\bnever|\bwithout|不是?|非|未|无法|并不|勿)(?: (?:be|been|a|an|the|yet|fully|suitable for))*[ -]?$/u;

/** Whether the words before a position deny it: "not waterproof", 不防水. */
export function isDenied(normal: string, index: number): boolean {
  return DENIAL.test(normal.slice(Math.max(0, index - 24), index));
}

/** Creates the source of a price, a rating or another figure of the product. */
export function sourceOfFigure(field: 'price' | 'original_price' | 'rating', value: number): ClaimSource {
  return { field, start: 0, end: String(value).length };
}
