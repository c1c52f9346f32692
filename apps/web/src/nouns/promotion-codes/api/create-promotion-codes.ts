import type { CallInput } from '@reelwright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { promotionCodesQuery } from './list-promotion-codes.ts';

export function useCreatePromotionCodes() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<'createPromotionCodes'>) => api.call('createPromotionCodes', input),
    onSuccess: () => queries.invalidateQueries(promotionCodesQuery),
  });
}
