import type { Hook, Line } from '../draft.ts';
import type { HookFormat } from './written-hook.ts';

/** A hook, and whether its words hold a fact, the kind or a price change by themselves. */
export interface RatedHook extends Hook {
  isTelling: boolean;
  /** It fits only products that have its fact, or are of its kind. */
  isBound?: boolean;
}

/** A line that says a fact, as a hook about that fact. */
export function toFactHook(
  line: Line,
  hook: { point: number; pattern: string; format: HookFormat; topic?: string; saysName?: boolean },
): RatedHook {
  const { point, ...rest } = hook;
  return { ...line, ...rest, isTelling: true, isBound: true, asksPoint: point, saysPoint: true };
}
