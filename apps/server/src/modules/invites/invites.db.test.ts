import { INVITE_LIMITS } from '@reelwright/contracts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Actor } from '../../actor.ts';
import type { Database } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../platform/database/test-database.ts';
import { systemClock } from '../../platform/clock.ts';
import { createMemoryRateLimits } from '../../platform/rate-limits/memory-rate-limits.ts';
import { addTestUser, TEST_SIGN_IN } from '../accounts/test-users.ts';
import { createInvitesService, type InvitesService } from './invites.service.ts';

let database: Database;
let invites: InvitesService;
let inviter: Actor;
let visitor: Actor;
let code: string;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  invites = createInvitesService({
    database,
    clock: systemClock,
    rateLimits: createMemoryRateLimits({ clock: systemClock }),
  });
  [inviter, visitor] = [await addTestUser(database), await addTestUser(database, 5)];
  code = (await invites.countInvites(inviter.userId)).invite_code;
});

const visit = (by: Actor, deviceId: string | null, address = '203.0.113.7', followed = code) =>
  invites.countVisit(followed, { userId: by.userId, origin: { ...TEST_SIGN_IN.origin, deviceId, address } });
const readCounts = async () => {
  const { visits, registrations } = await invites.countInvites(inviter.userId);
  return { visits, registrations };
};

test('every user has a code that stays', async () => {
  expect(code).toMatch(/^[a-z0-9]{10}$/);
  expect((await invites.countInvites(inviter.userId)).invite_code).toBe(code);
  expect((await invites.countInvites(visitor.userId)).invite_code).not.toBe(code);
});

test('two questions at once get the same code', async () => {
  const fresh = await addTestUser(database);
  const answers = await Promise.all([1, 2, 3].map(() => invites.countInvites(fresh.userId)));
  expect(new Set(answers.map((each) => each.invite_code)).size).toBe(1);
});

test('counts each device once', async () => {
  await visit(visitor, 'device-a');
  await visit(visitor, 'device-a', '203.0.113.8');
  await visit(visitor, 'device-b');
  await visit(visitor, null, '203.0.113.9');
  expect(await readCounts()).toEqual({ visits: 3, registrations: 0 });
});

test("counts neither the owner's own visits nor an unknown code", async () => {
  await visit(inviter, 'device-a');
  await visit(visitor, 'device-a', '203.0.113.7', 'no-such-code');
  expect(await readCounts()).toEqual({ visits: 0, registrations: 0 });
});

test('one address can not make visits up', async () => {
  const { max } = INVITE_LIMITS.visitsFromAddress;
  for (let each = 0; each < max + 5; each += 1) await visit(visitor, `made-up-${each}`);
  expect(await readCounts()).toEqual({ visits: max, registrations: 0 });
});

test('counts each registered account once, and still when it is deleted', async () => {
  const register = () =>
    invites.countRegistration(database.db, { code: ` ${code.toUpperCase()}`, userId: visitor.userId });
  await register();
  await register();
  await database.query('delete from users where user_id = $1', [visitor.userId]);
  expect(await readCounts()).toEqual({ visits: 0, registrations: 1 });
});
