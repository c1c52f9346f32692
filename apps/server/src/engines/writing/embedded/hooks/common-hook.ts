import type { Pattern } from '../pattern.ts';
import type { HookFormat } from './written-hook.ts';

/** A hook for any product: it holds a fact, the kind or the price. */
export interface CommonHook {
  text: Pattern;
  format: HookFormat;
  /** Only of facts that a close-up shows. */
  isOfSeen?: boolean;
}
