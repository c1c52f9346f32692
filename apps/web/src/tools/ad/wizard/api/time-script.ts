import type { AdLanguage } from '@reelwright/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

/** Returns the speaking time of lines; the previous values while a change loads. */
export function useScriptTime(language: AdLanguage, lines: readonly string[]) {
  return useQuery({
    queryKey: ['scriptTime', language, lines],
    queryFn: ({ signal }) => api.call('timeScript', { language, lines: [...lines] }, { signal }),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}
