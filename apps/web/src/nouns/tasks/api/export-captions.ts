import type { CaptionFormat, TaskId } from '@reelwright/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

/** The captions of one of a task's videos as a file: where it can be downloaded. */
export function useExportCaptions() {
  return useMutation({
    mutationFn: ({ taskId, ...rest }: { taskId: TaskId; variant: number; format: CaptionFormat }) =>
      api.call('exportCaptions', { task_id: taskId, ...rest }),
  });
}
