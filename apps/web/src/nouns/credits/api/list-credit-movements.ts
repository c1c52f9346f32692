import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

/** Returns what changed the balance, the newest first, page by page; fetched again when the balance has changed. */
export function useCreditMovements(balance: number) {
  return useInfiniteQuery({
    queryKey: ['credits', 'movements', balance],
    queryFn: ({ pageParam, signal }) => api.call('listCreditMovements', { page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, page_size: size, total }) => (page * size < total ? page + 1 : undefined),
  });
}
