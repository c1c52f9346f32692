import { createApiClient } from './api-client.ts';
import { getDeviceId } from './device-id.ts';
import { getLanguage } from './i18n.ts';
import { tokenStore } from './token-store.ts';

/** The one client of this app. */
export const api = createApiClient({
  getToken: tokenStore.read,
  getLanguage,
  clientId: 'reelwright-web',
  deviceId: getDeviceId(),
});
