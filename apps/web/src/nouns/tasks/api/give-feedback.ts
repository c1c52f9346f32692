import type { TaskFeedback, TaskId } from '@reelwright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { applyTask } from '../model/apply-task.ts';

/** Saves the user's rating of a result; null removes it. */
export function useGiveFeedback() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ taskId, feedback }: { taskId: TaskId; feedback: TaskFeedback | null }) =>
      api.call('giveFeedback', {
        task_id: taskId,
        is_liked: feedback?.is_liked ?? null,
        reasons: feedback?.reasons ?? [],
        comment: feedback?.comment ?? '',
      }),
    onSuccess: (task) => applyTask(queries, task),
  });
}
