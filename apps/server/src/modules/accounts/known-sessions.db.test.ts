import { SESSION_LIMITS, type UserId } from '@reelwright/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { type Notices, openNotices } from '../../platform/database/notices.ts';
import { openPostgres, wrapPostgres } from '../../platform/database/postgres-database.ts';
import { openTestDatabase } from '../../platform/database/test-database.ts';
import { silentLogger } from '../../platform/log/logger.ts';
import { createSessionsService, type SessionsService } from './sessions.service.ts';
import { addTestUser, TEST_SIGN_IN } from './test-users.ts';

/** One process of an installation, with connections of its own where the database takes several. */
interface Process {
  sessions: SessionsService;
  database: OpenDatabase;
  notices: Notices;
  /** How often it has asked the database. */
  countReads(): number;
  close(): Promise<void>;
}

const HOUR_MS = 3_600_000;
const clock = { now: () => new Date(nowMs) };
let nowMs: number;
let shared: OpenDatabase;
let here: Process;
let there: Process;
let ann: UserId;

async function openProcess(): Promise<Process> {
  const { driver } = shared;
  const database =
    driver.dialect === 'postgres'
      ? wrapPostgres(
          await openPostgres({ url: driver.url, poolSize: 2, log: silentLogger }),
          driver.url,
          async () => undefined,
        )
      : shared;
  const notices = await openNotices(database, silentLogger);
  let reads = 0;
  const counted: OpenDatabase = {
    ...database,
    get db() {
      reads += 1;
      return database.db;
    },
  };
  return {
    sessions: createSessionsService({ database: counted, clock, notices }),
    database,
    notices,
    countReads: () => reads,
    async close() {
      await notices.close();
      if (database !== shared) await database.close();
    },
  };
}

beforeEach(async () => {
  nowMs = Date.UTC(2026, 10, 21);
  shared = await openTestDatabase();
  [here, there] = [await openProcess(), await openProcess()];
  ann = (await addTestUser(shared)).userId;
});
afterEach(async () => {
  await Promise.all([here.close(), there.close()]);
  await shared.close();
});

const { origin } = TEST_SIGN_IN;
const signIn = async (): Promise<string> => (await here.sessions.startSession(shared.db, ann, { origin })).token;
/** The token of a session that both processes know by heart. */
async function signInEverywhere(): Promise<string> {
  const token = await signIn();
  for (const { sessions } of [here, there]) {
    // What the first use writes is told too.
    await expect.poll(() => readsOf(sessions, token)).toBe(0);
  }
  return token;
}

async function readsOf(sessions: SessionsService, token: string): Promise<number> {
  const { countReads } = sessions === here.sessions ? here : there;
  const before = countReads();
  expect(await sessions.findSession(token, origin)).toMatchObject({ userId: ann });
  return countReads() - before;
}

describe('a session in use', () => {
  it('is looked up once a minute', async () => {
    const token = await signInEverywhere();
    nowMs += 59_000;
    expect(await readsOf(there.sessions, token)).toBe(0);
    nowMs += 2000;
    expect(await readsOf(there.sessions, token)).toBeGreaterThan(0);
    expect(await readsOf(there.sessions, token)).toBe(0);
  });

  it('ends when its token expires, within that minute too', async () => {
    const token = await signInEverywhere();
    nowMs += SESSION_LIMITS.tokenDays * 24 * HOUR_MS - 30_000;
    expect(await there.sessions.findSession(token, origin)).toBeDefined();
    nowMs += 31_000;
    expect(await there.sessions.findSession(token, origin)).toBeUndefined();
  });
});

describe('what happens in one process is known at once in the other', () => {
  const ends: [string, (token: string) => Promise<unknown>][] = [
    ['a sign-out', (token) => here.sessions.endSession(token)],
    ['a sign-out everywhere, as by a new password', () => here.sessions.endOtherSessions(ann, null)],
    [
      'the end of one session of the list',
      async (token) => {
        const session = (await here.sessions.findSession(token, origin))?.session;
        if (session) await here.sessions.endSessionOf(ann, session.sessionId);
      },
    ],
    ['the deletion of the account', () => shared.query('delete from users where user_id = $1', [ann])],
    [
      'a deletion by hand in the database',
      () => shared.query('delete from session_tokens where session_id in (select session_id from sessions)'),
    ],
  ];
  it.each(ends)('%s', async (_what, end) => {
    const token = await signInEverywhere();
    await end(token);
    await expect.poll(() => there.sessions.findSession(token, origin)).toBeUndefined();
    await expect.poll(() => here.sessions.findSession(token, origin)).toBeUndefined();
  });

  it('a sign-out is known to its own process before it is answered', async () => {
    const token = await signInEverywhere();
    await here.sessions.endSession(token);
    expect(await here.sessions.findSession(token, origin)).toBeUndefined();
  });

  it('the end of a session also ends its streams', async () => {
    const token = await signInEverywhere();
    const sessionId = (await there.sessions.findSession(token, origin))?.session.sessionId;
    if (!sessionId) throw new Error('the session has ended');
    let hasEnded = false;
    there.sessions.watchSessionEnd(sessionId, () => {
      hasEnded = true;
    });
    await here.sessions.endSession(token);
    await expect.poll(() => hasEnded).toBe(true);
  });

  it('the theft of a replaced token', async () => {
    const token = await signInEverywhere();
    nowMs += 25 * HOUR_MS;
    const actor = await here.sessions.findSession(token, origin);
    const fresh = actor && (await here.sessions.refreshToken(actor));
    if (!fresh) throw new Error('no token was issued');
    await here.sessions.findSession(fresh.token, origin);
    expect(await there.sessions.findSession(fresh.token, origin)).toBeDefined();
    nowMs += (SESSION_LIMITS.tokenOverlapS + 1) * 1000;
    expect(await there.sessions.findSession(token, origin)).toBeUndefined();
    await expect.poll(() => here.sessions.findSession(fresh.token, origin)).toBeUndefined();
  });

  it.each([
    ['a plan', 'update users set user_type = 11', { plan: 'personal' }],
    ['the right to run the installation', 'update users set is_operator = true', { isOperator: true }],
    ['the planned deletion', 'update users set delete_after = now()', { isLeaving: true }],
    ['a role', `update workspace_members set role = 'member'`, { role: 'member' }],
  ])('%s of the user', async (_what, change, expected) => {
    const token = await signInEverywhere();
    await shared.query(`${change} where user_id = ${ann}`);
    await expect.poll(() => there.sessions.findSession(token, origin)).toMatchObject(expected);
  });
});
