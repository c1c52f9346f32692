import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

const voicesQuery = queryOptions({
  queryKey: ['voices'],
  queryFn: ({ signal }) => api.call('listVoices', {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Returns every voice in all languages: few enough to search in the browser. */
export function useVoices() {
  return useQuery(voicesQuery);
}
