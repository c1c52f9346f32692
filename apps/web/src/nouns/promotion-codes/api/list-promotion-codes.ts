import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

const PAGE_SIZE = 50;

export const promotionCodesQuery = infiniteQueryOptions({
  queryKey: ['promotionCodes'],
  queryFn: ({ pageParam, signal }) =>
    api.call('listPromotionCodes', { page: pageParam, page_size: PAGE_SIZE }, { signal }),
  initialPageParam: 1,
  getNextPageParam: ({ page, page_size: size, total }) => (page * size < total ? page + 1 : undefined),
  refetchOnWindowFocus: true,
});

/** Returns the redeem codes of this installation, the newest first, page by page. */
export function usePromotionCodes() {
  return useInfiniteQuery(promotionCodesQuery);
}
