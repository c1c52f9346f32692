import type { HookFormat } from '@reelwright/contracts';

export type { HookFormat };

/** What the data must hold before a hook may be spoken: a promise is made only where it can be kept. */
export type Need =
  /** A fact of this feature: "no-laces", "waterproof". */
  | { feature: string }
  /** A trait of the product's kind: "worn", "drinkable". */
  | { trait: string }
  /** The product's kind, by its id. */
  | { kind: string }
  /** A kind whose name holds one of these words: "pan" holds for a frying pan and a pan set. */
  | { kinds: readonly string[] }
  | 'price'
  /** A higher price from before. */
  | 'was-price'
  /** Two colours or more. */
  | 'colours'
  /** A rating worth telling. */
  | 'rating';

/** A first line, written by hand for one trade. `{price}`, `{was}`, `{kind}` and their like are filled in. */
export interface WrittenHook {
  text: string;
  format: HookFormat;
  /** All of them must hold. None: it suits every product of the trade. */
  needs?: readonly Need[];
}
