import type { TaskId } from '@reelwright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import type { IdempotencyKey } from '../model/paid-actions.ts';
import { addTask } from '../model/apply-task.ts';

/**
 * Runs the same input again, with a new seed or the given one. It costs credits; its idempotency key comes from a paid
 * action.
 */
export function useRegenerateTask() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ taskId, seed, key }: { taskId: TaskId; seed?: number | undefined; key: IdempotencyKey }) =>
      api.call('regenerateTask', {
        task_id: taskId,
        idempotency_key: key,
        ...(seed === undefined ? {} : { seed }),
      }),
    onSuccess: (task) => {
      addTask(queries, task);
      void queries.invalidateQueries({ queryKey: ['userInfo'] });
    },
  });
}
