import type { CallInput } from '@reelwright/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

/** Writes scripts for a product, one for each framework that suits it. */
export function useWriteScripts() {
  return useMutation({ mutationFn: (input: CallInput<'writeScripts'>) => api.call('writeScripts', input) });
}

/** Rewrites one scene. */
export function useRewriteLine() {
  return useMutation({ mutationFn: (input: CallInput<'rewriteLine'>) => api.call('rewriteLine', input) });
}
