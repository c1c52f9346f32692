import { SESSION_LIMITS } from '@reelwright/contracts';
import { cookies } from './cookies.ts';

const COOKIE = 'device_id';
const DAYS_PER_YEAR = 365;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

let deviceId: string | null = null;

/** Returns this browser's id. A cookie keeps it for years; if cookies are refused, it lasts as long as the page. */
export function getDeviceId(): string {
  deviceId ??= cookies.find(COOKIE) ?? createDeviceId();
  return deviceId;
}

function createDeviceId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SESSION_LIMITS.randomIdLength));
  const id = Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  cookies.write(COOKIE, id, { days: SESSION_LIMITS.deviceIdYears * DAYS_PER_YEAR });
  return id;
}
