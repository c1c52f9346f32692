import type { HookFormat } from '@reelwright/contracts';

export type { HookFormat };

/**
 * A written hook with its requirements on the data: a fact of this feature, and, if kinds are listed, a kind whose name
 * contains one of them.
 */
export interface WrittenHook {
  /** Contains a slot for the fact, because every hook is about one. */
  text: string;
  format: HookFormat;
  feature: string;
  kinds: readonly string[];
}
