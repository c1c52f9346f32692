import { useMutation } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

/** A new draft with all that an example was made from. */
export function useRemixExample() {
  return useMutation({ mutationFn: (exampleId: string) => api.call('remixExample', { example_id: exampleId }) });
}
