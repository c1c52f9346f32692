import type { Pattern } from '../../pattern.ts';

/** How an opening puts its fact: no two ads of one product in a row open alike. */
export type OpeningForm =
  /** The buyer's trouble as a question. */
  | 'trouble'
  /** When it helps, as a question. */
  | 'condition'
  /** An amount by itself, and what it is of. */
  | 'amount'
  /** Two halves of a fact, one against the other. */
  | 'contrast'
  /** What the buyer does, and what comes of it. */
  | 'order'
  /** What is not needed, first. */
  | 'spared'
  /** The fact in a sentence. */
  | 'statement';

/** An opening made of a fact, before its slots are filled. */
export interface StagedOpening {
  text: Pattern;
  form: OpeningForm;
  /** How many viewers would stop for it, about 0 to 10. */
  appeal: number;
}
