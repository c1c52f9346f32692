import { useMutation } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

export function useReadBrand() {
  return useMutation({ mutationFn: (url: string) => api.call('readBrand', { url }) });
}
