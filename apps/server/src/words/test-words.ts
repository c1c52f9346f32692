import type { WordPool } from './word-pool.ts';
import { WORD_JOBS } from './word-jobs.ts';

/** Runs the jobs of the word pool at once, without threads. */
export function createTestWords(): WordPool {
  return {
    async run(name, input, { signal }) {
      signal?.throwIfAborted();
      // The port ties each name to its input, which the compiler can't follow through the table.
      return (await (WORD_JOBS[name] as (own: typeof input) => unknown)(input)) as never;
    },
    warm() {},
    release() {},
    async close() {},
  };
}
