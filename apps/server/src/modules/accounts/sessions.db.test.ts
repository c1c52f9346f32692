import { ACCOUNT_LIMITS, SESSION_LIMITS, type SessionId, type UserId } from '@reelwright/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../platform/database/test-database.ts';
import type { Database } from '../../platform/database/database.ts';
import type { SessionActor } from '../../session-actor.ts';
import { createSessionsService, type SessionsService } from './sessions.service.ts';
import { addTestUser, TEST_SIGN_IN } from './test-users.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const HOME = { ...TEST_SIGN_IN.origin, userAgent: FIREFOX };
const CAFE = { ...HOME, address: '198.51.100.9' };

let database: Database;
let sessions: SessionsService;
let nowMs: number;
let warnings: string[];
let ann: UserId;
let bob: UserId;

const open = (): SessionsService =>
  createSessionsService({
    database,
    clock: { now: () => new Date(nowMs) },
    log: { warn: (event) => void warnings.push(event) },
  });
const signIn = async (userId = ann, start: object = {}): Promise<string> =>
  (await sessions.startSession(database.db, userId, { origin: HOME, ...start })).token;
const send = (token: string, origin = HOME) => sessions.findSession(token, origin);
const mustUse = async (token: string): Promise<SessionActor> => {
  const actor = await send(token);
  if (!actor) throw new Error('the session has ended');
  return actor;
};
const refresh = async (token: string): Promise<string> => {
  const fresh = await sessions.refreshToken(await mustUse(token));
  if (!fresh) throw new Error('no token was issued');
  return fresh.token;
};

beforeEach(async () => {
  database = await openTestDatabase();
  nowMs = Date.UTC(2026, 10, 21);
  warnings = [];
  sessions = open();
  ann = (await addTestUser(database)).userId;
  bob = (await addTestUser(database)).userId;
});
afterEach(() => database.close());

describe('a session', () => {
  it.each([
    ['a member', 11, SESSION_LIMITS.tokenDays],
    ['a guest', 5, SESSION_LIMITS.guestTokenDays],
  ] as const)('of %s ends when it was unused for its days', async (_who, type, days) => {
    const { userId } = await addTestUser(database, type);
    const token = await signIn(userId);
    nowMs += days * DAY_MS - 1000;
    expect(await send(token)).toMatchObject({ userId });
    nowMs += 2000;
    expect(await send(token)).toBeUndefined();
  });

  it('lasts as long as it is used', async () => {
    let token = await signIn();
    for (let day = 0; day < 30; day += 1) {
      nowMs += DAY_MS;
      token = await refresh(token);
    }
    expect(await send(token)).toMatchObject({ userId: ann });
  });

  it('is stored without its tokens', async () => {
    const token = await signIn();
    nowMs += DAY_MS;
    const next = await refresh(token);
    const kept = await Promise.all(
      ['sessions', 'session_tokens'].map((table) => database.query(`select * from ${table}`)),
    );
    expect(JSON.stringify(kept.map(({ rows }) => rows))).not.toMatch(new RegExp(`${token}|${next}`));
  });

  it('tells those who watch it of its end, and nobody else', async () => {
    const [one, two] = [await signIn(), await signIn()];
    const ended: string[] = [];
    const watch = async (token: string, name: string) =>
      sessions.watchSessionEnd((await mustUse(token)).session.sessionId, () => ended.push(name));
    await watch(one, 'one');
    await watch(two, 'two');
    (await watch(one, 'unwatched'))();
    await sessions.endSession(one);
    expect(ended).toEqual(['one']);
  });

  it.each<[string, (own: { token: string; sessionId: SessionId }) => Promise<unknown>]>([
    ['is signed out from a list', ({ sessionId }) => sessions.endSessionOf(ann, sessionId)],
    ['is signed out with all others', () => sessions.endOtherSessions(ann, null)],
    ['gives way to a sign-in', ({ token }) => signIn(bob, { token })],
    ['gives way to the account that its guest made', () => signIn(ann, { isNewAccount: true })],
  ])('tells those who watch it when it %s', async (_how, end) => {
    const token = await signIn();
    const { sessionId } = (await mustUse(token)).session;
    const ended: string[] = [];
    sessions.watchSessionEnd(sessionId, () => ended.push('watched'));
    await end({ token, sessionId });
    expect(ended).toEqual(['watched']);
  });

  it('that was ended in another process is over in this one', async () => {
    const token = await signIn();
    const { sessionId } = (await mustUse(token)).session;
    expect(await sessions.isSessionAlive(sessionId)).toBe(true);
    await open().endSession(token);
    expect(await sessions.isSessionAlive(sessionId)).toBe(false);
    expect(await send(token)).toBeUndefined();
  });

  it('knows whether its sign-in created the account', async () => {
    const [first, later] = [await signIn(ann, { isNewAccount: true }), await signIn()];
    expect((await mustUse(first)).session.isNewAccount).toBe(true);
    expect((await mustUse(later)).session.isNewAccount).toBe(false);
  });

  it('writes that it was seen at most every few minutes', async () => {
    const token = await signIn();
    const seen = async () => (await database.query('select last_seen_at, address from sessions')).rows[0];
    const first = await seen();
    nowMs += SESSION_LIMITS.lastSeenS * 1000 - 1;
    await send(token, CAFE);
    expect(await seen()).toEqual(first);
    nowMs += 1;
    await send(token, CAFE);
    expect(await seen()).toMatchObject({ last_seen_at: new Date(nowMs), address: CAFE.address });
  });

  it('leaves no row once it has ended', async () => {
    await signIn();
    nowMs += SESSION_LIMITS.tokenDays * DAY_MS;
    await sessions.purgeEnded();
    const { rows } = await database.query('select 1 from sessions union all select 1 from session_tokens');
    expect(rows).toEqual([]);
  });
});

describe('a token', () => {
  it('is due for replacement after a day of its session', async () => {
    const token = await signIn();
    nowMs += DAY_MS - 1;
    expect((await mustUse(token)).session.isRefreshDue).toBe(false);
    nowMs += 1;
    expect((await mustUse(token)).session.isRefreshDue).toBe(true);
  });

  it('is replaced once by calls that come together', async () => {
    const token = await signIn();
    nowMs += DAY_MS;
    const calls = await Promise.all([1, 2, 3, 4].map(() => mustUse(token)));
    const issued = await Promise.all(calls.map((actor) => sessions.refreshToken(actor)));
    expect(issued.filter((fresh) => fresh !== null)).toHaveLength(1);
  });

  it('works on while calls that were sent with it arrive', async () => {
    const old = await signIn();
    nowMs += DAY_MS;
    const next = await refresh(old);
    await mustUse(next);
    nowMs += SESSION_LIMITS.tokenOverlapS * 1000;
    expect(await send(old)).toMatchObject({ userId: ann, session: { isRefreshDue: false } });
    expect(await send(next)).toBeDefined();
  });

  it('works on if the answer with the next one was lost, and the next one is issued again', async () => {
    const token = await signIn();
    nowMs += DAY_MS;
    const lost = await refresh(token);
    nowMs += SESSION_LIMITS.refreshAgainS * 1000;
    const next = await refresh(token);
    await mustUse(next);
    expect(await send(lost)).toBeUndefined();
    expect(await send(next)).toBeDefined();
    expect(warnings).toEqual([]);
  });

  it('is never extended by being sent', async () => {
    const token = await signIn();
    for (let day = 0; day < SESSION_LIMITS.tokenDays - 1; day += 1) {
      nowMs += DAY_MS;
      await refresh(token);
    }
    nowMs += DAY_MS;
    expect(await send(token)).toBeUndefined();
  });
});

describe('a stolen token', () => {
  async function steal(): Promise<{ stolen: string; current: string; sessionId: SessionId }> {
    const stolen = await signIn();
    nowMs += DAY_MS;
    const current = await refresh(stolen);
    const { sessionId } = (await mustUse(current)).session;
    nowMs += SESSION_LIMITS.tokenOverlapS * 1000 + 1;
    return { stolen, current, sessionId };
  }

  it('ends the session for both when the thief comes after its replacement', async () => {
    const { stolen, current, sessionId } = await steal();
    const ended: string[] = [];
    sessions.watchSessionEnd(sessionId, () => ended.push('stream'));
    expect(await send(stolen, CAFE)).toBeUndefined();
    expect(await send(current)).toBeUndefined();
    expect(await sessions.isSessionAlive(sessionId)).toBe(false);
    expect(ended).toEqual(['stream']);
    expect(warnings).toEqual(['session.token_stolen']);
  });

  it('ends the session for both when the thief came first, and replaced it', async () => {
    const token = await signIn();
    nowMs += DAY_MS;
    const ofThief = await refresh(token);
    await send(ofThief, CAFE);
    nowMs += HOUR_MS;
    expect(await send(token)).toBeUndefined();
    expect(await send(ofThief, CAFE)).toBeUndefined();
  });

  it('leaves the other sessions of the user alone', async () => {
    const other = await signIn();
    const { stolen } = await steal();
    await send(stolen, CAFE);
    expect(await send(other)).toBeDefined();
  });

  it('is told to the user, with the place, until it is dismissed or a month old', async () => {
    const { stolen, sessionId } = await steal();
    await send(stolen, CAFE);
    const at = new Date(nowMs).toISOString();
    expect(await sessions.listSessions(ann, undefined)).toMatchObject([
      { session_id: sessionId, stolen: { at, address: CAFE.address } },
    ]);
    await sessions.purgeEnded();
    await sessions.endSessionOf(ann, sessionId);
    expect(await sessions.listSessions(ann, undefined)).toEqual([]);
  });
});

describe('a sign-in', () => {
  it('never goes on with the token that was sent, and ends its session', async () => {
    const planted = await signIn(bob);
    const token = await signIn(ann, { token: planted });
    expect(token).not.toBe(planted);
    expect(await send(planted)).toBeUndefined();
  });

  it('that makes an account of a guest shuts out whoever knew the token of the guest', async () => {
    const planted = await signIn();
    const copy = await signIn();
    const own = await signIn(ann, { isNewAccount: true, token: copy });
    expect(await send(planted)).toBeUndefined();
    expect(await send(copy)).toBeUndefined();
    expect(await send(own)).toBeDefined();
  });

  it('ends the session that was unused for longest where there are too many', async () => {
    const tokens: string[] = [];
    for (let count = 0; count <= SESSION_LIMITS.maxSessions; count += 1) {
      nowMs += 1000;
      tokens.push(await signIn());
    }
    expect(await send(tokens[0] ?? '')).toBeUndefined();
    expect(await sessions.listSessions(ann, undefined)).toHaveLength(SESSION_LIMITS.maxSessions);
  });
});

describe('a fresh sign-in', () => {
  const MINUTES_MS = ACCOUNT_LIMITS.freshSignInMinutes * 60_000;
  const again = { code: 'SIGN_IN_AGAIN', values: { minutes: ACCOUNT_LIMITS.freshSignInMinutes } };

  it('is fifteen minutes old at most', async () => {
    const { sessionId } = (await mustUse(await signIn())).session;
    nowMs += 15 * 60_000;
    await sessions.checkFreshSignIn(ann, sessionId);
    nowMs += 1;
    await expect(sessions.checkFreshSignIn(ann, sessionId)).rejects.toMatchObject(again);
  });

  it('is not a token that was replaced a moment ago', async () => {
    const token = await signIn();
    nowMs += DAY_MS;
    const next = await mustUse(await refresh(token));
    await expect(sessions.checkFreshSignIn(ann, next.session.sessionId)).rejects.toMatchObject(again);
  });

  it('counts for its own session and user only', async () => {
    const { sessionId: old } = (await mustUse(await signIn())).session;
    nowMs += MINUTES_MS + 1;
    const { sessionId: fresh } = (await mustUse(await signIn())).session;
    await sessions.checkFreshSignIn(ann, fresh);
    await expect(sessions.checkFreshSignIn(ann, old)).rejects.toMatchObject(again);
    await expect(sessions.checkFreshSignIn(bob, fresh)).rejects.toMatchObject(again);
    await expect(sessions.checkFreshSignIn(ann, undefined)).rejects.toMatchObject(again);
  });

  it('ends with its session', async () => {
    const token = await signIn();
    const { sessionId } = (await mustUse(token)).session;
    await sessions.endSession(token);
    await expect(sessions.checkFreshSignIn(ann, sessionId)).rejects.toMatchObject(again);
  });
});

describe('the list of sessions', () => {
  it('says where the user is signed in, the last used first, and which one this is', async () => {
    const laptop = await signIn();
    nowMs += HOUR_MS;
    const local = { ...HOME, address: '192.168.1.20', userAgent: null };
    await signIn(ann, { origin: local });
    await signIn(bob);
    const { sessionId } = (await mustUse(laptop)).session;
    nowMs += HOUR_MS;
    await send(laptop);
    expect(await sessions.listSessions(ann, sessionId)).toMatchObject([
      {
        is_current: true,
        browser: 'Firefox',
        system: 'Linux',
        device: 'desktop',
        address: HOME.address,
        is_local: false,
      },
      { is_current: false, browser: null, device: 'other', address: '192.168.1.20', is_local: true, stolen: null },
    ]);
  });
});

describe('ending sessions', () => {
  it('signs one out, and no other', async () => {
    const [one, two] = [await signIn(), await signIn()];
    await sessions.endSessionOf(ann, (await mustUse(one)).session.sessionId);
    expect(await send(one)).toBeUndefined();
    expect(await send(two)).toBeDefined();
  });

  it("answers to another user's session as if it did not exist", async () => {
    const token = await signIn(bob);
    const { sessionId } = (await mustUse(token)).session;
    await expect(sessions.endSessionOf(ann, sessionId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await send(token)).toBeDefined();
  });

  it('signs out everywhere but here, whichever token of this session was sent', async () => {
    const [here, there, elsewhere] = [await signIn(), await signIn(), await signIn(bob)];
    nowMs += DAY_MS;
    const next = await refresh(here);
    await mustUse(next);
    expect(await sessions.endOtherSessions(ann, here)).toBe(1);
    expect(await send(next)).toBeDefined();
    expect(await send(there)).toBeUndefined();
    expect(await send(elsewhere)).toBeDefined();
  });

  it('signs out everywhere if no token is to be kept', async () => {
    const [one, two] = [await signIn(), await signIn()];
    expect(await sessions.endOtherSessions(ann, null)).toBe(2);
    expect([await send(one), await send(two)]).toEqual([undefined, undefined]);
  });

  it('signs out everywhere if the token to be kept is unknown', async () => {
    const one = await signIn();
    expect(await sessions.endOtherSessions(ann, 'unknown')).toBe(1);
    expect(await send(one)).toBeUndefined();
  });
});
