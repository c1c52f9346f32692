import { randomInt } from 'node:crypto';
import { MAX_SEED } from '@reelwright/contracts';
import type { Executor } from '../../platform/database/database.ts';
import type { CheckedTask } from './price-task.ts';
import type { TaskRow } from './runs.store.ts';
import { listSeedsSince } from './tasks.store.ts';

/**
 * Returns a seed for an input that asks for none. A task that makes more of another one's results goes on where that one
 * and those made of it since have ended, if its tool has an order of seeds; any other seed is random.
 */
export async function chooseSeed(
  tx: Executor,
  { tool, input }: CheckedTask,
  moreOf: TaskRow | undefined,
): Promise<number> {
  const { seedAfter } = tool;
  if (!moreOf || !seedAfter) return randomInt(MAX_SEED + 1);
  const used = new Set(await listSeedsSince(tx, moreOf));
  let seed = seedAfter(input, moreOf.seed);
  while (used.has(seed)) seed = seedAfter(input, seed);
  return seed;
}
