import type { TaskId } from '@reelwright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { makeRandomId } from '#src/lib/random-id.ts';
import { addTask } from '../model/apply-task.ts';

/** Runs the same input again: with a new seed, or with the one given. */
export function useRegenerateTask() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ taskId, seed }: { taskId: TaskId; seed?: number }) =>
      api.call('regenerateTask', {
        task_id: taskId,
        idempotency_key: makeRandomId(),
        ...(seed === undefined ? {} : { seed }),
      }),
    onSuccess: (task) => {
      addTask(queries, task);
      void queries.invalidateQueries({ queryKey: ['userInfo'] });
    },
  });
}
