import type { IdentityId } from '@reelwright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { identitiesQuery } from './list-identities.ts';

export function useDeletePasskey() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (identityId: IdentityId) => api.call('deletePasskey', { identity_id: identityId }),
    onSettled: () => queries.invalidateQueries({ queryKey: identitiesQuery.queryKey }),
  });
}
