import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

export const userInfoQuery = queryOptions({
  queryKey: ['userInfo'],
  queryFn: ({ signal }) => api.call('getUserInfo', {}, { signal }),
  staleTime: 30_000,
});

/** Returns the current user: a member, or a guest. */
export function useUserInfo() {
  return useQuery(userInfoQuery);
}
