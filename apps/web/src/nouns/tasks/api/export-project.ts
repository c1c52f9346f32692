import type { ProjectFormat, TaskId } from '@reelwright/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

/** One of a task's videos as a project of other editing programs: where it can be downloaded. */
export function useExportProject() {
  return useMutation({
    mutationFn: ({ taskId, ...rest }: { taskId: TaskId; variant: number; format: ProjectFormat }) =>
      api.call('exportProject', { task_id: taskId, ...rest }),
  });
}
