import type { TaskId } from '@reelwright/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

/** What a video can be rendered from again, as a file: where it can be downloaded. */
export function useGetManifest() {
  return useMutation({
    mutationFn: ({ taskId, variant }: { taskId: TaskId; variant: number }) =>
      api.call('getManifest', { task_id: taskId, variant }),
  });
}
