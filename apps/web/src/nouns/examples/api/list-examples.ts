import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

/** Refetch interval while examples are being made, and renewal before signed addresses expire. */
const MAKING_MS = 8000;
const KEPT_MS = 30 * 60_000;

const EXAMPLES_KEY = ['examples'] as const;

const examplesQuery = queryOptions({
  queryKey: EXAMPLES_KEY,
  queryFn: ({ signal }) => api.call('listExamples', {}, { signal }),
  staleTime: KEPT_MS,
  refetchInterval: ({ state }) => ((state.data?.in_the_making ?? 0) > 0 ? MAKING_MS : KEPT_MS),
});

/** Returns this installation's examples, and how many more are being made. */
export function useExamples() {
  return useQuery(examplesQuery);
}
