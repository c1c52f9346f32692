import type { CallInput } from '@reelwright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { forgetUser } from '#src/lib/query-client.ts';
import { tokenStore } from '#src/lib/token-store.ts';

/** Ends all sessions of the account, this one too. */
export function useScheduleDeletion() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<'scheduleDeletion'>) => api.call('scheduleDeletion', input),
    onSuccess: async () => {
      tokenStore.clear();
      await forgetUser(queries);
    },
  });
}
