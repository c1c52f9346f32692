import type { HookFormat } from '@reelwright/contracts';

export type { HookFormat };

/** What the data must hold before a hook may be spoken: a fact of this feature, and, where kinds are listed, a kind whose name holds one of them. */
export interface WrittenHook {
  /** It holds a slot for the fact: no hook speaks of anything else. */
  text: string;
  format: HookFormat;
  feature: string;
  kinds: readonly string[];
}
