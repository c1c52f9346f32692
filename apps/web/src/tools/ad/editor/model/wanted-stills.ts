import type { TaskId } from '@reelwright/contracts';

/** Frames of a preview that are to be seen small, by their ticks. */
export interface WantedStills {
  taskId: TaskId;
  variant: number;
  ticks: readonly number[];
}
