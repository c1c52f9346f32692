import type { WrittenLines } from '../../lines/written-lines.ts';
import type { Point, PointLine } from '../../point.ts';
import type { EnglishFact } from '../english-fact.ts';
import type { LineShape, PlainFact, PlainLine } from '../plain/plain-line.ts';

export interface EnglishLine extends PointLine<LineShape> {
  /** Another fact that it tells, too. */
  also?: EnglishFact;
  /** The seller's words that it tells: two lines about them would say the same. */
  told?: string;
  /** The facts that it tells one after another. */
  parts?: readonly EnglishFact[];
  /** True for the seller's words as they stand, which take no article of ours. */
  isVerbatim?: boolean;
}

/** Something to say in English. */
export interface EnglishPoint extends Point<EnglishLine, LineShape> {
  /** Sentences that tell the fact with the product's name. */
  statements: readonly PlainLine[];
  /** True if it is a sentence of the seller's, word for word. */
  isPitch: boolean;
  /** The texts in it that the grammar of clauses read whole, as they stand inside a line. */
  read?: readonly string[];
  /** True if it is told only where hardly anything else is: no reader knows if a buyer asks for it. */
  isLast?: boolean;
}

/** A fact in the seller's words. */
export interface QuotedFact {
  fact: EnglishFact;
  plain: PlainFact | null;
  /** True if the seller's own words may be said. */
  isQuoted: boolean;
}

/** The words of facts that the grammar of clauses read: as of one, and as of several. */
export const listRead = (facts: readonly EnglishFact[]): string[] =>
  facts
    .filter(({ isRead }) => isRead === true)
    .flatMap(({ inside, form }) => (form.kind === 'clause' ? [inside, form.base] : [inside]))
    .map((text) => text.toLowerCase());

/** Checks if lines state what a concept means, because nothing better was written for it. */
export const isMeaning = ({ id }: WrittenLines): boolean => id.includes('-meaning-');
