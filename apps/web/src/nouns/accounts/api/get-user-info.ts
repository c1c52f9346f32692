import { USER_TYPES, type UserInfo } from '@reelwright/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { memberHint } from '#src/lib/member-hint.ts';

async function readUser(signal: AbortSignal): Promise<UserInfo> {
  const user = await api.call('getUserInfo', {}, { signal });
  memberHint.write(user.user_type !== USER_TYPES.guest);
  return user;
}

export const userInfoQuery = queryOptions({
  queryKey: ['userInfo'],
  queryFn: ({ signal }) => readUser(signal),
  staleTime: 30_000,
});

/** Returns the current user: a member, or a guest. */
export function useUserInfo() {
  return useQuery(userInfoQuery);
}
