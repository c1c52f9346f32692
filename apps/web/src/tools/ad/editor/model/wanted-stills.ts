import type { TaskId } from '@reelwright/contracts';

/** Frames of a preview to paint as small images, by tick. */
export interface WantedStills {
  taskId: TaskId;
  variant: number;
  ticks: readonly number[];
}
