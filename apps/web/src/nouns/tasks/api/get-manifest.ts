import type { TaskId } from '@reelwright/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

/** Returns the download address of the file from which a video can be rendered again. */
export function useGetManifest() {
  return useMutation({
    mutationFn: ({ taskId, variant }: { taskId: TaskId; variant: number }) =>
      api.call('getManifest', { task_id: taskId, variant }),
  });
}
