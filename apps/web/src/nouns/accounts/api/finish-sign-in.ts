import { formatMessage, NETWORK_ERROR_CODE, type TokenResponse, type UserInfo } from '@reelwright/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { CallError } from '#src/lib/api-client.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { sessionEnd } from '#src/lib/session-end.ts';
import { tokenStore } from '#src/lib/token-store.ts';
import { userInfoQuery } from './get-user-info.ts';

/**
 * Every way to sign in ends here: stores the token, forgets what was read as another user, and reads the user. Throws
 * CallError if the user can't be read; the token is kept then.
 */
export async function finishSignIn(
  queries: QueryClient,
  { token, maxAge }: Pick<TokenResponse, 'token' | 'maxAge'>,
): Promise<UserInfo> {
  tokenStore.write(token, maxAge);
  sessionEnd.setWaiting(false);
  await queries.cancelQueries();
  queries.removeQueries({ type: 'inactive' });
  try {
    // At once and only once, so that the form says what is wrong.
    return await queries.query({ ...userInfoQuery, staleTime: 0, retry: false, networkMode: 'always' });
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== NETWORK_ERROR_CODE) throw error;
    throw new CallError(error.code, formatMessage('social_login_network', getLanguage()));
  } finally {
    const [userInfo] = userInfoQuery.queryKey;
    void queries.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== userInfo });
  }
}
