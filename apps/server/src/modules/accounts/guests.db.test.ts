import { GUEST_LIMITS } from '@reelwright/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../platform/database/test-database.ts';
import { openSignUpBench, REGISTRATION, type SignUpBench } from './test-sign-up.ts';
import { TEST_SIGN_IN } from './test-users.ts';

let database: Database;
let bench: SignUpBench;

beforeEach(async () => {
  database = await openTestDatabase();
  bench = openSignUpBench(database);
});
afterEach(() => database.close());

const from = (deviceId: string | null, address = TEST_SIGN_IN.origin.address) => ({
  ...TEST_SIGN_IN,
  origin: { ...TEST_SIGN_IN.origin, deviceId, address },
});

/** Returns the guest of a browser and its credits. */
async function visit(request = TEST_SIGN_IN) {
  const { token } = await bench.accounts.startGuest(request);
  const actor = await bench.sessions.findSession(token);
  if (!actor) throw new Error('the guest has a session');
  const { credits } = await bench.accounts.getUserInfo(actor.userId);
  return { token, actor, userId: actor.userId, credits };
}

const DEVICE = 'aB3dE6gH9jK2mN5p';

describe('a browser', () => {
  it('gets the same guest back after signing out', async () => {
    const first = await visit(from(DEVICE));
    await bench.sessions.endSession(first.token);
    const second = await visit(from(DEVICE, '198.51.100.4'));
    expect(second).toMatchObject({ userId: first.userId, credits: 10 });
    expect(second.token).not.toBe(first.token);
  });

  it('gets one guest for visits at the same moment', async () => {
    const visits = await Promise.all([1, 2, 3, 4].map(() => visit(from(DEVICE))));
    expect(new Set(visits.map(({ userId }) => userId)).size).toBe(1);
  });

  it('has its id kept as a hash', async () => {
    await visit(from(DEVICE));
    const { rows } = await database.query('select * from guest_devices');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(DEVICE);
  });

  it('with an id that could be guessed gets a new guest each time', async () => {
    expect((await visit(from('abc'))).userId).not.toBe((await visit(from('abc'))).userId);
  });

  it('whose guest registered gets another guest, without credits', async () => {
    const guest = await visit(from(DEVICE));
    const account = { email: 'ann@shop.example', isEmailVerified: true, passwordHash: null, nickname: null };
    await bench.accounts.register(account, { ...from(DEVICE), actor: guest.actor });
    const next = await visit(from(DEVICE));
    expect(next.userId).not.toBe(guest.userId);
    expect(next.credits).toBe(0);
  });
});

describe('farming credits', () => {
  it('gives credits to a few guests of one address a day', async () => {
    const { welcomedFromAddress } = GUEST_LIMITS;
    const given: number[] = [];
    for (let guests = 0; guests < welcomedFromAddress.max + 2; guests++) given.push((await visit()).credits);
    expect(given).toEqual([...Array<number>(welcomedFromAddress.max).fill(10), 0, 0]);
    expect((await visit(from(null, '198.51.100.4'))).credits).toBe(10);
    bench.time.ms += welcomedFromAddress.windowS * 1000;
    expect((await visit()).credits).toBe(10);
  });

  it('is refused to an address that starts guest after guest', async () => {
    for (let guests = 0; guests < GUEST_LIMITS.startedFromAddress.max; guests++)
      await bench.accounts.startGuest(TEST_SIGN_IN);
    await expect(bench.accounts.startGuest(TEST_SIGN_IN)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('does not keep guests of a private installation from their credits', async () => {
    bench = openSignUpBench(database, { limitsGuests: false });
    const visits = [];
    for (let guests = 0; guests < 8; guests++) visits.push((await visit()).credits);
    expect(new Set(visits)).toEqual(new Set([10]));
  });
});

it('keeps where a guest came from when it registers: the first link counts', async () => {
  const { token } = await bench.accounts.startGuest(TEST_SIGN_IN, { inviteCode: 'FIRST', source: { channel: 'a' } });
  const actor = await bench.sessions.findSession(token);
  const code = await bench.readCode(REGISTRATION.email);
  const late = { invite_code: 'LATE', channel: 'b', utm_term: 'mugs' };
  await bench.signUp.registerByCode({ ...REGISTRATION, code, ...late }, { ...bench.request, actor: actor ?? null });
  const { rows } = await database.query('select invite_code, source from users');
  expect(rows).toEqual([{ invite_code: 'FIRST', source: { channel: 'a', utm_term: 'mugs' } }]);
});
