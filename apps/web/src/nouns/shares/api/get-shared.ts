import { useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

/** Its signed addresses end after an hour. */
const RENEW_ADDRESSES_MS = 30 * 60_000;

/** What a link shows; the password where it asks for one. */
export function useShared(token: string, password: string | null) {
  return useQuery({
    queryKey: ['shared', token, password],
    queryFn: ({ signal }) => api.call('shareDetail', { token, ...(password === null ? {} : { password }) }, { signal }),
    refetchOnWindowFocus: false,
    refetchInterval: ({ state }) => (state.data ? RENEW_ADDRESSES_MS : false),
  });
}
