import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

function productPageQuery(url: string | undefined) {
  return queryOptions({
    queryKey: ['productPage', url],
    queryFn: ({ signal }) => {
      if (url === undefined) throw new Error('there is no page to read');
      return api.call('analyseUrl', { url }, { signal });
    },
    enabled: url !== undefined,
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
    retry: false,
  });
}

/** What a product page says. */
export function useProductPage(url: string | undefined) {
  return useQuery(productPageQuery(url));
}
