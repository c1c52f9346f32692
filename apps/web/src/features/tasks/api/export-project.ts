import type { TaskId } from '@reelwright/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

/** The finished video as a project of other editing programs: where it can be downloaded. */
export function useExportProject() {
  return useMutation({ mutationFn: (taskId: TaskId) => api.call('exportProject', { task_id: taskId }) });
}
