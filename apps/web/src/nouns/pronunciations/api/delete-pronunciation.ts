import type { PronunciationId } from '@reelwright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { pronunciationsQuery } from './list-pronunciations.ts';

export function useDeletePronunciation() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: PronunciationId) => api.call('deletePronunciation', { id }),
    onSuccess: () => queries.invalidateQueries(pronunciationsQuery),
  });
}
