import type { AnalysisState, AssetId } from '@reelwright/contracts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { LIBRARY_KEY } from './list-library.ts';

const POLL_MS = 1500;

/** Returns all that is known of one asset; asks again while it is analysed. */
export function useAsset(assetId: AssetId) {
  return useQuery({
    queryKey: [...LIBRARY_KEY, 'asset', assetId],
    queryFn: ({ signal }) => api.call('getLibraryAsset', { asset_id: assetId }, { signal }),
    refetchInterval: ({ state }) => (isUnderway(state.data?.analysis.state) ? POLL_MS : false),
  });
}

export const isUnderway = (state: AnalysisState | undefined): boolean => state === 'waiting' || state === 'analyzing';
