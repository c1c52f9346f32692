import type { CallInput } from '@reelwright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { finishSignIn } from './finish-sign-in.ts';

/** Signs in and removes everything read as another user. */
export function useLogin() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: CallInput<'login'>) => finishSignIn(queries, await api.call('login', input)),
  });
}
