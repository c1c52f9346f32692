import type { TaskId } from '@reelwright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { applyTask } from '../model/apply-task.ts';

export function useCancelTask() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (taskId: TaskId) => api.call('cancelTask', { task_id: taskId }),
    onSuccess: (task) => {
      applyTask(queries, task);
      void queries.invalidateQueries({ queryKey: ['userInfo'] });
    },
  });
}
