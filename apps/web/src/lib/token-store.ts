import { SESSION_LIMITS } from '@reelwright/contracts';
import { deleteCookie, readCookie, writeCookie } from './cookies.ts';

const COOKIE = 'token';

/** The session's token, kept in a cookie so that every tab has the same one. */
export const tokenStore = {
  read: (): string | null => readCookie(COOKIE),
  write: (token: string, maxAgeS: number = SESSION_LIMITS.tokenDays * 86_400): void =>
    writeCookie(COOKIE, token, { maxAgeS }),
  clear: (): void => deleteCookie(COOKIE),
};
