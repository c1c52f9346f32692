import { type Call, type CallData, type CallInput, type CallName, CALLS, USER_TYPES } from '@reelwright/contracts';
import type { Actor } from '../../actor.ts';
import { checkInput } from '../../check-input.ts';
import { systemClock } from '../../platform/clock.ts';
import { openTestDatabase } from '../../platform/database/test-database.ts';
import { checkAccess } from '../../platform/http/check-access.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { type Logger, silentLogger } from '../../platform/log/logger.ts';
import { createMemoryRateLimits } from '../../platform/rate-limits/memory-rate-limits.ts';
import { createSealer } from '../../platform/secrets/sealer.ts';
import { parseSettings } from '../../platform/settings/settings.ts';
import type { SessionActor } from '../../session-actor.ts';
import { createAccountsService } from '../accounts/accounts.service.ts';
import { createMembersService } from '../accounts/members.service.ts';
import { createSessionsService } from '../accounts/sessions.service.ts';
import { addTestUser } from '../accounts/test-users.ts';
import { openApp } from '../app/app.module.ts';
import { createCreditsService } from '../credits/credits.service.ts';
import type { NewMail } from '../mails/mails.service.ts';
import { createProfilesService, type ProfilesDependencies } from '../profiles/profiles.service.ts';
import { openIdentities } from './identities.module.ts';

export const PUBLIC_URL = 'https://studio.example';
const ORIGIN = { address: '203.0.113.7', isOwnPage: true, deviceId: null, userAgent: null };
const PASSWORD = 'a long enough passphrase';

/** Somebody with a session, or who needs none. */
type Caller = Actor & Partial<Pick<SessionActor, 'session'>>;

/** Accounts and their other ways to sign in, with these settings, called without HTTP. */
export async function openIdentitiesBench(env: Record<string, string>, log: Logger = silentLogger) {
  const settings = parseSettings({ PUBLIC_URL, ...env });
  const database = await openTestDatabase();
  const clock = systemClock;
  const sealer = createSealer('seals what the tests need');
  const sessions = createSessionsService({ database, clock, log });
  const accounts = createAccountsService({
    database,
    sessions,
    credits: createCreditsService({ clock }),
    clock,
    rateLimits: createMemoryRateLimits({ clock }),
    sealer,
    guestCredits: 10,
    limitsGuests: false,
  });
  const members = createMembersService({ database, rateLimits: createMemoryRateLimits({ clock }) });
  const profiles = createProfilesService({
    database,
    members,
  } as Partial<ProfilesDependencies> as ProfilesDependencies);
  const sent: NewMail[] = [];
  const mails = { queueMail: async (_tx: unknown, mail: NewMail) => void sent.push(mail) };
  const needs = { database, clock, log, sealer, settings, accounts, sessions, members, profiles, mails };
  const identities = openIdentities(needs);
  const app = openApp({
    version: '1.2.3',
    signInMethods: identities.methods,
    termsUrl: null,
    privacyUrl: null,
    demoAccount: null,
    ownPagesHaveMailbox: false,
    cookieDomain: null,
    hasCutOutModel: false,
    site: settings.site,
  });
  const handlers: Partial<Handlers> = {
    ...identities.handlers,
    ...app.handlers,
    getUserInfo: (_input, { actor }) => accounts.getUserInfo(actor.userId),
  };
  const { signal } = new AbortController();
  let lastMember = 0;

  return {
    database,

    /** Makes a call as a user would, or as nobody. Rejects with an AppError. */
    async call<Name extends CallName>(
      name: Name,
      actor: Caller | null,
      input: CallInput<Name>,
    ): Promise<CallData<Name>> {
      const call: Call = CALLS[name];
      checkAccess(call, actor ?? undefined);
      const context = {
        actor,
        token: null,
        session: actor?.session,
        origin: ORIGIN,
        asksNotToBeTracked: false,
        language: 'en',
        requestId: 'test',
        signal,
        log,
      } as const;
      // The table's types tie each handler to its row; a call by name loses that.
      const handler = handlers[name] as unknown as (
        input: unknown,
        context: RequestContext<Actor | null>,
      ) => Promise<CallData<Name>>;
      return handler(checkInput(call.input, input, 'en'), context);
    },

    addGuest: (): Promise<Actor> => addTestUser(database, USER_TYPES.guest),

    /** Adds a member with a password, who has just signed in. */
    async addMember({ isEmailVerified = true, email }: { isEmailVerified?: boolean; email?: string } = {}) {
      lastMember += 1;
      const address = email ?? `member-${lastMember}@shop.example`;
      const userId = await accounts.createMember({
        email: address,
        password: PASSWORD,
        userType: USER_TYPES.free,
        vipLevel: 1,
        nickname: `Member ${lastMember}`,
        credits: 0,
        cause: 'operator_grant',
      });
      await database.query('update users set is_email_verified = $2 where user_id = $1', [userId, isEmailVerified]);
      const { token } = await sessions.startSession(database.db, userId, { origin: ORIGIN });
      const actor = await sessions.findSession(token, ORIGIN);
      if (!actor) throw new Error('the member has a session');
      return { ...actor, email: address };
    },

    /** Lets a number of minutes pass since the sign-in of a user. */
    async ageSignIn({ userId }: Actor, minutes: number): Promise<void> {
      const age = 'update sessions set created_at = created_at - make_interval(mins => $2) where user_id = $1';
      await database.query(age, [userId, minutes]);
    },

    /** Mails that were sent, the newest last. */
    sent,

    /** Returns the user that a token stands for. */
    async userOf({ token }: { token: string }): Promise<SessionActor | undefined> {
      return sessions.findSession(token, ORIGIN);
    },

    close: () => database.close(),
  };
}

export type IdentitiesBench = Awaited<ReturnType<typeof openIdentitiesBench>>;
