import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

const POLL_MS = 2000;

export const accountExportQuery = queryOptions({
  queryKey: ['accountExport'],
  queryFn: ({ signal }) => api.call('getAccountExport', {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.export?.state === 'running' ? POLL_MS : false),
});

/** Returns the archive of the account, and follows it while it is being made. */
export function useAccountExport() {
  return useQuery(accountExportQuery);
}
