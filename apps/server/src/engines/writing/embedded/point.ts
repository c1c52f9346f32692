import type { HookFormat, SourceField } from '@reelwright/contracts';
import type { WrittenLines } from './lines/written-lines.ts';
import type { Pattern } from './pattern.ts';
import type { Feature } from './read-features.ts';

/** A line of a point, before its slots are filled. */
export interface PointLine<Shape extends string = string> {
  text: string;
  /** No two lines of a script share one. */
  topic: string;
  /** 0 for the closest row; below for the seller's own sentence. */
  rank: number;
  /** How it is built: lines of one shape never follow each other. */
  shape?: Shape;
}

/** An opening that holds a fact. */
export interface Opening<Shape extends string = string> {
  text: Pattern;
  shape: Shape;
  /** How many viewers would stop for it, about 0 to 10, if its language rates openings. */
  appeal?: number;
  /** True if it only asks: the fact follows. */
  asks?: boolean;
  /** How it puts its fact: openings of one form do not follow each other. */
  form?: string;
  /** How it is staged; as its punctuation tells if left out. */
  format?: HookFormat;
}

/** Something to say about the product: a concept with written lines, or a fact in the seller's words. */
export interface Point<Line extends PointLine = PointLine, Shape extends string = string> {
  rows: readonly WrittenLines[];
  /** The amount that its lines tell. */
  amount: string | undefined;
  features: readonly Feature[];
  /** Its importance to a buyer. */
  weight: number;
  canOpen: boolean;
  isQuote: boolean;
  /** True if it is true of any product of the kind, and told because there is little else to say. */
  isScene: boolean;
  lines: readonly Line[];
  /** Openings that hold a fact of the seller's list, with the shape of their telling. */
  openings: readonly Opening<Shape>[];
  /** True if an opening may hold it although stronger facts are known: an amount, what the product does, or spares. */
  isStrong: boolean;
  /** Possible titles, the fullest first. */
  titles: readonly string[];
  source: SourceField;
  range: { start: number; end: number };
}

/** What a point is besides its lines if it tells what is true of any product of the kind. */
export const sceneOf = (weight: number, range: Point['range']): Omit<Point, 'lines' | 'openings'> => ({
  rows: [],
  amount: undefined,
  features: [],
  weight,
  canOpen: false,
  isQuote: false,
  isScene: true,
  isStrong: false,
  titles: [],
  source: 'name',
  range,
});
