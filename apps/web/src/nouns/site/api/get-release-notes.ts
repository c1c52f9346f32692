import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

export const releaseNotesQuery = queryOptions({
  queryKey: ['releaseNotes'],
  queryFn: ({ signal }) => api.call('getReleaseNotes', {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Returns what is new in the running version, and whether the user has read it. */
export function useReleaseNotes() {
  return useQuery(releaseNotesQuery);
}
