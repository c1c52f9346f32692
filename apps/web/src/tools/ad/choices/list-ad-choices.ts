import { useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

/** What an ad can be made with. */
export function useAdChoices() {
  return useQuery({
    queryKey: ['dictList'],
    queryFn: () => api.call('getDictList', {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
