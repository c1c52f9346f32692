import type { CallInput } from '@reelwright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { identitiesQuery } from './list-identities.ts';

export function useRenamePasskey() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<'renamePasskey'>) => api.call('renamePasskey', input),
    onSettled: () => queries.invalidateQueries({ queryKey: identitiesQuery.queryKey }),
  });
}
