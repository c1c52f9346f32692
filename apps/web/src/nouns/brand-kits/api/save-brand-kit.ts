import type { CallInput } from '@reelwright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { brandKitsQuery } from './list-brand-kits.ts';

export function useSaveBrandKit() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<'saveBrandKit'>) => api.call('saveBrandKit', input),
    onSuccess: () => queries.invalidateQueries(brandKitsQuery),
  });
}
