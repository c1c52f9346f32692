import type { CaptionFormat, TaskId } from '@reelwright/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

/** The captions of a finished video as a file: where it can be downloaded. */
export function useExportCaptions() {
  return useMutation({
    mutationFn: ({ taskId, format }: { taskId: TaskId; format: CaptionFormat }) =>
      api.call('exportCaptions', { task_id: taskId, format }),
  });
}
