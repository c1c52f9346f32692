import type { AdLanguage, ClaimKind, ClaimMark } from '@reelwright/contracts';
import type { ClaimProduct } from './claim-product.ts';
import { type ProductFacts, readFacts } from './facts/product-facts.ts';
import type { ClaimLine, FoundClaim } from './found-claim.ts';
import { findAttributes } from './kinds/find-attributes.ts';
import { findComparisons } from './kinds/find-comparisons.ts';
import { findCrowds } from './kinds/find-crowds.ts';
import { findDurations } from './kinds/find-durations.ts';
import { findForeignNames } from './kinds/find-foreign-names.ts';
import { findInclusions } from './kinds/find-inclusions.ts';
import { findNumberClaims } from './kinds/find-numbers.ts';
import { findQuotes } from './kinds/find-quotes.ts';
import { findSuperlatives } from './kinds/find-superlatives.ts';
import { findQuantities } from './numbers/find-quantities.ts';
import { findFigures } from './statements/figures-of-speech.ts';
import { findStatements } from './statements/find-statements.ts';
import { findChineseStatements } from './statements/find-statements-chinese.ts';
import { keepOnePerSpan } from './merge-marks.ts';
import { findPromiseClaims } from './promises/to-claims.ts';
import { normalizeText } from './text/normalize-text.ts';
import { splitLongText } from './text/split-long-text.ts';

/** Checks lines against one product, whose data is read once. */
export interface ClaimChecker {
  /** Lists every claim of a line in order, supported or not. */
  check(line: string): ClaimMark[];
}

/** Creates a checker for a product. Lines may mix languages: both are always read. */
export function createClaimChecker(product: ClaimProduct): ClaimChecker {
  const facts = readFacts(product);
  return {
    check: (line) =>
      splitLongText(line).flatMap(({ text, start }) => checkLine(text, facts).map((mark) => moveMark(mark, start))),
  };
}

/**
 * Lists every claim of a line: each number, price, superlative, comparison, rating, quote, guarantee and absolute
 * quality, with the part of the product's data that supports it, or the reason why none does.
 */
export function checkClaims(product: ClaimProduct, line: string, _language?: AdLanguage): ClaimMark[] {
  return createClaimChecker(product).check(line);
}

function moveMark(mark: ClaimMark, by: number): ClaimMark {
  return by === 0 ? mark : { ...mark, start: mark.start + by, end: mark.end + by };
}

function checkLine(text: string, facts: ProductFacts): ClaimMark[] {
  const normal = normalizeText(text);
  const line: ClaimLine = { text, normal, quantities: findQuantities(normal, { currency: facts.product.currency }) };
  const quotes = findQuotes(line, facts);
  const others = [
    ...findSuperlatives(line, facts),
    ...findComparisons(line, facts),
    ...findCrowds(line, facts),
    ...findAttributes(line, facts),
    ...findDurations(line, facts),
  ];
  // A thing or a name inside another claim is no claim of its own.
  const isFigure = isInFigure(normal);
  const isTaken = (claim: FoundClaim) => others.some((other) => claim.start < other.end && claim.end > other.start);
  const things = [...findInclusions(line, facts), ...findForeignNames(line, facts)].filter((claim) => !isTaken(claim));
  const numbers = findNumberClaims(line, facts);
  const names = findNames(normal, facts);
  // Claims inside a quote are the buyer's; words inside a name are a name; a number inside another claim is part of
  // that claim.
  const kept = [
    ...quotes,
    ...[
      ...[...others, ...things, ...findStatements(line, facts), ...findChineseStatements(line, facts)].filter(
        (claim) => !isFigure(claim),
      ),
      ...findPromiseClaims(line, facts),
    ].filter(
      (claim) => !quotes.some((quote) => isWithin(claim, quote)) && !names.some((name) => isWithin(claim, name)),
    ),
    ...numbers.filter(
      (claim) =>
        !quotes.some((quote) => isWithin(claim, quote)) &&
        !names.some((name) => isWithin(claim, name)) &&
        !others.some((other) => other.kind !== 'comparison' && isWithin(claim, other)) &&
        !others.some((other) => !other.tie.is_supported && isWithin(claim, other)),
    ),
  ];
  return keepOnePerSpan(kept, rankOf).map(toMark);
}

/** From the most to the least specific kind: `attribute` comes after all others. */
const KIND_ORDER: readonly ClaimKind[] = [
  'quote',
  'health',
  'certification',
  'price',
  'discount',
  'rating',
  'superlative',
  'comparison',
  'popularity',
  'guarantee',
  'free_offer',
  'scarcity',
  'number',
  'attribute',
];

/** Ranks unsupported claims before supported ones. */
function rankOf({ kind, tie }: FoundClaim): number {
  return KIND_ORDER.indexOf(kind) + (tie.is_supported ? KIND_ORDER.length : 0);
}

const FIGURATIVE: ReadonlySet<ClaimKind> = new Set(['health', 'attribute', 'scarcity', 'superlative', 'comparison']);

/** Returns a test of whether a claim overlaps a figure of speech: "takes the headache out of tax season". */
function isInFigure(normal: string): (claim: FoundClaim) => boolean {
  const figures = findFigures(normal);
  return ({ start, end, kind }) =>
    FIGURATIVE.has(kind) && figures.some((figure) => start < figure.end && end > figure.start);
}

function isWithin(inner: { start: number; end: number }, outer: { start: number; end: number }): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}

/** Finds the product's name or brand in the line, and parts of the name with a number: "the 11 iPad Pro". */
function findNames(normal: string, { texts }: ProductFacts): { start: number; end: number }[] {
  return texts.flatMap(({ field, normal: name }) => {
    if (field !== 'name' && field !== 'brand') return [];
    const at = normal.indexOf(name);
    const parts = field === 'name' ? findParts(normal, name) : [];
    return at < 0 || name.length < 3 ? parts : [...parts, { start: at, end: at + name.length }];
  });
}

const NAME_WORD = /[\p{L}\d]+/gu;

/**
 * Finds a number and the two words after it that follow each other in the name, whatever punctuation is between: 11"
 * iPad Pro.
 */
function findParts(normal: string, name: string): { start: number; end: number }[] {
  const own = ` ${(name.match(NAME_WORD) ?? []).join(' ')} `;
  const words = [...normal.matchAll(NAME_WORD)];
  return words.flatMap(({ 0: number, index }, at) => {
    const [next, last] = words.slice(at + 1, at + 3);
    return /^\d+$/u.test(number) && next && last && own.includes(` ${number} ${next[0]} ${last[0]} `)
      ? [{ start: index, end: last.index + last[0].length }]
      : [];
  });
}

function toMark({ start, end, kind, tie }: FoundClaim): ClaimMark {
  return tie.is_supported
    ? { start, end, kind, is_supported: true, source: tie.source, reason: tie.reason }
    : { start, end, kind, is_supported: false, reason: tie.reason };
}
