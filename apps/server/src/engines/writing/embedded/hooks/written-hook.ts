import type { HookFormat } from '@reelwright/contracts';

export type { HookFormat };

/**
 * A written hook with its requirements on the data: a fact of this feature, and, if kinds are listed, a kind whose name
 * contains one of them.
 */
export interface WrittenHook {
  /** Whole by itself: a line about the fact answers it. */
  text: string;
  format: HookFormat;
  feature: string;
  kinds: readonly string[];
}
