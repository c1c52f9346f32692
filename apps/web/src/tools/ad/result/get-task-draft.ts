import type { TaskId } from '@reelwright/contracts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

/** Returns what a finished ad was made from: the product that was read, and the scripts that are spoken. */
export function useTaskDraft(taskId: TaskId) {
  return useQuery({
    queryKey: ['taskDraft', taskId],
    queryFn: ({ signal }) => api.call('getTaskDraft', { task_id: taskId }, { signal }),
    // A finished task does not change.
    staleTime: Number.POSITIVE_INFINITY,
  });
}
