import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SESSION_LIMITS, SIGN_IN_LIMITS } from '@reelwright/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../platform/database/test-database.ts';
import { createMemoryRateLimits } from '../../platform/rate-limits/memory-rate-limits.ts';
import { createSealer } from '../../platform/secrets/sealer.ts';
import type { RateLimits } from '../../platform/rate-limits/rate-limits.ts';
import { createCreditsService } from '../credits/credits.service.ts';
import { type AccountsService, createAccountsService } from './accounts.service.ts';
import { seedDemoAccount } from './demo-account.ts';
import { createSessionsService, type SessionsService } from './sessions.service.ts';
import { TEST_SIGN_IN } from './test-users.ts';

const HOME = TEST_SIGN_IN.origin.address;
const MEMBER = {
  email: 'Ann@Shop.example',
  password: 'secret-1',
  userType: 11,
  vipLevel: 2,
  nickname: 'Ann',
  credits: 50,
  cause: 'operator_grant',
} as const;

let database: Database;
let accounts: AccountsService;
let sessions: SessionsService;
let nowMs: number;

function openAccounts(rateLimits?: RateLimits): AccountsService {
  const clock: Clock = { now: () => new Date(nowMs) };
  sessions = createSessionsService({ database, clock });
  return createAccountsService({
    database,
    sessions,
    credits: createCreditsService({ clock }),
    clock,
    rateLimits: rateLimits ?? createMemoryRateLimits({ clock }),
    guestCredits: 10,
    sealer: createSealer('test'),
    limitsGuests: false,
  });
}

beforeEach(async () => {
  database = await openTestDatabase();
  nowMs = Date.UTC(2026, 10, 21);
  accounts = openAccounts();
});

afterEach(() => database.close());

describe('a guest', () => {
  it('gets a token and a few credits to try the product', async () => {
    const { token, maxAge } = await accounts.startGuest(TEST_SIGN_IN);
    const session = await sessions.findSession(token);
    expect(session).toMatchObject({ plan: 'guest', role: 'creator' });
    expect(maxAge).toBe(SESSION_LIMITS.guestTokenDays * 86_400);
    if (!session) throw new Error('the guest has a session');
    expect(await accounts.getUserInfo(session.userId)).toMatchObject({ credits: 10, credits_held: 0, email: null });
  });

  it('is a new user each time', async () => {
    const [one, two] = [await accounts.startGuest(TEST_SIGN_IN), await accounts.startGuest(TEST_SIGN_IN)];
    expect((await sessions.findSession(one.token))?.userId).not.toBe((await sessions.findSession(two.token))?.userId);
  });
});

describe('signing in', () => {
  beforeEach(() => accounts.createMember(MEMBER));

  it('accepts the e-mail in any case', async () => {
    const { token } = await accounts.login({ email: ' ann@shop.EXAMPLE ', password: MEMBER.password }, TEST_SIGN_IN);
    const session = await sessions.findSession(token);
    expect(session?.plan).not.toBe('guest');
    if (!session) throw new Error('the member has a session');
    expect(await accounts.getUserInfo(session.userId)).toMatchObject({
      email: 'ann@shop.example',
      credits: 50,
      user_type: 11,
    });
  });

  it.each([
    ['a wrong password', { email: 'ann@shop.example', password: 'secret-2' }, 'LOGIN_ERROR'],
    ['an unknown e-mail', { email: 'bob@shop.example', password: 'secret-1' }, 'LOGIN_ERROR'],
    ['no e-mail at all', { email: 'ann', password: 'secret-1' }, 'EMAIL_FORMAT'],
    ['an empty form', { email: '', password: '' }, 'INCOMPLETE_FORM'],
  ])('refuses %s', async (_case, input, code) => {
    await expect(accounts.login(input, TEST_SIGN_IN)).rejects.toMatchObject({ code });
  });
});

describe('guessing a password', () => {
  const { wrongFromAddress, wrongFromAll } = SIGN_IN_LIMITS;
  const signIn = (password: string, address = HOME) =>
    accounts.login({ email: MEMBER.email, password }, { ...TEST_SIGN_IN, origin: { ...TEST_SIGN_IN.origin, address } });
  const guess = async (count: number, address: (index: number) => string) => {
    const guesses = Array.from({ length: count }, (_none, index) => signIn(`guess ${index}`, address(index)));
    const answers = await Promise.allSettled(guesses);
    return answers.map((each) => (each.status === 'rejected' ? String(each.reason.code) : 'in'));
  };
  const ofOneAddress = (): string => HOME;

  beforeEach(() => accounts.createMember(MEMBER));

  it('is refused after ten wrong ones from one address; other addresses still sign in', async () => {
    const codes = await guess(wrongFromAddress.max + 2, ofOneAddress);
    expect(codes.filter((code) => code === 'LOGIN_ERROR')).toHaveLength(wrongFromAddress.max);
    await expect(signIn(MEMBER.password)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await expect(signIn(MEMBER.password, '203.0.113.8')).resolves.toHaveProperty('token');
    nowMs += wrongFromAddress.windowS * 1000;
    await expect(signIn(MEMBER.password)).resolves.toHaveProperty('token');
  });

  it('is refused for one account from however many addresses', async () => {
    const limits = createMemoryRateLimits({ clock: { now: () => new Date(nowMs) } });
    accounts = openAccounts({ ...limits, count: (key, limit) => limits.count(key, { ...limit, max: 3 }) });
    const codes = await guess(5, (index) => `203.0.113.${index}`);
    expect(codes).toEqual([...Array<string>(3).fill('LOGIN_ERROR'), ...Array<string>(2).fill('TOO_MANY_REQUESTS')]);
    expect(wrongFromAll.max).toBeGreaterThan(wrongFromAddress.max);
  });

  it('does not count right passwords', async () => {
    for (let count = 0; count <= wrongFromAddress.max; count += 1) {
      expect(await signIn(MEMBER.password)).toHaveProperty('token');
    }
  });
});

describe('the demo account', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'demo-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  it('is created once, with a password that only its owner can read', async () => {
    const first = await seedDemoAccount(accounts, { dataDir, credits: 500 });
    const second = await seedDemoAccount(accounts, { dataDir, credits: 500 });
    expect(first?.isNew).toBe(true);
    expect(second).toEqual({ ...first, isNew: false });
    if (!first) throw new Error('a fresh data folder has a demo account');
    const { token } = await accounts.login(first, TEST_SIGN_IN);
    const session = await sessions.findSession(token);
    if (!session) throw new Error('the demo account signs in');
    expect((await accounts.getUserInfo(session.userId)).credits).toBe(500);
    expect((await stat(path.join(dataDir, 'demo-account.json'))).mode & 0o077).toBe(0);
  });

  it('has another password in another data folder', async () => {
    const one = await seedDemoAccount(accounts, { dataDir, credits: 1 });
    const otherDatabase = await openTestDatabase();
    const otherDir = await mkdtemp(path.join(tmpdir(), 'demo-'));
    const clock: Clock = { now: () => new Date(nowMs) };
    const other = createAccountsService({
      database: otherDatabase,
      sessions: createSessionsService({ database: otherDatabase, clock }),
      credits: createCreditsService({ clock }),
      clock,
      rateLimits: createMemoryRateLimits({ clock }),
      guestCredits: 0,
      sealer: createSealer('test'),
      limitsGuests: false,
    });
    const two = await seedDemoAccount(other, { dataDir: otherDir, credits: 1 });
    expect(two?.password).not.toBe(one?.password);
    await otherDatabase.close();
    await rm(otherDir, { recursive: true });
  });
});
