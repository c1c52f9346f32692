import type { FactQuantity } from '../facts/product-facts.ts';
import type { Hedge, Quantity } from './quantity.ts';
import { toBase, type Unit } from './units.ts';

const EQUAL = 1e-6;
/** Tolerance between units, because nobody prints every digit: 30 ml is a one-ounce bottle, 60 days are two months. */
const CONVERTED = 0.035;
const ABOUT = 0.1;
/** Minimum share of a fact that "over" may state: "over 20 hours" for 24 is fair, for 200 it would be odd but true. */
const LEAST_SHARE_OVER = 0.5;
const MOST_SHARE_UNDER = 2;

/** Whether a spoken value with its hedge is true of a fact. `tolerance` is relative. */
export function fits(said: number, fact: number, { hedge, tolerance }: { hedge: Hedge; tolerance: number }): boolean {
  const isNear = Math.abs(said - fact) <= Math.max(Math.abs(fact) * tolerance, EQUAL);
  switch (hedge) {
    case 'exact':
    case 'up_to':
      return isNear;
    case 'at_least':
      return isNear || (said <= fact && said >= fact * LEAST_SHARE_OVER);
    case 'about':
      return isNear || Math.abs(said - fact) <= Math.abs(fact) * ABOUT;
    case 'over':
      return said < fact && said >= fact * LEAST_SHARE_OVER;
    case 'under':
      return said > fact && said <= fact * MOST_SHARE_UNDER;
  }
}

function unitsFit(said: Quantity & { kind: 'unit' }, fact: Quantity & { kind: 'unit' }): boolean {
  return said.units.some((saidUnit) =>
    fact.units.some((factUnit) => {
      if (saidUnit.dimension !== factUnit.dimension) return false;
      const isSameUnit = saidUnit.factor === factUnit.factor;
      return hasPair(
        said,
        fact,
        (one, other) =>
          fits(toBase(one, saidUnit), toBase(other, factUnit), {
            hedge: said.hedge,
            tolerance: isSameUnit ? toleranceOf(factUnit, other) : CONVERTED,
          }) ||
          (said.hedge === fact.hedge && isSameUnit && Math.abs(one - other) < EQUAL),
      );
    }),
  );
}

/** A size may be spoken without its decimals; a share may not: 99.9 % is not 100 %. */
function toleranceOf({ dimension }: Unit, fact: number): number {
  return Number.isInteger(fact) || dimension === 'percent' || dimension === 'times' || dimension === 'stars' ? 0 : 0.01;
}

/** Without a list of the pairs: a line's numbers are compared with hundreds of facts. */
function hasPair(said: Quantity, fact: Quantity, isPair: (said: number, fact: number) => boolean): boolean {
  return said.values.some((one) => fact.values.some((other) => isPair(one, other)));
}

const areEqual = (said: Quantity, fact: Quantity): boolean =>
  hasPair(
    said,
    fact,
    (one, other) =>
      fits(one, other, { hedge: said.hedge, tolerance: 0 }) ||
      // 5500+ may be said as 5500以上.
      (said.hedge === 'over' && fact.hedge === 'at_least' && Math.abs(one - other) < EQUAL),
  );

/** Nouns for any product or none: they match every noun of the data. */
const ANY_NOUN = new Set(['piece', 'them', 'more', 'option', 'choice', '任你', '个', '件', '款', '种', '只', '样']);

function isHan(word: string): boolean {
  return /\p{Script=Han}/u.test(word);
}

/** 两档 in "两档随你调": if the data counts no noun, its measure word is the noun. */
function isMeasureOf(one: string, other: string): boolean {
  return one.length === 1 && isHan(one) && other.startsWith(one);
}

/** Whether two nouns match: "six mics" and "six microphones", "five colours" and "available in five shades". */
function nounsFit(
  said: Quantity & { kind: 'count' },
  fact: Quantity & { kind: 'count' },
  { sentence, sentenceStems }: Pick<FactQuantity, 'sentence' | 'sentenceStems'>,
): boolean {
  if (said.nouns.length === 0 || fact.nouns.length === 0) return true;
  if (said.nouns.some((noun) => ANY_NOUN.has(noun)) || fact.nouns.some((noun) => ANY_NOUN.has(noun))) return true;
  // Nouns of different languages cannot be compared.
  if (said.nouns.every(isHan) !== fact.nouns.every(isHan)) return true;
  return said.nouns.some(
    (noun) =>
      fact.nouns.some(
        (other) =>
          noun === other ||
          isMeasureOf(noun, other) ||
          isMeasureOf(other, noun) ||
          (noun.length > 2 && other.startsWith(noun)) ||
          (other.length > 2 && noun.startsWith(other)),
      ) ||
      sentenceStems.has(noun) ||
      (isHan(noun) && sentence.includes(said.nouns.at(-1)?.slice(-1) ?? noun)) ||
      (isHan(noun) && sentence.includes(noun)),
  );
}

/** Whether a line's number equals a fact, in any spelling and unit. */
export function isSameQuantity(said: Quantity, { quantity: fact, ...place }: FactQuantity): boolean {
  if (said.kind === 'code' || fact.kind === 'code') return codesFit(said, fact);
  if (said.kind === 'money' || fact.kind === 'money') {
    if (said.kind === 'unit' || fact.kind === 'unit') return false;
    return areEqual(said, fact);
  }
  if (said.kind === 'unit' && fact.kind === 'unit') return unitsFit(said, fact);
  if (!areEqual(said, fact)) return false;
  if (said.kind === 'count' && fact.kind === 'count') return nounsFit(said, fact, place);
  // "Hot for twelve" for "12 hours": a bare number may omit its unit; "twelve colours" may not.
  return said.kind === 'count' ? said.nouns.length === 0 : false;
}

function codesFit(said: Quantity, fact: Quantity): boolean {
  if (said.kind === 'code' && fact.kind === 'code')
    return fact.code === said.code || fact.code.startsWith(`${said.code}.`);
  return false;
}

const OPPOSITES: readonly (readonly RegExp[])[] = [
  [/\b(?:hot|warm|heat)|保温|热/u, /\b(?:cold|cool|ice|chill)|保冷|冷|冰/u],
  [
    /\b(?:battery|play(?:s|time|back|ing)?|runtime|runs?|lasts?|music|listening)\b|续航|播放|听/u,
    /\b(?:charg(?:e|es|ing)|recharge)\b(?! ?(?:lasts|gives|,|$))|充电(?!盒)/u,
  ],
  [
    /\b(?:wide|width)\b|宽/u,
    /\b(?:tall|high|height)\b|高度|身高/u,
    /\b(?:deep|depth)\b|深度/u,
    /\b(?:long|length)\b(?! ?lasting)|长度/u,
    /\b(?:weigh|weighs|weight|light|heavy)\b|重/u,
    /\b(?:holds|carries|supports|load)\b|承重|载重/u,
  ],
  [/\b(?:warranty|guarantee)|质保|保修/u, /\b(?:trial|return)|试用|退/u],
  [/\bfront\b|前/u, /\b(?:rear|back)\b|后置/u],
];

/**
 * Whether the words around a number are about another quality than those around the fact: 24 hours cold are not 24
 * hours hot.
 */
export function speaksOfSomethingElse(saidClause: string, factClause: string): boolean {
  return OPPOSITES.some((group) => {
    const said = group.map((pattern) => pattern.test(saidClause));
    const fact = group.map((pattern) => pattern.test(factClause));
    return said.includes(true) && fact.includes(true) && !said.some((is, index) => is && fact[index]);
  });
}
