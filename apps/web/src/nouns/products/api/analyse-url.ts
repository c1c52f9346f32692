import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

/** Reads the product of a page. */
export function productPageQuery(url: string) {
  return queryOptions({
    queryKey: ['productPage', url],
    queryFn: ({ signal }) => api.call('analyseUrl', { url }, { signal }),
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
    retry: false,
  });
}

/** Returns the data of a product page; makes no call while `isAsked` is false. */
export function useProductPage(url: string | undefined, { isAsked }: { isAsked: boolean }) {
  return useQuery({ ...productPageQuery(url ?? ''), enabled: url !== undefined && isAsked });
}
