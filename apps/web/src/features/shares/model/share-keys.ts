import type { TaskId } from '@reelwright/contracts';

/** Under this key the browser remembers the links of a task. */
export function shareListKey(taskId: TaskId) {
  return ['shares', taskId] as const;
}
