import type { TaskId } from '@reelwright/contracts';
import type { Actor } from '../actor.ts';
import type { Clock } from '../platform/clock.ts';
import type { RunHeavy } from '../platform/heavy-work/heavy-work.ts';
import type { Logger } from '../platform/log/logger.ts';
import type { Storage } from '../platform/storage/storage.ts';

/** What a step may use. */
export interface StepContext {
  taskId: TaskId;
  /** The user who pushed the task: the step may read assets of this actor's workspace. */
  actor: Actor;
  /** The variant of the task that the step runs for; 0 if it runs once. */
  variant: number;
  /** Aborts on cancel, time-out and shutdown; every wait and child process must respect it. */
  signal: AbortSignal;
  /** An empty local folder of this step alone; removed when the step ends in any way. */
  folder: string;
  /** Prefix of storage keys for files that later steps need; removed when the task has ended. */
  workPrefix: string;
  /** The same of earlier tries of the task, the newest first, whose worker was killed; whole files there may be used. */
  earlierWorkPrefixes?: readonly string[];
  /** Runs work that takes much CPU time or memory. Never nest it. */
  runHeavy: RunHeavy;
  storage: Storage;
  clock: Clock;
  log: Logger;
  /** Reports the progress of this step, 0 to 1. */
  progress(fraction: number): void;
}
