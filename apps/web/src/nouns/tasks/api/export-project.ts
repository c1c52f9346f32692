import type { ProjectFormat, TaskId } from '@reelwright/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

/** Exports one of a task's videos as a project for other editing programs and returns its download address. */
export function useExportProject() {
  return useMutation({
    mutationFn: ({ taskId, ...rest }: { taskId: TaskId; variant: number; format: ProjectFormat }) =>
      api.call('exportProject', { task_id: taskId, ...rest }),
  });
}
