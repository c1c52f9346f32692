import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => api.call('listSessions', {}, { signal }),
});

export function useSessions() {
  return useQuery(sessionsQuery);
}
