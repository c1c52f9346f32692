import { type ChineseKinds, findChineseKind, indexChineseKinds } from './chinese/find-chinese-kind.ts';
import { toSimplifiedNouns } from './chinese/to-simplified-nouns.ts';
import { type EnglishKinds, findEnglishKind, indexEnglishKinds } from './english/find-english-kind.ts';
import { findToldEnglishKind } from './english/find-told-kind.ts';
import { KINDS } from './kinds.ts';
import type { ProductKind } from './product-kind.ts';

/** A product's kind and its source. */
export interface KindMatch {
  /** The kind under the name in the text: "tea bags" gives the kind tea with the singular "tea bag". */
  kind: ProductKind;
  /** The noun that named the kind, as in the text: lower case, simplified characters. */
  head: string;
  /** The name is the most reliable source, the selling points are the least. */
  source: 'name' | 'description' | 'points';
}

let english: EnglishKinds | undefined;
let chinese: ChineseKinds | undefined;

/** Lists every kind of the table. */
export function listKinds(): readonly ProductKind[] {
  return KINDS;
}

/**
 * Finds the kind of a product in English or Chinese, by the head noun of its name; undefined if the head is no known
 * noun.
 */
export function findKind(texts: {
  name: string;
  description?: string;
  sellingPoints?: readonly string[];
}): KindMatch | undefined {
  const named = findInText(texts.name, false);
  if (named) return { ...named, source: 'name' };
  const described = findInText(readFirstSentence(texts.description ?? ''), true);
  if (described) return { ...described, source: 'description' };
  const told = findToldKind(texts.description ?? '');
  if (told) return told;
  for (const point of texts.sellingPoints ?? []) {
    if (DENIAL.test(point)) continue;
    const found = findInText(point, true);
    if (found) return { ...found, source: 'points' };
  }
}

/** Finds the kind that English running text calls a product by: "this book", "it is a smartphone"; undefined if none. */
export function findToldKind(description: string): KindMatch | undefined {
  english ??= indexEnglishKinds(KINDS);
  const told = findToldEnglishKind(english, description);
  return told && { ...told, source: 'description' };
}

/** "No added fragrance" names what the product is without. */
const DENIAL = /\b(?:no|not|without|(?<!hands[- ])free)\b|无(?![线绳叶刷人])|不含|零添加/iu;

/** Amounts, whose units are not nouns: "煎锅26厘米" is a pan, not rice. */
const AMOUNT =
  /\d+(?:\.\d+)?\s*(?:平方米|平米|厘米|毫米|分米|公分|英寸|英尺|千克|公斤|毫克|毫升|米(?!线|粉)|克(?!拉)|升|寸|尺(?!寸|码)|斤|瓦|伏)/gu;

/** Makers named like food: 小米10 is a phone. */
const NOT_FOOD = /小米(?=\s*(?:\d{1,2}(?![\d.]*\s*(?:kg|g|斤|袋|包|公斤|千克))|[A-Za-z]))|米家/gu;

function findInText(text: string, isStrict: boolean): Omit<KindMatch, 'source'> | undefined {
  const hasChinese = /\p{Script=Han}/u.test(text);
  chinese ??= indexChineseKinds(KINDS);
  english ??= indexEnglishKinds(KINDS);
  return (
    (hasChinese
      ? findChineseKind(chinese, toSimplifiedNouns(text).replace(NOT_FOOD, ' ').replace(AMOUNT, ' '))
      : undefined) ?? findEnglishKind(english, text, isStrict)
  );
}

function readFirstSentence(description: string): string {
  return description.split(/(?<=[.!?])\s|[。！？\n]/u)[0] ?? '';
}
