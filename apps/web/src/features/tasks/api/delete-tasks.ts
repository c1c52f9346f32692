import type { TaskId } from '@reelwright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { dropTasks } from '../model/apply-task.ts';
import { TASK_LIST_KEY } from '../model/task-keys.ts';

/** Which of several calls went through, and why the first that did not was refused. */
export interface Outcome {
  done: TaskId[];
  error: Error | null;
}

async function callForEach(taskIds: readonly TaskId[], call: (taskId: TaskId) => Promise<unknown>): Promise<Outcome> {
  const results = await Promise.allSettled(taskIds.map(call));
  const refused = results.find((result) => result.status === 'rejected');
  return {
    done: taskIds.filter((_taskId, index) => results[index]?.status === 'fulfilled'),
    error: refused ? (refused.reason as Error) : null,
  };
}

/** Deletes tasks; for a day they can be restored. They leave the lists at once. */
export function useDeleteTasks() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (taskIds: readonly TaskId[]) =>
      callForEach(taskIds, (taskId) => api.call('deleteTask', { task_id: taskId })),
    onMutate: async (taskIds) => {
      // An answer under way would bring them back.
      await queries.cancelQueries({ queryKey: TASK_LIST_KEY });
      dropTasks(queries, new Set(taskIds));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: TASK_LIST_KEY }),
  });
}

export function useRestoreTasks() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (taskIds: readonly TaskId[]) =>
      callForEach(taskIds, (taskId) => api.call('restoreTask', { task_id: taskId })),
    onSettled: () => queries.invalidateQueries({ queryKey: TASK_LIST_KEY }),
  });
}
