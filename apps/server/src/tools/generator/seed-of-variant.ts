import { MAX_SEED } from '@reelwright/contracts';

/** Returns the seed of one of a task's results: the first has the task's own, so that it can be made again alone. */
export const seedOfVariant = (seed: number, variant: number): number => (seed + variant) % (MAX_SEED + 1);
