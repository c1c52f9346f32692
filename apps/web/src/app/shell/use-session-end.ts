import { USER_TYPES, type UserInfo } from '@reelwright/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { userInfoQuery } from '#src/nouns/accounts/api/get-user-info.ts';
import { forgetUser } from '#src/lib/query-client.ts';
import { sessionEnd } from '#src/lib/session-end.ts';

/** Sends a member whose session ended to sign in; a guest silently becomes a new guest. */
export function useSessionEnd(): void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  useEffect(
    () =>
      sessionEnd.listen(() => {
        const user = queries.getQueryData<UserInfo>(userInfoQuery.queryKey);
        const wasMember = user !== undefined && user.user_type !== USER_TYPES.guest;
        void forgetUser(queries);
        if (wasMember) void navigate({ to: '/login' });
      }),
    [queries, navigate],
  );
}
