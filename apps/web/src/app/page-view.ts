import type { Search } from '#src/lib/search-of.ts';
import { NAMED_ROUTES } from './navigation-rules.ts';

/** What is told of each page that is opened. */
export interface PageView {
  url: string;
  /** 0 until the user is known. */
  userId: number;
  inviteCode: string;
  pageTitle: string;
  pageName: string;
  ref: string;
  userCookieId: string;
  props: Record<string, never>;
}

/** Search parameters that say where a visitor came from. Others may hold secrets, such as the code of a sign-in. */
const TOLD = /^(?:utm_\w+|channel|pbtid|inviteCode|invite_code|from)$/;

/**
 * Returns the address of a page without what only its visitor may know: the secret of a shared link, which is a part of
 * the route with a name (`/share/$token`), and the search parameters of sign-ins.
 */
export function toToldAddress({ origin, route, search }: { origin: string; route: string; search: Search }): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (TOLD.test(name) && (typeof value === 'string' || typeof value === 'number')) query.set(name, String(value));
  }
  const text = query.toString();
  return `${origin}${route}${text === '' ? '' : `?${text}`}`;
}

/** Returns the name of a page: that of its route if it has one, else its path. */
export function namePage(route: string): string {
  const named = Object.entries(NAMED_ROUTES).find(([, path]) => path === route);
  return named ? named[0] : route.slice(1);
}
