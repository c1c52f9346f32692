import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

/** Redeems a code; the balance and what can be afforded follow. */
export function useRedeemCode() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => api.call('usePromotionCode', { promotion_code: code }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['userInfo'] });
      void queries.invalidateQueries({ queryKey: ['taskCost'] });
    },
  });
}
