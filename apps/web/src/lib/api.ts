import { type Access, type CallName, CALL_ROUTES, ERRORS, formatMessage } from '@reelwright/contracts';
import { type ApiClient, CallError, createApiClient } from './api-client.ts';
import { readAttribution } from './attribution.ts';
import { connection } from './connection.ts';
import { getDeviceId } from './device-id.ts';
import { freshSignIn } from './fresh-sign-in.ts';
import { getLanguage } from './i18n.ts';
import { memberHint } from './member-hint.ts';
import { whileHoldingPage } from './page-holds.ts';
import { planRequired } from './plan-required.ts';
import { sessionEnd } from './session-end.ts';
import { tokenStore } from './token-store.ts';

let guestToken: Promise<string> | null = null;

async function fetchGuestToken(): Promise<string> {
  const { token, maxAge } = await client.call('guestLogin', readAttribution());
  tokenStore.write(token, maxAge);
  return token;
}

/**
 * Every visitor has a session; a visitor who has not signed in gets a guest's. Calls that start together share one
 * guest. While a member decides whether to sign in again, nobody becomes a guest.
 */
async function getToken(access: Access): Promise<string | null> {
  const kept = tokenStore.read();
  if (kept !== null || access === 'anyone') return kept;
  // A member's cookie ends in the browser too, without a word of the server.
  if (memberHint.read()) sessionEnd.announce();
  if (sessionEnd.isWaiting()) {
    const { code, message } = ERRORS.SESSION_ENDED;
    throw new CallError(code, formatMessage(message, getLanguage()));
  }
  guestToken ??= fetchGuestToken().finally(() => {
    guestToken = null;
  });
  return guestToken;
}

const client = createApiClient({
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
  onSignInAgain: () => freshSignIn.ask(),
  onPlanRequired: () => planRequired.announce(),
  connection,
  onTokenReplaced(sent, { token, maxAgeS }) {
    // Another tab may have stored its own, or signed in or out meanwhile.
    if (tokenStore.read() === sent) tokenStore.write(token, maxAgeS);
  },
});

/** Calls that change nothing, by their names: they are made again after a reload. */
const READS = /^(?:get|list|my|play|preload|preview|review|time)[A-Z]/;

function changesSomething(name: CallName): boolean {
  return CALL_ROUTES[name].method === 'POST' && !READS.test(name);
}

/** The one client of this app. The page does not reload by itself while a call changes something. */
export const api: ApiClient = {
  call: (name, input, options) => {
    const call = () => client.call(name, input, options);
    return changesSomething(name) ? whileHoldingPage(call) : call();
  },
  open: client.open,
};
