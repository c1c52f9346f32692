import type { CallInput } from '@reelwright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { finishSignIn } from './finish-sign-in.ts';

/** Sets a new password and signs in. */
export function useResetPwdByCode() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: CallInput<'resetPwdByCode'>) =>
      finishSignIn(queries, await api.call('resetPwdByCode', input)),
  });
}
