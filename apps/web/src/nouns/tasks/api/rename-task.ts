import type { TaskId } from '@reelwright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { applyTask } from '../model/apply-task.ts';

export function useRenameTask() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ taskId, title }: { taskId: TaskId; title: string }) =>
      api.call('renameTask', { task_id: taskId, title }),
    onSuccess: (task) => applyTask(queries, task),
  });
}
