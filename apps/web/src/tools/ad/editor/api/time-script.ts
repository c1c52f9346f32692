import type { AdLanguage } from '@reelwright/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

/** Returns the estimated speaking time of each line; the previous estimate while a new one loads. */
export function useScriptTime(language: AdLanguage, lines: readonly string[]) {
  return useQuery({
    queryKey: ['scriptTime', language, lines],
    queryFn: ({ signal }) => api.call('timeScript', { language, lines: [...lines] }, { signal }),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  });
}
