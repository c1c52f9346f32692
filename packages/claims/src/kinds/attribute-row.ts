import type { ClaimKind } from '@reelwright/contracts';

/**
 * A quality that a product has or lacks. `words` (lower case, as a pattern) claim it and also support it; `impliedBy`
 * supports it too, because it claims something stronger or says the same in terms that no ad would use. Names in
 * underscores mark special rules.
 */
export interface AttributeRow {
  kind: ClaimKind;
  words: string;
  impliedBy?: string;
  /** Whether it is a material: things beside the product may be made of it. */
  isMaterial?: boolean;
}
