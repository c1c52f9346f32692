import type { Size } from '@reelwright/planes';

/** What a style needs to know. */
export interface StyleRequest extends Size {
  seed: number;
  /** `#rrggbb`, none to two: ink and paper, or tints. */
  colors: readonly string[];
}
