import type { TaskId } from '@reelwright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

/** Creates a draft from a task's input. */
export function useCreateDraftFromTask() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (taskId: TaskId) => api.call('createDraftFromTask', { task_id: taskId }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['drafts'] }),
  });
}
