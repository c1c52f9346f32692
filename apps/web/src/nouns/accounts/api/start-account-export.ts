import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { accountExportQuery } from './get-account-export.ts';

export function useStartAccountExport() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.call('startAccountExport', {}),
    onSettled: () => queries.invalidateQueries(accountExportQuery),
  });
}
