import type { ClaimMark, ClaimReason } from '@reelwright/contracts';

/**
 * The place in the product's data that supports a claim. Offsets count UTF-16 units of the field's text, the end is
 * excluded.
 */
export type ClaimSource = NonNullable<ClaimMark['source']>;

/** Whether a claim is supported, without its position in the line. */
export type Tie =
  | { is_supported: true; source: ClaimSource; reason: ClaimReason }
  | { is_supported: false; reason: ClaimReason };

export function refuse(reason: ClaimReason): Tie {
  return { is_supported: false, reason };
}

export function tieTo(source: ClaimSource, reason: 'in_data' | 'computed' = 'in_data'): Tie {
  return { is_supported: true, source, reason };
}
