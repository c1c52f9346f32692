import type { ClaimKind } from '@reelwright/contracts';
import type { Tie } from './claim.ts';
import type { Quantity } from './numbers/quantity.ts';

/** A line as the finders read it. Offsets are the same in both texts. */
export interface ClaimLine {
  text: string;
  normal: string;
  quantities: readonly Quantity[];
}

export interface FoundClaim {
  start: number;
  end: number;
  kind: ClaimKind;
  tie: Tie;
}

export function spanOf(match: RegExpExecArray | RegExpMatchArray): { start: number; end: number } {
  const start = match.index ?? 0;
  return { start, end: start + match[0].length };
}
