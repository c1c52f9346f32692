import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

export const pronunciationsQuery = queryOptions({
  queryKey: ['pronunciations'],
  queryFn: ({ signal }) => api.call('listPronunciations', {}, { signal }),
});

/** Returns the account's pronunciations. */
export function usePronunciations() {
  return useQuery(pronunciationsQuery);
}
