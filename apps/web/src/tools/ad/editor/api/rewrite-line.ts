import type { CallInput } from '@reelwright/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

export function useRewriteLine() {
  return useMutation({ mutationFn: (input: CallInput<'rewriteLine'>) => api.call('rewriteLine', input) });
}
