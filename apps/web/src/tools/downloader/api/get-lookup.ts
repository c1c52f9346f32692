import type { VideoLookup } from '@reelwright/contracts';
import { useQueries } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

const POLL_MS = 1000;
/** The signed address of the image expires after an hour. */
const RENEW_MS = 50 * 60_000;

async function getLookup(lookupId: string, signal: AbortSignal): Promise<VideoLookup> {
  const answer = await api.call('getVideoInfoByTaskId', { task_id: lookupId }, { signal });
  if (answer.kind !== 'lookup') throw new Error('the id belongs to a task');
  return answer.lookup;
}

const isOpen = (lookup: VideoLookup | undefined): boolean =>
  lookup?.state === 'in_queue' || lookup?.state === 'resolving';

/** Returns what was found behind links, asked again until each has ended. */
export function useLookups(lookupIds: readonly (string | null)[]) {
  return useQueries({
    queries: lookupIds.map((lookupId, index) => ({
      queryKey: ['videoLookup', lookupId ?? `none-${index}`],
      queryFn: ({ signal }: { signal: AbortSignal }) => getLookup(lookupId ?? '', signal),
      enabled: lookupId !== null,
      staleTime: RENEW_MS,
      refetchInterval: ({ state }: { state: { data?: VideoLookup | undefined } }) =>
        isOpen(state.data) ? POLL_MS : false,
    })),
  });
}
