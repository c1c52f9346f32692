import type { CallInput } from '@reelwright/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

/** Asks for a mail with a verification code. */
export function useGetVCode() {
  return useMutation({ mutationFn: (input: CallInput<'getVCode'>) => api.call('getVCode', input) });
}
