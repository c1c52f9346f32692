import { SESSION_LIMITS } from '@reelwright/contracts';
import { cookies } from './cookies.ts';

const COOKIE = 'token';
const SECONDS_PER_DAY = 86_400;

/** The session's token, in a cookie so that every tab shares it. */
export const tokenStore = {
  read: (): string | null => cookies.find(COOKIE),
  write: (token: string, maxAgeS: number = SESSION_LIMITS.tokenDays * SECONDS_PER_DAY): void =>
    cookies.write(COOKIE, token, { days: maxAgeS / SECONDS_PER_DAY }),
  clear: (): void => cookies.remove(COOKIE),
};
