import { type CallData, formatMessage, NETWORK_ERROR_CODE } from '@reelwright/contracts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CallError } from '#src/lib/api-client.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { toOwnPath } from '#src/lib/own-path.ts';
import { forgetUser } from '#src/lib/query-client.ts';
import { tokenStore } from '#src/lib/token-store.ts';
import { toWelcomePath } from '#src/lib/welcome-path.ts';
import { userInfoQuery } from '#src/nouns/accounts/api/get-user-info.ts';

type SignIn = CallData<'googleAuthCodeLogin'>;

/** Keeps the new session and reads whose it is. Throws CallError with the words for a lost connection. */
async function readNewUser(queries: QueryClient, { token, maxAge }: SignIn) {
  tokenStore.write(token, maxAge);
  await queries.cancelQueries({ queryKey: userInfoQuery.queryKey });
  try {
    const user = await queries.query({ ...userInfoQuery, staleTime: 0, retry: false });
    await forgetUser(queries);
    return user;
  } catch (error) {
    void forgetUser(queries);
    if (!(error instanceof CallError) || error.code !== NETWORK_ERROR_CODE) throw error;
    throw new CallError(NETWORK_ERROR_CODE, formatMessage('social_login_network', getLanguage()));
  }
}

/**
 * Returns what ends every sign-in without a password: keeps the session, refetches the user, and opens the welcome page
 * for a new account or the next page for a known one.
 */
export function useEnter() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (signIn: SignIn, { from, next }: { from: string; next: string }): Promise<void> => {
    const user = await readNewUser(queries, signIn);
    if (user.isRegister || signIn.isRegister) {
      await navigate({ href: toWelcomePath({ from, next }), replace: true });
      return;
    }
    await navigate({ href: signIn.url || (toOwnPath(next, location.origin) ?? '/home'), replace: true });
  };
}
