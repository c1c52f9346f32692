import type { Pattern } from '../pattern.ts';
import type { HookFormat } from './written-hook.ts';

/** A hook for any product, with a slot for the name, the kind or the price. */
export interface CommonHook {
  text: Pattern;
  format: HookFormat;
}
