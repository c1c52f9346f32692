import type { ProductKind, Trade } from '@reelwright/product-kinds';
import type { Line } from '../draft.ts';
import type { WrittenLines } from '../lines/written-lines.ts';
import type { Pattern, Slots } from '../pattern.ts';
import type { SourcedText } from '../sourced-text.ts';
import type { CommonHook } from './common-hook.ts';
import type { HookFormat, WrittenHook } from './written-hook.ts';

/** The hooks of one language. */
export interface HookTables {
  /** For products of each trade. */
  written: Readonly<Record<Trade, readonly WrittenHook[]>>;
  /** With the name or the kind, before counted reasons. */
  reasons: readonly CommonHook[];
  /** With the former price. */
  price: readonly CommonHook[];
  /** Patterns to quote a buyer or give the rating, the fullest form of each first. */
  voice: readonly (readonly Pattern[])[];
  /** Lists the hooks about the kind, used if no point opens the ad, and those for an unknown one. */
  listLast: () => { own: readonly CommonHook[]; rest: readonly CommonHook[] };
}

/** A point that may open an ad. Points are referred to by index. */
export interface HookPoint {
  rows: readonly WrittenLines[];
  /** The amount that its lines tell. */
  amount: string | undefined;
  features: readonly { id: string }[];
  weight: number;
  canOpen: boolean;
  /** True if an opening in the seller's words is as good as a written one. */
  isStrong?: boolean;
}

/** An opening about the fact of a point. */
export interface FactHook {
  line: Line;
  /** True if it names the product. */
  saysName: boolean;
  /** True if it only asks: the point answers. */
  asks?: boolean;
  /** How many viewers would stop for it, about 0 to 10, if the language rates openings. */
  appeal?: number;
  /** How it puts its fact: hooks of one form do not follow each other. */
  form?: string;
  /** How it is staged; as its punctuation tells if left out. */
  format?: HookFormat;
}

/** The data of one product, with its language's phrasing. */
export interface HookSource {
  kind: ProductKind | undefined;
  /** The seller's nouns, besides the kind's own name. */
  nouns: readonly string[];
  /** The strongest first. */
  points: readonly HookPoint[];
  /** Slots of each review, and of the rating. */
  voices: readonly Slots[];
  /** True if there is time for the shortest lines only. */
  isTiny: boolean;
  /** Fills a pattern; empty if the line may not be spoken. */
  fill: (pattern: Pattern, slots?: Slots) => Line[];
  /** Fills a line of a point and ties it to its words. */
  fillPoint: (pattern: Pattern, point: number) => Line[];
  /** Lists the lines of a point that can open an ad. */
  listOpening: (point: number) => Line[];
  /** Lists openings that hold the fact of a point itself, or ask for it. */
  listFactHooks: (point: number) => FactHook[];
  /**
   * True if openings made of facts are staged in every format that suits them, not only as statements, and all of them are
   * listed, since the language rates them.
   */
  stagesFacts?: boolean;
  /** Puts the audience before a question; empty if there is none. */
  address: (question: SourcedText) => Line[];
  /** Checks if a pattern names the product. */
  saysName: (pattern: Pattern) => boolean;
  /** Checks if a line holds a fact, the kind, the name or the price: others could open any ad. */
  isBound: (line: string) => boolean;
  /** Adds the product's name to an opening; empty if that may not be spoken. */
  introduce: (line: SourcedText) => Line[];
}
