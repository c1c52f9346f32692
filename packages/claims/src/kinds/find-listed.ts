import type { ClaimSource } from '../claim.ts';
import type { ProductFacts } from '../facts/product-facts.ts';
import type { Quantity } from '../numbers/quantity.ts';

/** Nouns that shops list one by one: only these are counted. */
const LISTED = new Set(
  'color size flavor flavour scent material finish ingredient country way mode option choice style note bean fabric region herb spice oil device speed 颜色 色 尺寸 口味 味道 材质 款式 香味 规格 香调 香型 成分 食材 配件 国家 产地 选择'.split(
    ' ',
  ),
);
const ENGLISH_LIST =
  /(?:[\p{L}'-]+ ){0,2}[\p{L}'-]+(?:, (?:[\p{L}'-]+ ){0,2}[\p{L}'-]+)*,? (?:and|or|&) (?:[\p{L}'-]+ ?){1,3}/gu;
const CHINESE_LIST = /\p{Script=Han}{1,6}(?:,\p{Script=Han}{1,6})*(?:[,和与及]|以及)\p{Script=Han}{1,8}/gu;

/** Finds a list of that length: "three colours" for "black, sand and forest green". */
export function findListed(quantity: Quantity, { texts }: ProductFacts): ClaimSource | undefined {
  if (
    quantity.kind !== 'count' ||
    !quantity.nouns.some((noun) => LISTED.has(noun) || [...LISTED].some((word) => noun.includes(word)))
  )
    return undefined;
  const count = quantity.values[0];
  for (const { field, normal } of texts) {
    for (const pattern of [ENGLISH_LIST, CHINESE_LIST]) {
      for (const { 0: found, index } of normal.matchAll(pattern)) {
        const items = found
          .split(/, (?:and |or )?|,| (?:and|or|&) |[和与及]/u)
          .filter((item) => item.trim() !== '').length;
        if (items === count) return { field, start: index, end: index + found.length };
      }
    }
  }
  return undefined;
}
