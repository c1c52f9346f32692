import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

export function useKeepAccount() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.call('keepAccount', {}),
    onSuccess: () => queries.resetQueries(),
  });
}
