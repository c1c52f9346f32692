import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

export const pronunciationsQuery = queryOptions({
  queryKey: ['pronunciations'],
  queryFn: ({ signal }) => api.call('listPronunciations', {}, { signal }),
});

/** How this account says its words. */
export function usePronunciations() {
  return useQuery(pronunciationsQuery);
}
