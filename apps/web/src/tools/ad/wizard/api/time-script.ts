import type { AdLanguage } from '@reelwright/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

/** How long lines take to say; while they are changed, as long as they took before. */
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
