import { createHash, randomInt } from 'node:crypto';
import { INVITE_LIMITS, type CallData, type UserId } from '@reelwright/contracts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import type { RateLimits } from '../../platform/rate-limits/rate-limits.ts';
import type { RequestOrigin } from '../../request-origin.ts';
import {
  countInvites,
  findInviteCode,
  findInviter,
  insertInviteCode,
  insertInviteRegistration,
  insertInviteVisit,
} from './invites.store.ts';

interface InvitesDependencies {
  database: Database;
  clock: Clock;
  rateLimits: Pick<RateLimits, 'count'>;
}

/** Without letters and digits that look alike: people read codes to each other. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const TRIES = 5;

function makeInviteCode(): string {
  return Array.from({ length: INVITE_LIMITS.codeLength }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** The codes by which users bring others, and how many came. */
export function createInvitesService({ database, clock, rateLimits }: InvitesDependencies) {
  async function getInviteCode(userId: UserId): Promise<string> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const known = await findInviteCode(database.db, userId);
      if (known !== undefined) return known;
      await insertInviteCode(database.db, { userId, code: makeInviteCode(), createdAt: clock.now() });
    }
    throw new Error(`no free invite code was found in ${TRIES} tries`);
  }

  return {
    /** Returns the user's own code and counts. */
    async countInvites(userId: UserId): Promise<CallData<'countInviteLog'>> {
      return { invite_code: await getInviteCode(userId), ...(await countInvites(database.db, userId)) };
    },

    /**
     * Counts a visit for the code's owner. An unknown code, the visitor's own, a device that came before and an address
     * beyond its limit count nothing, and look the same to the visitor.
     */
    async countVisit(code: string, { userId, origin }: { userId: UserId; origin: RequestOrigin }): Promise<void> {
      const { isAllowed } = await rateLimits.count(`invite-visit:${origin.address}`, INVITE_LIMITS.visitsFromAddress);
      if (!isAllowed) return;
      const inviterUserId = await findInviter(database.db, code.trim().toLowerCase());
      if (inviterUserId === undefined || inviterUserId === userId) return;
      const visitor = `${inviterUserId}:${origin.deviceId ?? origin.address}`;
      const visitorHash = createHash('sha256').update(visitor).digest('hex');
      await insertInviteVisit(database.db, { inviterUserId, visitorHash, visitedAt: clock.now() });
    },

    /** Counts a registration for the code's owner, once for each account. An unknown code counts nothing. */
    async countRegistration(tx: Executor, { code, userId }: { code: string; userId: UserId }): Promise<void> {
      const inviterUserId = await findInviter(tx, code.trim().toLowerCase());
      if (inviterUserId === undefined || inviterUserId === userId) return;
      await insertInviteRegistration(tx, { inviterUserId, userId, registeredAt: clock.now() });
    },
  };
}

export type InvitesService = ReturnType<typeof createInvitesService>;
