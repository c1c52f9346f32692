import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { sessionsQuery } from './list-sessions.ts';

export function useEndOtherSessions() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.call('endOtherSessions', {}),
    onSettled: () => queries.invalidateQueries(sessionsQuery),
  });
}
