import type { TaskId } from '@reelwright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import type { IdempotencyKey } from '../model/paid-actions.ts';
import { addTask } from '../model/apply-task.ts';

interface Regeneration {
  taskId: TaskId;
  seed?: number | undefined;
  /** Makes only the results that failed. */
  onlyMissing?: boolean;
  key: IdempotencyKey;
}

/**
 * Runs the same input again, with a new seed or the given one. It costs credits; its idempotency key comes from a paid
 * action.
 */
export function useRegenerateTask() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ taskId, seed, onlyMissing, key }: Regeneration) =>
      api.call('regenerateTask', {
        task_id: taskId,
        idempotency_key: key,
        ...(seed === undefined ? {} : { seed }),
        ...(onlyMissing === undefined ? {} : { only_missing: onlyMissing }),
      }),
    onSuccess: (task) => {
      addTask(queries, task);
      void queries.invalidateQueries({ queryKey: ['userInfo'] });
    },
  });
}
