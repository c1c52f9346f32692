import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

function productPageQuery(url: string | undefined, isAsked: boolean) {
  return queryOptions({
    queryKey: ['productPage', url],
    queryFn: ({ signal }) => {
      if (url === undefined) throw new Error('there is no page to read');
      return api.call('analyseUrl', { url }, { signal });
    },
    enabled: url !== undefined && isAsked,
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
    retry: false,
  });
}

/** Returns the data of a product page; makes no call while `isAsked` is false. */
export function useProductPage(url: string | undefined, { isAsked }: { isAsked: boolean }) {
  return useQuery(productPageQuery(url, isAsked));
}
