import { MAX_SEED } from '@reelwright/contracts';

/** Returns a new random seed. */
export function makeSeed(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn % (MAX_SEED + 1);
}
