import type { CallInput } from '@reelwright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { promotionCodesQuery } from './list-promotion-codes.ts';

/** Ends a code, or opens it again. */
export function useEndPromotionCode() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<'endPromotionCode'>) => api.call('endPromotionCode', input),
    onSettled: () => queries.invalidateQueries(promotionCodesQuery),
  });
}
