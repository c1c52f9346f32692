import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { RateLimits } from './rate-limits.ts';
import { createRefusedKeys, toWaitS } from './refused-keys.ts';

/** Bounds the memory: the keys that were used longest ago are forgotten first. */
const MAX_KEYS = 100_000;

/** Counts in this process alone. */
export function createMemoryRateLimits({ clock }: { clock: Clock }): RateLimits {
  const windows = new LRUCache<string, { uses: number; endsAtMs: number }>({ max: MAX_KEYS });
  const refused = createRefusedKeys();
  return {
    async count(key, { max, windowS }) {
      const nowMs = clock.now().getTime();
      const known = windows.get(key);
      const current = known && known.endsAtMs > nowMs ? known : { uses: 0, endsAtMs: nowMs + windowS * 1000 };
      current.uses += 1;
      windows.set(key, current);
      const isAllowed = current.uses <= max;
      if (!isAllowed) refused.add(key, current.endsAtMs);
      return { isAllowed, waitS: toWaitS(current.endsAtMs - nowMs) };
    },
    findRefusal: (key) => refused.findWaitS(key, clock.now().getTime()),
    async forgive(key) {
      refused.remove(key);
      const known = windows.get(key);
      if (known && known.uses > 0) known.uses -= 1;
    },
  };
}
