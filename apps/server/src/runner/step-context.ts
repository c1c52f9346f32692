import type { TaskId } from '@reelwright/contracts';
import type { Actor } from '../actor.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/log/logger.ts';
import type { Storage } from '../platform/storage/storage.ts';

/** What a step may use. */
export interface StepContext {
  taskId: TaskId;
  /** Who pushed the task: the assets of the actor's workspace may be read. */
  actor: Actor;
  /** Which of the task's variants the step runs for; 0 where it runs once. */
  variant: number;
  /** Aborts on cancel, time-out and shutdown; every wait and child process must heed it. */
  signal: AbortSignal;
  /** An empty local folder of this step alone; removed when the step ends, however it ends. */
  folder: string;
  /** Prefix of storage keys for what later steps need; removed when the task has ended. */
  workPrefix: string;
  storage: Storage;
  clock: Clock;
  log: Logger;
  /** How far this step is, 0 to 1. */
  progress(fraction: number): void;
}
