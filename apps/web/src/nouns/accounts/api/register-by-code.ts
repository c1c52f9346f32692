import { type CallInput, USER_TYPES } from '@reelwright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { userInfoQuery } from './get-user-info.ts';

/** Creates an account and signs in: makes a member of the guest, so that what the guest made stays. */
export function useRegisterByCode() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: CallInput<'registerByCode'>) => {
      const isGuest = queries.getQueryData(userInfoQuery.queryKey)?.user_type === USER_TYPES.guest;
      return finishSignIn(queries, await api.call(isGuest ? 'perfectRegister' : 'registerByCode', input));
    },
  });
}
