import type { CallInput } from '@reelwright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { finishSignIn } from './finish-sign-in.ts';

/** Creates an account and signs in. What the guest made stays. */
export function useRegisterByCode() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: CallInput<'registerByCode'>) =>
      finishSignIn(queries, await api.call('registerByCode', input)),
  });
}
