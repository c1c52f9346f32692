import type { SourceField } from '@reelwright/contracts';

export const CLAIM_KINDS = [
  'number',
  'price',
  'discount',
  'superlative',
  'comparison',
  'rating',
  'popularity',
  'quote',
  'guarantee',
  'health',
  'certification',
  'attribute',
  'free_offer',
  'scarcity',
] as const;
/** What a claim is about. `popularity`: how many people buy, use or love it. `attribute`: a quality that is there or not, such as waterproof. */
export type ClaimKind = (typeof CLAIM_KINDS)[number];

export const CLAIM_REASONS = [
  'in_data',
  'computed',
  'not_in_data',
  'value_differs',
  'belongs_to_something_else',
  'no_price',
  'price_differs',
  'no_original_price',
  'discount_differs',
  'currency_differs',
  'scope_differs',
  'no_rating',
  'rating_differs',
  'no_review',
  'not_verbatim',
] as const;
/** Why a claim is tied or not; `describeClaim` says it in words. */
export type ClaimReason = (typeof CLAIM_REASONS)[number];

/** Where in the product's data a claim stands. Offsets count UTF-16 units of the field's text, the end is excluded. */
export interface ClaimSource {
  field: SourceField;
  start: number;
  end: number;
}

/** A stretch of a line that states something checkable. Offsets count UTF-16 units of the line, the end is excluded. */
export interface ClaimMark {
  start: number;
  end: number;
  kind: ClaimKind;
  is_supported: boolean;
  /** Only where it is supported. */
  source?: ClaimSource;
  reason: ClaimReason;
}

/** Whether a claim is tied, before it is known where in the line it stands. */
export type Tie =
  | { is_supported: true; source: ClaimSource; reason: ClaimReason }
  | { is_supported: false; reason: ClaimReason };

export function refuse(reason: ClaimReason): Tie {
  return { is_supported: false, reason };
}

export function tieTo(source: ClaimSource, reason: 'in_data' | 'computed' = 'in_data'): Tie {
  return { is_supported: true, source, reason };
}
