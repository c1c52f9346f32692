import type { DownloadProgress } from '@reelwright/contracts';
import { useQuery } from '@tanstack/react-query';
import { CallError } from '#src/lib/api-client.ts';
import { api } from '#src/lib/api.ts';
import { ERRORS } from '@reelwright/contracts';

const POLL_MS = 1000;

/** Returns the bytes of a running task's downloads; none before the first has begun. */
export function useDownloads(taskId: string) {
  return useQuery({
    queryKey: ['downloads', taskId],
    queryFn: async ({ signal }): Promise<DownloadProgress[]> => {
      try {
        const answer = await api.call('getVideoInfoByTaskId', { task_id: taskId }, { signal });
        return answer.kind === 'download' ? answer.downloads : [];
      } catch (error) {
        if (error instanceof CallError && error.code === ERRORS.NOT_FOUND.code) return [];
        throw error;
      }
    },
    refetchInterval: POLL_MS,
  });
}
