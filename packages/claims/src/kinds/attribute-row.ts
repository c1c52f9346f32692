import type { ClaimKind } from '@reelwright/contracts';

/**
 * A quality that is there or not. `words` (lower case, as a pattern) claim it; they support it too, and so do `impliedBy`, which
 * claim something stronger or say the same in terms that no ad would use. In underscores: a rule of its own.
 */
export interface AttributeRow {
  kind: ClaimKind;
  words: string;
  impliedBy?: string;
  /** What stands beside the product may be made of it. */
  isMaterial?: boolean;
}
