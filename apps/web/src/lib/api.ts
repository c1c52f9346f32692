import type { Access } from '@reelwright/contracts';
import { createApiClient } from './api-client.ts';
import { getDeviceId } from './device-id.ts';
import { getLanguage } from './i18n.ts';
import { sessionEnd } from './session-end.ts';
import { tokenStore } from './token-store.ts';

let guestToken: Promise<string> | null = null;

async function fetchGuestToken(): Promise<string> {
  const { token, maxAge } = await api.call('guestLogin', {});
  tokenStore.write(token, maxAge);
  return token;
}

/**
 * Every visitor has a session; a visitor who has not signed in gets a guest's. Calls that start together share one
 * guest.
 */
async function getToken(access: Access): Promise<string | null> {
  const kept = tokenStore.read();
  if (kept !== null || access === 'anyone') return kept;
  guestToken ??= fetchGuestToken().finally(() => {
    guestToken = null;
  });
  return guestToken;
}

/** The one client of this app. */
export const api = createApiClient({
  getToken,
  getLanguage,
  clientId: 'reelwright-web',
  getDeviceId,
  onSessionEnded(token) {
    // Another tab may have signed in meanwhile; its session stays.
    if (tokenStore.read() !== token) return;
    tokenStore.clear();
    sessionEnd.announce();
  },
});
