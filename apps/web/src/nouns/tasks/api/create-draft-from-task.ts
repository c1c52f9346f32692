import type { TaskId } from '@reelwright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

/** A new draft of what a task was made from. */
export function useCreateDraftFromTask() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (taskId: TaskId) => api.call('createDraftFromTask', { task_id: taskId }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['drafts'] }),
  });
}
