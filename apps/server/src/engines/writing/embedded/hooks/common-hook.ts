import type { Pattern } from '../pattern.ts';
import type { HookFormat } from './written-hook.ts';

/** A hook for any product, with a slot for a fact, the kind or the price. */
export interface CommonHook {
  text: Pattern;
  format: HookFormat;
  /** Only for facts that a close-up shows. */
  isOfSeen?: boolean;
}
