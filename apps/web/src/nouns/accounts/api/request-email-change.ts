import type { CallInput } from '@reelwright/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

/** Sends a code to the new address. */
export function useRequestEmailChange() {
  return useMutation({ mutationFn: (input: CallInput<'requestEmailChange'>) => api.call('requestEmailChange', input) });
}
