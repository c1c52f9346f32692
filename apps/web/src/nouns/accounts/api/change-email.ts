import type { CallInput } from '@reelwright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { profileQuery } from './get-profile.ts';
import { userInfoQuery } from './get-user-info.ts';

export function useChangeEmail() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<'changeEmail'>) => api.call('changeEmail', input),
    onSuccess: async (profile) => {
      queries.setQueryData(profileQuery.queryKey, profile);
      await queries.invalidateQueries(userInfoQuery);
    },
  });
}
