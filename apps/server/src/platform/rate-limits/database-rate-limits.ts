import type { RateLimit } from '@reelwright/contracts';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { CountedUse, RateLimits } from './rate-limits.ts';
import { createRefusedKeys, toWaitS } from './refused-keys.ts';

const PURGE_EVERY_MS = 60_000;

/** Uses that this process has counted ahead, and has yet to give out. */
interface Lease {
  left: number;
  /** Of all processes, when the lease was taken. */
  uses: number;
  endsAtMs: number;
}

/** A lease is this share of what is left of the limit. */
const LEASE_SHARE = 0.1;
const MAX_LEASES = 50_000;

/**
 * Counts in the database, for all processes together. A process counts a tenth of what is left of a limit ahead, and gives
 * these uses out by itself: a busy user costs a statement every so many calls, and limits of a few uses are counted one by
 * one. Never allows more than the limit; a process that ends may take a lease along. A key that is over its limit is
 * remembered until its window ends, so that a flood of refused calls costs the database nothing.
 */
export function createDatabaseRateLimits({ database, clock }: { database: Database; clock: Clock }): RateLimits {
  const refused = createRefusedKeys();
  const leases = new LRUCache<string, Lease>({ max: MAX_LEASES });
  const renewals = new Map<string, Promise<void>>();
  let purgedAtMs = Number.NEGATIVE_INFINITY;

  async function purge(nowMs: number): Promise<void> {
    if (nowMs - purgedAtMs < PURGE_EVERY_MS) return;
    purgedAtMs = nowMs;
    await database.query('DELETE FROM rate_windows WHERE ends_at <= $1::timestamptz', [toText(nowMs)]);
  }

  /** Counts some uses at once. The lease has those of them that are allowed. */
  async function take(
    key: string,
    { wanted, max, windowS, nowMs }: RateLimit & { wanted: number; nowMs: number },
  ): Promise<Lease> {
    const { rows } = await database.query(
      `INSERT INTO rate_windows AS counted (key, uses, ends_at) VALUES ($1, $4::int, $3::timestamptz)
       ON CONFLICT (key) DO UPDATE SET
         uses = CASE WHEN counted.ends_at <= $2::timestamptz THEN $4::int ELSE counted.uses + $4::int END,
         ends_at = CASE WHEN counted.ends_at <= $2::timestamptz THEN excluded.ends_at ELSE counted.ends_at END
       RETURNING uses, ends_at`,
      [key, toText(nowMs), toText(nowMs + windowS * 1000), wanted],
    );
    const uses = Number(rows[0]?.['uses']);
    const endsAtMs = new Date(rows[0]?.['ends_at'] as Date | string).getTime();
    return { left: Math.max(0, Math.min(wanted, max - (uses - wanted))), uses, endsAtMs };
  }

  /** Gives out a use that was counted ahead; undefined if there is none. */
  function giveOut(key: string, nowMs: number): CountedUse | undefined {
    const lease = leases.get(key);
    if (!lease || lease.endsAtMs <= nowMs || lease.left === 0) return undefined;
    lease.left -= 1;
    return { isAllowed: true, waitS: toWaitS(lease.endsAtMs - nowMs) };
  }

  /** Counts the next uses ahead. */
  async function renew(key: string, { max, windowS }: RateLimit, nowMs: number): Promise<void> {
    await purge(nowMs);
    const known = leases.get(key);
    const uses = known && known.endsAtMs > nowMs ? known.uses : 0;
    const wanted = Math.max(1, Math.floor((max - uses) * LEASE_SHARE));
    const lease = await take(key, { wanted, max, windowS, nowMs });
    leases.set(key, lease);
    if (lease.left === 0) refused.add(key, lease.endsAtMs);
  }

  return {
    async count(key, limit) {
      for (;;) {
        const nowMs = clock.now().getTime();
        const refusedForS = refused.findWaitS(key, nowMs);
        if (refusedForS !== undefined) return { isAllowed: false, waitS: refusedForS };
        const use = giveOut(key, nowMs);
        if (use) return use;
        // Concurrent uses share one lease.
        const renewal = renewals.get(key) ?? renew(key, limit, nowMs).finally(() => renewals.delete(key));
        renewals.set(key, renewal);
        await renewal;
      }
    },
    findRefusal: (key) => refused.findWaitS(key, clock.now().getTime()),
    async forgive(key) {
      refused.remove(key);
      await database.query('UPDATE rate_windows SET uses = uses - 1 WHERE key = $1 AND uses > 0', [key]);
    },
  };
}

const toText = (timeMs: number): string => new Date(timeMs).toISOString();
