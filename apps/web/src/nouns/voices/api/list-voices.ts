import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

const voicesQuery = queryOptions({
  queryKey: ['voices'],
  queryFn: ({ signal }) => api.call('listVoices', {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Everybody who can speak, in all languages: few enough to be searched here. */
export function useVoices() {
  return useQuery(voicesQuery);
}
