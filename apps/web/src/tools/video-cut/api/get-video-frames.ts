import type { AssetId } from '@reelwright/contracts';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod';
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

const waveform = z.object({ data: z.array(z.number()) });

/** Returns a video's waveform: lowest, highest, lowest ... The waveform of an asset never changes. */
export function useVideoPeaks(assetId: AssetId, url: string | null) {
  return useQuery({
    queryKey: ['videoPeaks', assetId],
    queryFn: async ({ signal }) => {
      const answer = await fetch(url ?? '', { signal });
      if (!answer.ok) throw new Error(`the waveform could not be read: ${answer.status}`);
      return waveform.parse(await answer.json()).data;
    },
    enabled: url !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
