import { useMutation } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

/** Creates a draft from an example's input. */
export function useRemixExample() {
  return useMutation({ mutationFn: (exampleId: string) => api.call('remixExample', { example_id: exampleId }) });
}
