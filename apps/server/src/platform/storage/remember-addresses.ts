import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { Storage } from './storage.ts';

/** An address is handed out again for this share of its lifetime. */
const REMEMBERED_SHARE = 1 / 12;
const MAX_ADDRESSES = 20_000;

/**
 * Signs each address once for as long as it is nearly new: lists show the same files again and again, browsers can cache
 * what has the same address, and a bucket's signature takes a millisecond.
 */
export function rememberAddresses<Store extends Pick<Storage, 'signGet'>>(storage: Store, clock: Clock): Store {
  const addresses = new LRUCache<string, { address: string; untilMs: number }>({ max: MAX_ADDRESSES });
  return {
    ...storage,
    async signGet(key, options) {
      const { expiresInS, downloadName } = options;
      const nowMs = clock.now().getTime();
      // No storage key holds a line break.
      const id = downloadName === undefined ? `${expiresInS}\n${key}` : `${expiresInS}\n${key}\n${downloadName}`;
      const known = addresses.get(id);
      if (known && nowMs < known.untilMs) return known.address;
      const address = await storage.signGet(key, options);
      addresses.set(id, { address, untilMs: nowMs + expiresInS * 1000 * REMEMBERED_SHARE });
      return address;
    },
  };
}
