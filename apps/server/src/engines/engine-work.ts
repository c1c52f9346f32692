import type { OperationMemory } from '../platform/media-providers/run-media-task.ts';
import type { HeavyWorkKind, RunHeavy } from '../platform/heavy-work/heavy-work.ts';
import { HEAVY_WORK } from '../platform/heavy-work/heavy-work.ts';

/** What an engine may use of the task that it works for. */
export interface EngineWork {
  /** Where an engine that works elsewhere notes what it has started, so that a restart polls on. */
  memory?: OperationMemory | undefined;
  /**
   * Runs what takes this machine's CPU and memory when it is its turn; `moreBytes` is what a model needs besides. Waiting
   * for another machine happens outside. Never nest it.
   */
  takeTurn?: TakeTurn | undefined;
}

export type TakeTurn = <Result>(work: () => Promise<Result>, moreBytes?: number) => Promise<Result>;

/** For a single user's own machine, and for tests. */
export const takeTurnAtOnce: TakeTurn = (work) => work();

/** Returns the turns of one kind of heavy work. */
export function turnsOf(
  kind: HeavyWorkKind,
  runHeavy: RunHeavy,
  { peakBytes = HEAVY_WORK[kind].peakBytes }: { peakBytes?: number } = {},
): TakeTurn {
  return (work, moreBytes = 0) => runHeavy(kind, work, { peakBytes: peakBytes + moreBytes });
}
