import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { RateLimits } from './rate-limits.ts';
import { createRefusedKeys, toWaitS } from './refused-keys.ts';

const PURGE_EVERY_MS = 60_000;

/**
 * Counts in the database, for all processes together. A key that is over its limit is remembered until its window ends,
 * so that a flood of refused calls costs the database nothing.
 */
export function createDatabaseRateLimits({ database, clock }: { database: Database; clock: Clock }): RateLimits {
  const refused = createRefusedKeys();
  let purgedAtMs = Number.NEGATIVE_INFINITY;

  async function purge(nowMs: number): Promise<void> {
    if (nowMs - purgedAtMs < PURGE_EVERY_MS) return;
    purgedAtMs = nowMs;
    await database.query('DELETE FROM rate_windows WHERE ends_at <= $1::timestamptz', [toText(nowMs)]);
  }

  return {
    async count(key, { max, windowS }) {
      const nowMs = clock.now().getTime();
      const refusedForS = refused.findWaitS(key, nowMs);
      if (refusedForS !== undefined) return { isAllowed: false, waitS: refusedForS };
      await purge(nowMs);
      const { rows } = await database.query(
        `INSERT INTO rate_windows AS counted (key, uses, ends_at) VALUES ($1, 1, $3::timestamptz)
         ON CONFLICT (key) DO UPDATE SET
           uses = CASE WHEN counted.ends_at <= $2::timestamptz THEN 1 ELSE counted.uses + 1 END,
           ends_at = CASE WHEN counted.ends_at <= $2::timestamptz THEN excluded.ends_at ELSE counted.ends_at END
         RETURNING uses, ends_at`,
        [key, toText(nowMs), toText(nowMs + windowS * 1000)],
      );
      const uses = Number(rows[0]?.['uses']);
      const endsAtMs = new Date(rows[0]?.['ends_at'] as Date | string).getTime();
      const isAllowed = uses <= max;
      if (!isAllowed) refused.add(key, endsAtMs);
      return { isAllowed, waitS: toWaitS(endsAtMs - nowMs) };
    },
    findRefusal: (key) => refused.findWaitS(key, clock.now().getTime()),
    async forgive(key) {
      refused.remove(key);
      await database.query('UPDATE rate_windows SET uses = uses - 1 WHERE key = $1 AND uses > 0', [key]);
    },
  };
}

const toText = (timeMs: number): string => new Date(timeMs).toISOString();
