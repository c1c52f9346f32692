import { SESSION_LIMITS } from '@reelwright/contracts';
import { readCookie, writeCookie } from './cookies.ts';

const COOKIE = 'device_id';
const SECONDS_PER_YEAR = 365 * 86_400;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

let deviceId: string | null = null;

/** This browser's id, made at the first visit and kept for years; where cookies are refused, for as long as the page. */
export function getDeviceId(): string {
  deviceId ??= readCookie(COOKIE) ?? createDeviceId();
  return deviceId;
}

function createDeviceId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SESSION_LIMITS.randomIdLength));
  const id = Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  writeCookie(COOKIE, id, { maxAgeS: SESSION_LIMITS.deviceIdYears * SECONDS_PER_YEAR });
  return id;
}
