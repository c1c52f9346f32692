import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => api.call('getProfile', {}, { signal }),
  staleTime: 60_000,
});

/** Returns the profile of a member. */
export function useProfile({ isEnabled = true } = {}) {
  return useQuery({ ...profileQuery, enabled: isEnabled });
}
