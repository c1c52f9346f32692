import type { AssetId } from '@reelwright/contracts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { LIBRARY_KEY } from './list-library.ts';

/** Returns all that is known of one asset. */
export function useAsset(assetId: AssetId) {
  return useQuery({
    queryKey: [...LIBRARY_KEY, 'asset', assetId],
    queryFn: ({ signal }) => api.call('getLibraryAsset', { asset_id: assetId }, { signal }),
  });
}
