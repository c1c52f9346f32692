import type { RateLimit } from '@reelwright/contracts';

/** One counted use of a key. */
export interface CountedUse {
  isAllowed: boolean;
  /** Whole seconds until the window ends, at least 1. */
  waitS: number;
}

/**
 * Counts uses of keys in windows. A window begins with the first use of its key and lasts `windowS`. Where several
 * processes serve one installation they count together.
 */
export interface RateLimits {
  /** Counts one use of a key. */
  count(key: string, limit: RateLimit): Promise<CountedUse>;
  /** Returns how many seconds a key that was refused in this process has to wait; undefined if it may be counted. */
  findRefusal(key: string): number | undefined;
  /** Takes back one counted use, as if it had not happened. */
  forgive(key: string): Promise<void>;
}
