import type { CallInput } from '@reelwright/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

/** Scripts for a product; each framework's own where it can carry it. */
export function useWriteScripts() {
  return useMutation({ mutationFn: (input: CallInput<'writeScripts'>) => api.call('writeScripts', input) });
}

/** Another wording of one scene. */
export function useRewriteLine() {
  return useMutation({ mutationFn: (input: CallInput<'rewriteLine'>) => api.call('rewriteLine', input) });
}
