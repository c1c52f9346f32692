import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

export const surveysQuery = queryOptions({
  queryKey: ['surveys'],
  queryFn: ({ signal }) => api.call('getSurveys', {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Returns which surveys a member has answered. */
export function useSurveys() {
  return useQuery(surveysQuery);
}
