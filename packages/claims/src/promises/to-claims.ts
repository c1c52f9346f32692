import type { ClaimKind } from '@reelwright/contracts';
import { refuse, tieTo } from '../claim.ts';
import { findInTexts, type ProductFacts } from '../facts/product-facts.ts';
import type { ClaimLine, FoundClaim } from '../found-claim.ts';
import { findPromises } from './find-health-promises.ts';
import type { HealthPromise } from './promise.ts';

const KINDS: Readonly<Record<HealthPromise['kind'], ClaimKind>> = {
  cure: 'health',
  effect: 'health',
  gain: 'guarantee',
  authority: 'popularity',
};

/**
 * Finds cures, effects on a body, medical witnesses and easy money: supported only if the product's data mentions the
 * same thing.
 */
export function findPromiseClaims({ normal }: ClaimLine, { texts }: ProductFacts): FoundClaim[] {
  return findPromises(normal).map(({ start, end, kind, about }) => {
    const source = findInTexts(
      texts,
      new RegExp(about.replace(/s$/u, '').replace(/[^\p{L}\d]+/gu, '[^\\p{L}\\d]+'), 'u'),
    );
    return { start, end, kind: KINDS[kind], tie: source ? tieTo(source) : refuse('not_in_data') };
  });
}
