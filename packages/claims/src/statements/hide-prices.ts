import type { ClaimLine } from '../found-claim.ts';

/** The line with a digit for every sign of its prices: they are checked as figures, and a currency's name says nothing else. */
export function hidePrices({ normal, quantities }: ClaimLine): string {
  return quantities
    .filter(({ kind }) => kind === 'money')
    .reduce((text, { start, end }) => text.slice(0, start) + '0'.repeat(end - start) + text.slice(end), normal);
}
