import type { CallInput } from '@reelwright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { sessionsQuery } from './list-sessions.ts';

/** Ends all other sessions. */
export function useChangePassword() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<'changePassword'>) => api.call('changePassword', input),
    onSuccess: () => queries.invalidateQueries(sessionsQuery),
  });
}
