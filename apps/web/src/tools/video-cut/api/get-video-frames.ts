import type { AssetId } from '@reelwright/contracts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

/** The signed addresses expire after an hour. */
const RENEW_MS = 50 * 60_000;

/** Returns the frames of a video of the library, and where it can be cut without loss. */
export function useVideoFrames(assetId: AssetId) {
  return useQuery({
    queryKey: ['videoFrames', assetId],
    queryFn: ({ signal }) => api.call('getVideoFrames', { asset_id: assetId }, { signal }),
    staleTime: RENEW_MS,
  });
}
