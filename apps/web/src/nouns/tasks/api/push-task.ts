import type { CallInput } from '@reelwright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import type { IdempotencyKey } from '../model/paid-actions.ts';
import { addTask } from '../model/apply-task.ts';

/** Starts a task, which costs credits; its idempotency key comes from a paid action. */
export function usePushTask() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<'pushTask'> & { idempotency_key: IdempotencyKey }) => api.call('pushTask', input),
    onSuccess: (task) => {
      addTask(queries, task);
      void queries.invalidateQueries({ queryKey: ['userInfo'] });
      // The remaining credits changed, and with them whether another task is affordable.
      void queries.invalidateQueries({ queryKey: ['taskCost'] });
    },
  });
}
