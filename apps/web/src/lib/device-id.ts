import { SESSION_LIMITS } from '@reelwright/contracts';
import { cookies } from './cookies.ts';

const DEVICE_COOKIE = 'device_id';
const VISITOR_COOKIE = 'user_cookie_id';
const DAYS_PER_YEAR = 365;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';
const ID = new RegExp(`^[a-z0-9]{${SESSION_LIMITS.randomIdLength}}$`);

/** An id in a cookie. If cookies are refused, it lasts as long as the page. */
function createCookieId(name: string): { get(): string; forget(): void } {
  let id: string | null = null;
  return {
    get() {
      if (id !== null) return id;
      const kept = cookies.find(name);
      id = kept !== null && ID.test(kept) ? kept : makeId();
      // Browsers keep a cookie for 400 days at most: each visit begins them anew.
      cookies.write(name, id, { days: SESSION_LIMITS.deviceIdYears * DAYS_PER_YEAR });
      return id;
    },
    forget() {
      id = null;
      cookies.remove(name);
    },
  };
}

function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SESSION_LIMITS.randomIdLength));
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** Returns this browser's id, whoever uses it. A cookie keeps it for years. */
export const getDeviceId = createCookieId(DEVICE_COOKIE).get;

/** The id of this visitor in the statistics of visits. Signing out forgets it: the next user is another visitor. */
export const visitorId = createCookieId(VISITOR_COOKIE);
