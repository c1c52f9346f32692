import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { profileQuery } from './get-profile.ts';
import { userInfoQuery } from './get-user-info.ts';

export function useRemoveAvatar() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.call('removeAvatar', {}),
    onSuccess: async (profile) => {
      queries.setQueryData(profileQuery.queryKey, profile);
      await queries.invalidateQueries(userInfoQuery);
    },
  });
}
