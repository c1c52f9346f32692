import type { CaptionFormat, TaskId } from '@reelwright/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

/** Exports the captions of one of a task's videos and returns the file's download address. */
export function useExportCaptions() {
  return useMutation({
    mutationFn: ({ taskId, ...rest }: { taskId: TaskId; variant: number; format: CaptionFormat }) =>
      api.call('exportCaptions', { task_id: taskId, ...rest }),
  });
}
