import type { TaskId } from '@reelwright/contracts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { shareListKey } from '../model/share-keys.ts';

/** Returns a task's valid links, the newest first. */
export function useShareList(taskId: TaskId) {
  return useQuery({
    queryKey: shareListKey(taskId),
    queryFn: ({ signal }) => api.call('listShares', { task_id: taskId }, { signal }),
  });
}
