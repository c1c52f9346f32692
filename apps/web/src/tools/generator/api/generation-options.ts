import { useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { getLanguage } from '#src/lib/i18n.ts';

/** Returns models, ready scenes and prompts of this installation. */
export function useGenerationOptions() {
  const language = getLanguage();
  return useQuery({
    queryKey: ['generationOptions', language],
    queryFn: ({ signal }) => api.call('getGenerationOptions', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
