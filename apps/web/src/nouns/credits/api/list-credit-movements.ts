import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

/** Returns what changed the balance, the newest first, page by page; fetched again when the balance has changed. */
export function useCreditMovements(balance: number) {
  return useInfiniteQuery({
    queryKey: ['credits', 'movements', balance],
    queryFn: ({ pageParam, signal }) =>
      api.call('listCreditMovements', pageParam === null ? {} : { cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor: next }) => next,
  });
}
