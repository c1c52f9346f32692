import type { Pattern } from '../../pattern.ts';
import type { Trade } from '@reelwright/product-kinds';
import type { OpeningForm } from '../openings/staged.ts';

/** How a line is built: no two in a row are built alike. */
export type LineShape =
  | 'named'
  | 'has'
  | 'there'
  | 'with'
  | 'comes'
  | 'does'
  | 'is'
  | 'bare'
  | 'figure'
  | 'part'
  | 'listed'
  | 'pitch'
  | 'spark'
  /** An opening made of the parts of a clause that was read. */
  | 'staged';

/** A line of a fact, before its slots are filled. */
export interface PlainLine {
  text: Pattern;
  shape: LineShape;
  /** As an opening, how many viewers would stop for it, about 0 to 10. */
  appeal?: number;
  /** True for a question that the fact itself answers. */
  asks?: boolean;
  /** How it puts its fact, as an opening. */
  form?: OpeningForm;
}

/** A fact as parts of plain sentences. Patterns: "{has/have}" agrees with the product. */
export interface PlainFact {
  /** Whole sentences about a product that was named before. */
  lines: readonly PlainLine[];
  /** The fact and the product's name in one sentence. */
  statements: readonly PlainLine[];
  /** Openings that hold the fact. */
  hooks: readonly PlainLine[];
  /** What the product has, with its article, if two such things may share a line. */
  thing: string | null;
  /** True if it tells more than a part: what the product does, or an amount. */
  isStrong: boolean;
}

export interface PlainContext {
  nouns: readonly string[];
  trade: Trade | undefined;
  /** True if the product is certainly one thing, so that a verb may stand without its subject. */
  isOne: boolean;
}
