import { LRUCache } from 'lru-cache';

const MAX_KEYS = 10_000;

/** Keys over their limit, until their windows end: a flood of refused uses costs one look-up each. */
export interface RefusedKeys {
  add(key: string, endsAtMs: number): void;
  remove(key: string): void;
  /** Returns whole seconds until the window ends, at least 1; undefined if the key is not refused. */
  findWaitS(key: string, nowMs: number): number | undefined;
}

export function createRefusedKeys(): RefusedKeys {
  const endsAtMs = new LRUCache<string, number>({ max: MAX_KEYS });
  return {
    add: (key, endMs) => void endsAtMs.set(key, endMs),
    remove: (key) => void endsAtMs.delete(key),
    findWaitS(key, nowMs) {
      const endMs = endsAtMs.get(key);
      return endMs === undefined || endMs <= nowMs ? undefined : toWaitS(endMs - nowMs);
    },
  };
}

export function toWaitS(leftMs: number): number {
  return Math.max(1, Math.ceil(leftMs / 1000));
}
