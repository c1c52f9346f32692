import type { CallInput } from '@reelwright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { pronunciationsQuery } from './list-pronunciations.ts';

export function useSavePronunciation() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<'savePronunciation'>) => api.call('savePronunciation', input),
    onSuccess: () => queries.invalidateQueries(pronunciationsQuery),
  });
}
