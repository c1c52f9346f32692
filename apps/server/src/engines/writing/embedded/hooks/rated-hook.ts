import type { Hook, Line } from '../draft.ts';
import type { HookFormat } from './written-hook.ts';

/** A hook, marked if its own words contain a fact, the kind or a price change. */
export interface RatedHook extends Hook {
  isTelling: boolean;
  /** It fits only products with its fact, or of its kind. */
  isBound?: boolean;
  /** Its own words fit any fact, or it has none: "One thing about this mug", "This mug holds 350 ml". */
  isShell?: boolean;
}

/** Turns a line with a fact into a hook about that fact. */
export function toFactHook(
  line: Line,
  hook: { point: number; pattern: string; format: HookFormat; topic?: string; saysName?: boolean },
): RatedHook {
  const { point, ...rest } = hook;
  return { ...line, ...rest, isTelling: true, isBound: true, asksPoint: point, saysPoint: true };
}
