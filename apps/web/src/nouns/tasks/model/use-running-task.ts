import type { DraftId, Task } from '@reelwright/contracts';
import { useTaskList } from '../api/list-tasks.ts';
import { isRunning } from './task-output.ts';

/** Returns the newest running task that was pushed from a draft. */
export function useRunningTask(draftId: DraftId): Task | undefined {
  const { data } = useTaskList(null);
  return data?.pages.flatMap(({ list }) => list).find((task) => task.draft_id === draftId && isRunning(task));
}
