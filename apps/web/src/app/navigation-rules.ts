import { ERRORS, NETWORK_ERROR_CODE, TIMINGS_MS, TOOLS, USER_TYPES, VISITED_PATHS_KEPT } from '@reelwright/contracts';
import { CallError } from '#src/lib/api-client.ts';
import { toOwnPath } from '#src/lib/own-path.ts';
import type { RouteMetadata } from '#src/lib/route-metadata.ts';
import type { Search } from '#src/lib/search-of.ts';

/** A navigation, before its screen is opened. */
export interface Navigation {
  path: string;
  search: Search;
}

const HOME = '/home';
const LOGIN = '/login';
const REGISTER = '/register';
const CENTER = '/profile';
const NOT_FOUND = '/404';
const SHOP = '/shop';

/** The names by which mails and partners link to screens. */
export const NAMED_ROUTES = {
  Login: LOGIN,
  Register: REGISTER,
  RegisterSuccess: '/welcome',
  VipPrice: '/vip-price',
  Center: CENTER,
  CreateVideoAvatar: '/video-avatar/create-video-avatar',
  CreatePictureAvatar: '/video-avatar/create-picture-avatar',
} as const;

/** Path segments that redirect to the start; what they name opens inside other screens. */
const TO_THE_START = ['faceSwap', 'hooks', 'ads-library', 'templates'];

function isWithin(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}/`);
}

function textOf(search: Search, name: string): string | null {
  const value = search[name];
  // The router reads a text of digits as a number.
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : null;
}

/** Returns the redirect of an address; null if the address may be opened. */
export function findRedirect(path: string): typeof HOME | null {
  if (path === '/') return HOME;
  if (TO_THE_START.some((part) => path.includes(part))) return HOME;
  return null;
}

/** The personal center needs a session. */
export function guardCenter({ path }: Navigation, { hasToken }: { hasToken: boolean }): typeof LOGIN | null {
  return isWithin(path, CENTER) && !hasToken ? LOGIN : null;
}

/** Returns the invitation to a team that the register screen stores; null if there is none. */
export function findTeamInvite({ path, search }: Navigation): string | null {
  return path === REGISTER ? textOf(search, 'teamInviteCode') : null;
}

/** Whether the user is fetched before the screen opens: who is signed in has nothing to do there. */
export function isSignInPath(path: string): boolean {
  return path === LOGIN || path === REGISTER;
}

/** Returns where a user goes who opens a sign-in screen; null if it opens, as for guests. */
export function leaveSignIn({ search }: Navigation, user: { user_type: number }): string | null {
  if (user.user_type === USER_TYPES.guest) return null;
  return toOwnPath(search['from']) ?? '/';
}

/** Returns the partner to whose address the user is sent; null if there is none. */
export function findPartner({ search }: Navigation): string | null {
  return textOf(search, 'openPartner');
}

/** Returns the way to an address without a route: the named route if one was given, else the not-found screen. */
export function findUnmatched({ path, search }: Navigation, isRoute: (path: string) => boolean): string {
  const name = textOf(search, 'name') ?? path.slice(path.lastIndexOf('/') + 1);
  const named = Object.hasOwn(NAMED_ROUTES, name) ? NAMED_ROUTES[name as keyof typeof NAMED_ROUTES] : undefined;
  return named !== undefined && isRoute(named) ? named : NOT_FOUND;
}

/** Whether the server answered that it doesn't know the user: a lost connection or a busy server tells nothing. */
export function isUserRefused(error: unknown): boolean {
  if (!(error instanceof CallError) || error.code === NETWORK_ERROR_CODE) return false;
  const row = Object.values(ERRORS).find(({ code }) => code === error.code);
  return row !== undefined && !row.retryable;
}

/**
 * Returns where the user goes if the user can't be loaded: a member signs in again, a visitor goes on as a guest; null
 * to stay. The session is cleared first.
 */
export function afterUserFailure({ path }: Navigation, { wasMember }: { wasMember: boolean }): string | null {
  if (isSignInPath(path)) return null;
  if (wasMember || isWithin(path, CENTER)) return LOGIN;
  return null;
}

/** Paths that a shop's own pages open: the session of the shop is loaded first. */
export function isShopPath(path: string): boolean {
  return isWithin(path, SHOP);
}

/** How the session of a shop is loaded: with the token that the shop sent, or by signing in there. */
export type ShopLoad = { kind: 'token'; shop: string; sessionToken: string } | { kind: 'sign_in' } | { kind: 'none' };

export function findShopLoad({ search }: Navigation): ShopLoad {
  const shop = textOf(search, 'shop');
  const sessionToken = textOf(search, 'id_token');
  if (shop !== null && sessionToken !== null) return { kind: 'token', shop, sessionToken };
  return shop !== null && textOf(search, 'hmac') !== null ? { kind: 'sign_in' } : { kind: 'none' };
}

/** Returns the screen that a path of the shop area stands for: `/shop/projects` for `/projects`. */
export function leaveShop({ path }: Navigation, isRoute: (path: string) => boolean): string {
  const target = path.slice(SHOP.length);
  return isRoute(target) ? target : HOME;
}

/** Whether the screen of a tool may be opened: its metadata names the type of a tool. */
export function isValidMeta({ id }: Pick<RouteMetadata, 'id'>): boolean {
  return TOOLS.some((tool) => tool.id === id);
}

/** What happens once the server runs another version. */
export function decideVersion({
  known,
  current,
  isHeld,
}: {
  known: string;
  current: string;
  /** Whether something would be lost: a typed text, an upload, an action under way. */
  isHeld: boolean;
}): 'stay' | 'reload' | 'offer' {
  if (known === current) return 'stay';
  return isHeld ? 'offer' : 'reload';
}

/**
 * Whether the chat of the support runs on a screen: on those of the studio, below the root, which redirects. Elsewhere
 * it stops: at once if it has started, else after the time in which a chat that is just loading has started.
 */
export function decideChat(
  { isPublic = false, menuHidden = false }: Pick<RouteMetadata, 'isPublic' | 'menuHidden'>,
  { hasStarted }: { hasStarted: boolean },
): { runs: true } | { runs: false; delayMs: number } {
  if (!isPublic && !menuHidden) return { runs: true };
  return { runs: false, delayMs: hasStarted ? 0 : TIMINGS_MS.chatShutdownDelay };
}

/** Adds a visit to the visited paths, newest first, without duplicates. */
export function addVisit(visited: readonly string[], path: string): string[] {
  return [path, ...visited.filter((earlier) => earlier !== path)].slice(0, VISITED_PATHS_KEPT);
}

/** Returns the stored visits; none if they can't be read. */
export function parseVisits(kept: string | null): string[] {
  if (kept === null) return [];
  try {
    const value: unknown = JSON.parse(kept);
    return Array.isArray(value) ? value.filter((path) => typeof path === 'string').slice(0, VISITED_PATHS_KEPT) : [];
  } catch {
    // Foreign data under the key; the next visit overwrites it.
    return [];
  }
}
