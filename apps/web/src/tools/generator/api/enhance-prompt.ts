import { useMutation } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

/** Adds to a prompt what makes a scene good. Another seed adds other words. */
export function useEnhancePrompt() {
  return useMutation({
    mutationFn: (wish: { prompt: string; seed: number }) => api.call('enhancePrompt', wish),
  });
}
