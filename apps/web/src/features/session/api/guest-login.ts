import { api } from '../../../lib/api.ts';
import { tokenStore } from '../../../lib/token-store.ts';

/** Every visitor has a session: a guest's where nobody signed in. Returns its token. */
export async function ensureToken(): Promise<string> {
  const kept = tokenStore.read();
  if (kept) return kept;
  const { token, maxAge } = await api.call('guestLogin', {});
  tokenStore.write(token, maxAge);
  return token;
}
