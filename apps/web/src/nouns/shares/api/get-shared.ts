import { useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

/** The signed addresses expire after an hour. */
const RENEW_ADDRESSES_MS = 30 * 60_000;

/** Returns what a share link shows; needs the password if the link has one. */
export function useShared(token: string, password: string | null) {
  return useQuery({
    queryKey: ['shared', token, password],
    queryFn: ({ signal }) => api.call('shareDetail', { token, ...(password === null ? {} : { password }) }, { signal }),
    refetchOnWindowFocus: false,
    refetchInterval: ({ state }) => (state.data ? RENEW_ADDRESSES_MS : false),
  });
}
