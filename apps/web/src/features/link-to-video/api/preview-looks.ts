import type { CallInput } from '@reelwright/contracts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

function lookPreviewsQuery(input: CallInput<'previewLooks'>) {
  return queryOptions({
    queryKey: ['lookPreviews', input],
    queryFn: ({ signal }) => api.call('previewLooks', input, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  });
}

/** The opening of the ad in every look; while it is painted anew, as it was before. */
export function useLookPreviews(input: CallInput<'previewLooks'>) {
  return useQuery(lookPreviewsQuery(input));
}
