import { useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

/** Returns the options of an ad. */
export function useAdChoices() {
  return useQuery({
    queryKey: ['dictList'],
    queryFn: () => api.call('getDictList', {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
