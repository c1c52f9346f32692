import { refuse, type Tie, tieTo } from '../claim.ts';
import { findInTexts, isDenied, type ProductFacts, sourceOfFigure } from '../facts/product-facts.ts';
import { type ClaimLine, type FoundClaim, spanOf } from '../found-claim.ts';
import { fits } from '../numbers/compare.ts';
import { readHedge } from '../numbers/hedges.ts';
import type { Hedge } from '../numbers/quantity.ts';
import { sentenceAround } from '../text/clauses.ts';
import { toBoundedPattern } from '../text/bounded-pattern.ts';
import { LATIN } from '../text/latin.ts';
import { listMatches } from '../text/list-matches.ts';
import { splitByScript } from '../text/split-by-script.ts';
import { listStems, stemWord } from '../text/words.ts';
import features from '../words/features.json' with { type: 'json' };
import ingredients from '../words/ingredients.json' with { type: 'json' };
import materials from '../words/materials.json' with { type: 'json' };
import promises from '../words/promises.json' with { type: 'json' };
import { readRows } from '../words/read-rows.ts';
import type { AttributeRow } from './attribute-row.ts';
import { ATTRIBUTE_ROWS } from './attribute-words.ts';
import { ORIGIN_ROWS } from './origin-words.ts';

interface Compiled extends AttributeRow {
  pattern: RegExp;
  /** The pattern's alternatives, split by whether a text must contain Chinese characters. */
  chinese: RegExp | undefined;
  other: RegExp | undefined;
  /** A material behind its grade, in Chinese: 304不锈钢, 316L不锈钢. */
  graded: RegExp | undefined;
}

/** In order of precedence for overlaps. */
const ROWS: readonly AttributeRow[] = [
  ...ATTRIBUTE_ROWS,
  // Promises and authorities of any trade; the product's own texts support them.
  ...readRows(promises),
  ...ORIGIN_ROWS,
  ...readRows(features),
  // Only the material itself supports these, in either language.
  ...readRows(materials).map((row) => ({ ...row, isMaterial: true })),
  ...readRows(ingredients),
];

const COMPILED: readonly Compiled[] = ROWS.map((row) => {
  const { chinese, other } = splitByScript(row.words);
  return {
    ...row,
    pattern: toBoundedPattern(row.words),
    chinese: chinese === undefined ? undefined : toBoundedPattern(chinese),
    other: other === undefined ? undefined : toBoundedPattern(other),
    graded:
      chinese === undefined || row.isMaterial !== true
        ? undefined
        : new RegExp(`(?<=(?<![${LATIN}\\d.])\\d{3,4}[a-z]?)(?:${chinese})`, 'gu'),
  };
});

const HAN = /\p{Script=Han}/u;

/** Finds absolute qualities: certificates, guarantees, effects on health, materials, offers, scarcity. */
export function findAttributes({ normal }: ClaimLine, facts: ProductFacts): FoundClaim[] {
  const hasHan = HAN.test(normal);
  const found = COMPILED.flatMap((row) =>
    [row.other, hasHan ? row.chinese : undefined]
      .flatMap((pattern) => (pattern ? listMatches(pattern, normal) : []))
      .filter(
        ({ index }) =>
          !isDenied(normal, index) && !isAsked(normal, index) && !(row.isMaterial && isBeside(normal, index)),
      )
      .map(
        (match): FoundClaim => ({
          ...spanOf(match),
          kind: row.kind,
          tie: tieAttribute(row, { found: match[0], before: normal.slice(0, match.index) }, facts),
        }),
      ),
  );
  // Each place has one claim: the first row's, supported before unsupported.
  return found.filter(
    (claim, index) => !found.some((other, at) => at < index && other.start < claim.end && other.end > claim.start),
  );
}

/** "Goes with oak": a material beside the product is not its own. */
function isBeside(normal: string, index: number): boolean {
  return /(?:goes? (?:well |nicely )?with|match(?:es)?|next to|on your|against|like|smells? of|配)[a-z ]{0,4}$/u.test(
    normal.slice(0, index),
  );
}

const ASKS =
  /(?:^|[.!?] )["']?(?:is it|are they|does it|do they|want(?: it)?|need(?: it)?|looking for|tired of|sick of|ever wish(?:ed)?|what if|why)\b[^.!?]*$|(?:^|[.!?,])(?:想|还在|是不是|为什么|怎么|谁|要不要|有没有)[^.!?]*$/u;

/** "Tired of hair loss?": a question states nothing about the product. */
function isAsked(normal: string, index: number): boolean {
  return ASKS.test(normal.slice(0, index)) && /^[^.!]*\?/u.test(normal.slice(index));
}

function tieAttribute(row: Compiled, { found, before }: { found: string; before: string }, facts: ProductFacts): Tie {
  switch (row.impliedBy) {
    case '__material__':
      return tieMaterial(found, facts);
    case '__free__':
      return tieFree(found, facts);
    case '__discount__':
      return tieSale(facts, row);
    case '__half__':
      return tieShare({ share: 50, hedge: readHedge(before, '') }, facts, row);
    case '__share__':
      return tieShare({ share: shareOf(found), hedge: readHedge(before, '') }, facts, row);
    case '__object__':
      return tieWord(lastWordOf(found, 2), facts);
    case '__first__':
      return tieWord(stemWord(/^[a-z]+/u.exec(found)?.[0] ?? found), facts);
    case '__words__':
      return tieWord(escapeText(found), facts);
    case '__last__':
      return tieWord(stemWord(lastWordOf(found, 1)), facts);
    default: {
      const own =
        findInTexts(facts.texts, row.pattern) ??
        (row.graded && findInTexts(facts.texts, row.graded)) ??
        (row.impliedBy === undefined ? undefined : findInTexts(facts.texts, BOUNDED_START(row.impliedBy)));
      return own ? tieTo(own) : refuse('not_in_data');
    }
  }
}

/** Returns the last Latin word, or that number of Chinese characters: 锈 in 永不生锈. */
function lastWordOf(found: string, characters: number): string {
  return /[\p{Script=Latin}'-]+$/u.exec(found)?.[0] ?? found.slice(-characters);
}

function escapeText(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`).replace(/[ -]/gu, '[ -]');
}

/** Ties a body part or a flaw that the product claims to avoid: the data must mention it. */
function tieWord(word: string, { texts }: ProductFacts): Tie {
  // "Non-slip" supports "does not slip": a negation before the word does not deny the quality.
  for (const { field, normal } of texts) {
    const match = new RegExp(word, 'u').exec(normal);
    if (match) return tieTo({ field, ...spanOf(match) });
  }
  return refuse('not_in_data');
}

const BOUNDED_START = (words: string) => new RegExp(`(?:${words})`, 'u');

function tieMaterial(found: string, { texts }: ProductFacts): Tie {
  const material = found.split(' ').at(-1) ?? found;
  const source = findInTexts(texts, new RegExp(material, 'u'));
  return source ? tieTo(source) : refuse('not_in_data');
}

const GIVEN =
  /(?<!-)free (?!of|from|range|time)|at no (?:extra )?cost|included?s?|complimentary|comes with|免费|赠|附|(?<![适运配])送(?!给|礼|人|货|到|达|你)/u;

/** Ties "a free strap" if a strap is included, and "for free" if something is free. */
function tieFree(found: string, { texts }: ProductFacts): Tie {
  const things = listStems(found).filter(
    (stem) => !['free', 'get', 'cost', 'absolutely', 'completely', 'totally', 'come', '免费', '赠送'].includes(stem),
  );
  for (const { field, normal } of texts) {
    for (const match of normal.matchAll(new RegExp(GIVEN.source, 'gu'))) {
      const span = spanOf(match);
      const said = new Set(listStems(sentenceAround(normal, span)));
      if (things.length === 0 || things.some((stem) => said.has(stem))) return tieTo({ field, ...span });
    }
  }
  return refuse('not_in_data');
}

function tieSale(facts: ProductFacts, row: Compiled): Tie {
  const { price, original_price: former } = facts.product;
  if (price !== undefined && former !== undefined && former > price)
    return tieTo(sourceOfFigure('original_price', former), 'computed');
  const source = findInTexts(facts.texts, row.pattern);
  return source ? tieTo(source) : refuse('no_original_price');
}

function shareOf(found: string): number {
  if (/two[- ]thirds/u.test(found)) return 200 / 3;
  if (/three[- ]quarters/u.test(found)) return 75;
  const part = /third/u.test(found) ? 100 / 3 : /quarter/u.test(found) ? 25 : 20;
  return /of the price/u.test(found) ? 100 - part : part;
}

/** Tolerance of a share in words: "a third off" for 34 %. */
const SHARE_TOLERANCE = 1.7;

function tieShare({ share, hedge }: { share: number; hedge: Hedge }, facts: ProductFacts, row: Compiled): Tie {
  const { price, original_price: former } = facts.product;
  if (price === undefined || former === undefined) {
    const source = findInTexts(facts.texts, row.pattern);
    return source ? tieTo(source) : refuse('no_original_price');
  }
  const real = (100 * (former - price)) / former;
  return Math.abs(real - share) <= SHARE_TOLERANCE || (hedge !== 'exact' && fits(share, real, { hedge, tolerance: 0 }))
    ? tieTo(sourceOfFigure('original_price', former), 'computed')
    : refuse('discount_differs');
}
