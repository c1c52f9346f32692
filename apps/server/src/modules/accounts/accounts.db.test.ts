import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SESSION_LIMITS } from '@reelwright/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../platform/database/test-database.ts';
import { createCreditsService } from '../credits/credits.service.ts';
import { type AccountsService, createAccountsService } from './accounts.service.ts';
import { seedDemoAccount } from './demo-account.ts';

const DAY_MS = 86_400_000;
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
let nowMs: number;

beforeEach(async () => {
  database = await openTestDatabase();
  nowMs = Date.UTC(2026, 10, 21);
  const clock: Clock = { now: () => new Date(nowMs) };
  accounts = createAccountsService({ database, credits: createCreditsService({ clock }), clock, guestCredits: 10 });
});

afterEach(() => database.close());

describe('a guest', () => {
  it('gets a token and a few credits to try the product', async () => {
    const { token, maxAge } = await accounts.startGuest();
    const session = await accounts.findSession(token);
    expect(session).toMatchObject({ plan: 'guest', role: 'creator' });
    expect(maxAge).toBe(SESSION_LIMITS.tokenDays * 86_400);
    if (!session) throw new Error('the guest has a session');
    expect(await accounts.getUserInfo(session.userId)).toMatchObject({ credits: 10, credits_held: 0, email: null });
  });

  it('is a new user each time', async () => {
    const [one, two] = [await accounts.startGuest(), await accounts.startGuest()];
    expect((await accounts.findSession(one.token))?.userId).not.toBe((await accounts.findSession(two.token))?.userId);
  });
});

describe('signing in', () => {
  beforeEach(() => accounts.createMember(MEMBER));

  it('accepts the e-mail in any case', async () => {
    const { token } = await accounts.login({ email: ' ann@shop.EXAMPLE ', password: MEMBER.password });
    const session = await accounts.findSession(token);
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
    await expect(accounts.login(input)).rejects.toMatchObject({ code });
  });
});

describe('a session', () => {
  it('ends after seven days', async () => {
    const { token } = await accounts.startGuest();
    nowMs += SESSION_LIMITS.tokenDays * DAY_MS - 1000;
    expect(await accounts.findSession(token)).toBeDefined();
    nowMs += 2000;
    expect(await accounts.findSession(token)).toBeUndefined();
  });

  it('ends on sign-out, while other sessions continue', async () => {
    const [one, two] = [await accounts.startGuest(), await accounts.startGuest()];
    await accounts.logout(one.token);
    expect(await accounts.findSession(one.token)).toBeUndefined();
    expect(await accounts.findSession(two.token)).toBeDefined();
  });

  it('is stored without its token', async () => {
    const { token } = await accounts.startGuest();
    const { rows } = await database.query('select * from sessions');
    expect(JSON.stringify(rows)).not.toContain(token);
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
    const { token } = await accounts.login(first);
    const session = await accounts.findSession(token);
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
      credits: createCreditsService({ clock }),
      clock,
      guestCredits: 0,
    });
    const two = await seedDemoAccount(other, { dataDir: otherDir, credits: 1 });
    expect(two?.password).not.toBe(one?.password);
    await otherDatabase.close();
    await rm(otherDir, { recursive: true });
  });
});
