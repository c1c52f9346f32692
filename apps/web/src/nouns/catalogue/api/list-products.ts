import type { CallInput, ProductId } from '@reelwright/contracts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

/** All queries of saved products begin with it. */
export const CATALOGUE_KEY = ['catalogue'] as const;

export type ProductQuery = Pick<CallInput<'listProducts'>, 'search' | 'sort' | 'page' | 'page_size'>;

/** Returns one page of the saved products; the page before stays until the next one is there. */
export function useProducts(query: ProductQuery, { isAsked = true }: { isAsked?: boolean } = {}) {
  return useQuery({
    queryKey: [...CATALOGUE_KEY, 'list', query],
    queryFn: ({ signal }) => api.call('listProducts', query, { signal }),
    placeholderData: keepPreviousData,
    enabled: isAsked,
  });
}

export function productQuery(productId: ProductId) {
  return queryOptions({
    queryKey: [...CATALOGUE_KEY, 'one', productId],
    queryFn: ({ signal }) => api.call('getProduct', { product_id: productId }, { signal }),
  });
}
