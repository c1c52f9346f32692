import type { SessionId } from '@reelwright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { sessionsQuery } from './list-sessions.ts';

export function useEndSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: SessionId) => api.call('endSession', { session_id: sessionId }),
    onSettled: () => queries.invalidateQueries(sessionsQuery),
  });
}
