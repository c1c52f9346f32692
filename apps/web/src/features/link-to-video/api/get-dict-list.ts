import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

const dictListQuery = queryOptions({
  queryKey: ['dictList'],
  queryFn: () => api.call('getDictList', {}),
  staleTime: Number.POSITIVE_INFINITY,
});

/** What an ad can be made with. */
export function useDictList() {
  return useQuery(dictListQuery);
}
