import { GUEST_LIMITS, SESSION_LIMITS, USER_TYPES, type UserId } from '@reelwright/contracts';
import { AppError } from '../../app-error.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { RateLimits } from '../../platform/rate-limits/rate-limits.ts';
import type { Sealer } from '../../platform/secrets/sealer.ts';
import type { CreditsService } from '../credits/credits.service.ts';
import { insertUser, lockGuest } from './accounts.store.ts';
import type { SignUpSource } from './accounts.tables.ts';
import { lockDevice, setDeviceGuest } from './guest-devices.store.ts';

export interface GuestDependencies {
  credits: Pick<CreditsService, 'grantCredits'>;
  clock: Clock;
  rateLimits: Pick<RateLimits, 'count'>;
  sealer: Pick<Sealer, 'fingerprint'>;
  /** Credits a new guest gets. */
  guestCredits: number;
  /** Whether strangers reach this server: guests of one address are counted then. */
  limitsGuests: boolean;
}

/** What a link said of a visit. */
export interface SignUpFacts {
  inviteCode: string | null;
  source: SignUpSource;
}

/** What is decided before the transaction: limits are counted outside it. */
export interface GuestWish {
  deviceHash: string | null;
  isWelcomeAllowed: boolean;
}

/**
 * Returns a keyed hash of a browser's id. Ids shorter than those that our page makes are none: whoever guesses an id is
 * served as its guest.
 */
export function hashDevice({ sealer }: Pick<GuestDependencies, 'sealer'>, deviceId: string | null): string | null {
  if (deviceId === null || deviceId.length < SESSION_LIMITS.randomIdLength) return null;
  return sealer.fingerprint(deviceId, 'guest-device');
}

/** Counts a new guest of an address. Throws TOO_MANY_REQUESTS. Returns whether it may be given credits. */
export async function countGuest(
  { rateLimits, limitsGuests }: Pick<GuestDependencies, 'rateLimits' | 'limitsGuests'>,
  address: string,
): Promise<boolean> {
  if (!limitsGuests) return true;
  const started = await rateLimits.count(`guests:${address}`, GUEST_LIMITS.startedFromAddress);
  if (!started.isAllowed) throw new AppError('TOO_MANY_REQUESTS', { seconds: started.waitS });
  return (await rateLimits.count(`guest-credits:${address}`, GUEST_LIMITS.welcomedFromAddress)).isAllowed;
}

/** Returns the guest that a browser had before; undefined if it had none, or that is no guest any more. */
export async function findGuestOfDevice(
  tx: Executor,
  { deviceHash, now }: { deviceHash: string; now: Date },
): Promise<UserId | undefined> {
  const { userId } = await lockDevice(tx, { deviceHash, now });
  if (userId === null) return undefined;
  return (await lockGuest(tx, userId)) && userId;
}

/** Adds a guest. A browser is given credits once, and so are only a few browsers of one address a day. */
export async function addGuest(
  tx: Executor,
  { credits, clock, guestCredits }: GuestDependencies,
  { deviceHash, isWelcomeAllowed, inviteCode, source }: GuestWish & SignUpFacts,
): Promise<UserId> {
  const now = clock.now();
  const wasWelcomed = deviceHash !== null && (await lockDevice(tx, { deviceHash, now })).isWelcomed;
  const isWelcomed = guestCredits > 0 && isWelcomeAllowed && !wasWelcomed;
  const guest = await insertUser(tx, {
    userType: USER_TYPES.guest,
    vipLevel: 0,
    email: null,
    passwordHash: null,
    nickname: null,
    inviteCode,
    source,
    createdAt: now,
  });
  const userId = guest.userId as UserId;
  if (isWelcomed) await credits.grantCredits(tx, { userId, amount: guestCredits, cause: 'guest_welcome' });
  if (deviceHash !== null) await setDeviceGuest(tx, { deviceHash, userId, isWelcomed: isWelcomed || wasWelcomed });
  return userId;
}
