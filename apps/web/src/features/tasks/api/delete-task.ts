import type { TaskId } from '@reelwright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { TASK_LIST_KEY, taskKey } from '../model/task-keys.ts';

export function useDeleteTask() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (taskId: TaskId) => api.call('deleteTask', { task_id: taskId }),
    onSuccess: async (_answer, taskId) => {
      queries.removeQueries({ queryKey: taskKey(taskId) });
      await queries.invalidateQueries({ queryKey: TASK_LIST_KEY });
    },
  });
}
