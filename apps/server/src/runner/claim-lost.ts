import { AppError } from '../app-error.ts';
import { JobInterrupted } from '../platform/queue/queue.ts';

/** The run is not this worker's any more: the task has ended, or another worker has claimed it. */
export class ClaimLost extends Error {
  override readonly name = 'ClaimLost';
  readonly why: 'ended' | 'claimed';

  constructor(why: ClaimLost['why']) {
    super(`claim lost: ${why}`);
    this.why = why;
  }
}

/** Returns whether a step was aborted for good: nobody goes on with its work later. */
export function isEndOfTask(reason: unknown): boolean {
  if (reason instanceof ClaimLost) return reason.why === 'ended';
  if (reason instanceof JobInterrupted) return reason.why === 'cancelled';
  return reason instanceof AppError && reason.code === 'TASK_TIMED_OUT';
}
