import type { ClaimLine } from '../found-claim.ts';

/**
 * Replaces each character of a line's prices with a digit: prices are checked as figures, and a currency's name states
 * nothing else.
 */
export function hidePrices({ normal, quantities }: ClaimLine): string {
  return quantities
    .filter(({ kind }) => kind === 'money')
    .reduce((text, { start, end }) => text.slice(0, start) + '0'.repeat(end - start) + text.slice(end), normal);
}
