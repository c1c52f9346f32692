import { ERRORS, type UserInfo } from '@reelwright/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { CallError } from '../../../lib/api-client.ts';
import { api } from '../../../lib/api.ts';
import { tokenStore } from '../../../lib/token-store.ts';
import { ensureToken } from './guest-login.ts';

/** The user of this session. A session that has ended becomes a guest's, once. */
async function getUserInfo(): Promise<UserInfo> {
  await ensureToken();
  try {
    return await api.call('getUserInfo', {});
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== ERRORS.SESSION_ENDED.code) throw error;
    tokenStore.clear();
    await ensureToken();
    return api.call('getUserInfo', {});
  }
}

export const userInfoQuery = queryOptions({ queryKey: ['userInfo'], queryFn: getUserInfo, staleTime: 30_000 });

export function useUserInfo() {
  return useQuery(userInfoQuery);
}
