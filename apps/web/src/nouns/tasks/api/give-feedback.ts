import type { TaskFeedback, TaskId } from '@reelwright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { applyTask } from '../model/apply-task.ts';

export interface Rating {
  taskId: TaskId;
  /** The result that is rated; undefined: the task as a whole. */
  variant: number | undefined;
  feedback: TaskFeedback | null;
}

/** Saves the user's rating of a task or of one of its results; null removes it. */
export function useGiveFeedback() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ taskId, variant, feedback }: Rating) =>
      api.call('giveFeedback', {
        task_id: taskId,
        ...(variant === undefined ? {} : { variant }),
        is_liked: feedback?.is_liked ?? null,
        reasons: feedback?.reasons ?? [],
        comment: feedback?.comment ?? '',
      }),
    onSuccess: (task) => applyTask(queries, task),
  });
}
