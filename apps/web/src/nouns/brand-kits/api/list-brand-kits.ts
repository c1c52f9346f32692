import type { BrandKit, BrandKitId } from '@reelwright/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { queryClient } from '#src/lib/query-client.ts';

/** Kits change seldom, and this tab knows of its own changes. */
const FRESH_MS = 5 * 60_000;

export const brandKitsQuery = queryOptions({
  queryKey: ['brandKits'],
  queryFn: ({ signal }) => api.call('listBrandKits', {}, { signal }),
  staleTime: FRESH_MS,
});

/** Returns the brand kits of the workspace, the default first. */
export function useBrandKits() {
  return useQuery(brandKitsQuery);
}

/** Returns one brand kit; undefined until the kits are loaded, and for a kit that was deleted. */
export function useBrandKit(id: BrandKitId | undefined): BrandKit | undefined {
  const { data } = useQuery({ ...brandKitsQuery, enabled: id !== undefined });
  return data?.list.find((kit) => kit.id === id);
}

/** Returns the kit that new work begins with; undefined until the kits are loaded, and if there is none. */
export function useDefaultBrandKit(): BrandKit | undefined {
  const { data } = useQuery(brandKitsQuery);
  return data?.list.find((kit) => kit.is_default);
}

/** Returns the kit that new ads begin with; undefined if there is none, or if it can't be read. */
export async function findDefaultBrandKit(): Promise<BrandKit | undefined> {
  try {
    const { list } = await queryClient.query({ ...brandKitsQuery, retry: false });
    return list.find((kit) => kit.is_default);
  } catch {
    // An ad can be made without one.
    return undefined;
  }
}
