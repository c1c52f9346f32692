import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

export const identitiesQuery = queryOptions({
  queryKey: ['identities'],
  queryFn: ({ signal }) => api.call('listIdentities', {}, { signal }),
});

/** Returns the ways in which the user signs in. */
export function useIdentities() {
  return useQuery(identitiesQuery);
}
