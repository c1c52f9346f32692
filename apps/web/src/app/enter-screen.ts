import { redirect } from '@tanstack/react-router';
import { api } from '#src/lib/api.ts';
import { keepAttribution, readAttribution } from '#src/lib/attribution.ts';
import { toWebTarget } from '#src/lib/own-path.ts';
import { queryClient } from '#src/lib/query-client.ts';
import { tokenStore } from '#src/lib/token-store.ts';
import { finishSignIn } from '#src/nouns/accounts/api/finish-sign-in.ts';
import { userInfoQuery } from '#src/nouns/accounts/api/get-user-info.ts';
import {
  findPartner,
  findShopLoad,
  findTeamInvite,
  guardCenter,
  isShopPath,
  isSignInPath,
  leaveShop,
  leaveSignIn,
  type Navigation,
} from './navigation-rules.ts';
import { isRoutePath } from './route-table.ts';

/** Stored for as long as the tab is open: who registers joins the team. */
const TEAM_INVITE_KEY = 'teamInviteCode';

/** Does what the rules ask before a screen opens. Throws a redirect if another screen opens instead. */
export async function enterScreen(navigation: Navigation): Promise<void> {
  keepAttribution(location.search);
  const hasToken = tokenStore.read() !== null;
  const login = guardCenter(navigation, { hasToken });
  if (login !== null) throw redirect({ to: login, replace: true });
  const teamInvite = findTeamInvite(navigation);
  if (teamInvite !== null) sessionStorage.setItem(TEAM_INVITE_KEY, teamInvite);
  const partner = findPartner(navigation);
  if (partner !== null) await goToPartner(partner);
  if (isShopPath(navigation.path)) await loadShop(navigation);
  if (hasToken && isSignInPath(navigation.path)) await leaveIfSignedIn(navigation);
}

async function leaveIfSignedIn(navigation: Navigation): Promise<void> {
  // Who can't be loaded may sign in.
  const user = await queryClient
    .query({ ...userInfoQuery, staleTime: 0, retry: false, networkMode: 'always' })
    .catch(() => null);
  const target = user && leaveSignIn(navigation, user);
  if (target !== null) throw redirect({ href: target, replace: true });
}

/** The server names the address: only that of a partner of its settings. If there is none, the screen opens. */
async function goToPartner(openPartner: string): Promise<void> {
  try {
    const target = toWebTarget((await api.call('partnerLogin', { openPartner })).url);
    if (target !== null) location.assign(target);
  } catch (error) {
    await report(error);
  }
}

async function loadShop(navigation: Navigation): Promise<void> {
  const load = findShopLoad(navigation);
  if (load.kind === 'sign_in') throw redirect({ href: `/identity/callback${location.search}`, replace: true });
  if (load.kind === 'token') {
    const { shop, sessionToken: session_token } = load;
    try {
      const { openPartner: _none, ...visit } = readAttribution();
      await finishSignIn(queryClient, await api.call('shopifySso', { shop, session_token, ...visit }));
    } catch (error) {
      await report(error);
      throw redirect({ to: '/login', replace: true });
    }
  }
  throw redirect({ href: leaveShop(navigation, isRoutePath), replace: true });
}

async function report(error: unknown): Promise<void> {
  const { showError } = await import('#src/ui/toast.ts');
  showError(error as Error);
}
