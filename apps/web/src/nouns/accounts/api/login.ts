import type { CallInput } from '@reelwright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { forgetUser } from '#src/lib/query-client.ts';
import { tokenStore } from '#src/lib/token-store.ts';

/** Signs in and removes everything read as another user. */
export function useLogin() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<'login'>) => api.call('login', input),
    onSuccess: async ({ token, maxAge }) => {
      tokenStore.write(token, maxAge);
      await forgetUser(queries);
    },
  });
}
