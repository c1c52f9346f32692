import type { CallInput } from '@reelwright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { applyTask } from '../model/apply-task.ts';

export function usePushTask() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<'pushTask'>) => api.call('pushTask', input),
    onSuccess: (task) => {
      applyTask(queries, task);
      void queries.invalidateQueries({ queryKey: ['userInfo'] });
    },
  });
}
