import type { UserId, UserType } from '@reelwright/contracts';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../platform/database/test-database.ts';
import { createLogger } from '../../platform/log/create-logger.ts';
import { createSealer } from '../../platform/secrets/sealer.ts';
import { createMembersService } from '../accounts/members.service.ts';
import { addTestUser } from '../accounts/test-users.ts';
import { createMailsService } from '../mails/mails.service.ts';
import { createProfilesService, type ProfilesDependencies } from './profiles.service.ts';
import { saveProfile } from './profiles.store.ts';

const MINUTE_MS = 60_000;
const GUEST: UserType = 5;

let database: OpenDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

function openBench() {
  const clock = { now: () => new Date() };
  const mails = createMailsService({
    database,
    queue: { enqueue: async () => Promise.reject(new Error('nothing is sent without SMTP')) },
    mailer: null,
    sealer: createSealer('secret'),
    clock,
    log: createLogger({ level: 'silent', output: { write: () => true, isTTY: false } }),
    publicUrl: 'https://ads.example',
  });
  const rateLimits = { count: async () => true, forgive: async () => undefined } as never;
  const members = createMembersService({ database, rateLimits });
  const needs = { database, clock, members, mails } as Partial<ProfilesDependencies> as ProfilesDependencies;
  const profiles = createProfilesService(needs);
  const endTask = (userId: UserId, tookMs: number, title = 'Blue canvas\nplimsolls') =>
    database.transaction((tx) => profiles.mailResult(tx, { userId, title, tookMs }));
  const listSubjects = async () => {
    const { list } = await mails.listMails();
    return Promise.all(list.map(async ({ mail_id: mailId }) => (await mails.getMail(mailId)).subject));
  };
  const failTask = (userId: UserId, tookMs: number, credits: number) => {
    const failure = { code: 'GENERATE_FAILED', values: {}, credits } as const;
    return database.transaction((tx) => profiles.mailResult(tx, { userId, title: 'Blue plimsolls', tookMs, failure }));
  };
  const readMails = async () => {
    const { list } = await mails.listMails();
    return Promise.all(list.map(({ mail_id: mailId }) => mails.getMail(mailId)));
  };
  const endPartly = (userId: UserId, failed: number) => {
    const failures = Array.from({ length: failed }, (_none, index) => ({
      variant: index + 1,
      code: 'RENDER_FAILED' as const,
      values: {},
      credits: 5,
    }));
    const partial = { made: 3, failures };
    return database.transaction((tx) =>
      profiles.mailResult(tx, { userId, title: 'Blue plimsolls', tookMs: 2 * MINUTE_MS, partial }),
    );
  };
  return { endTask, endPartly, failTask, listSubjects, readMails };
}

async function addMember(): Promise<UserId> {
  const { userId } = await addTestUser(database);
  await database.db.execute(sql`update users set email = ${`ann${userId}@shop.example`} where user_id = ${userId}`);
  return userId;
}

it('tells a member by mail that a video is ready which took more than a minute', async () => {
  const { endTask, listSubjects } = openBench();
  await endTask(await addMember(), 2 * MINUTE_MS);
  expect(await listSubjects()).toEqual(['Ready on Reelwright: Blue canvas plimsolls']);
});

it('puts a title into one line of the subject, without control characters', async () => {
  const { endTask, listSubjects } = openBench();
  const title = 'Blue\r\nBcc: eve@evil.example\u0000\u2028plimsolls\u007f';
  await endTask(await addMember(), 2 * MINUTE_MS, title);
  expect(await listSubjects()).toEqual(['Ready on Reelwright: Blue Bcc: eve@evil.example plimsolls']);
});

it('tells nobody who still looks at it, who wants no such mails, or who has no address', async () => {
  const { endTask, listSubjects } = openBench();
  await endTask(await addMember(), MINUTE_MS / 2);
  const quiet = await addMember();
  await saveProfile(database.db, quiet, { wantsResults: false });
  await endTask(quiet, 2 * MINUTE_MS);
  const guest = await addTestUser(database, GUEST);
  await endTask(guest.userId, 2 * MINUTE_MS);
  expect(await listSubjects()).toEqual([]);
});

it('tells a member why a long task has failed, and that the credits are back', async () => {
  const { failTask, readMails } = openBench();
  await failTask(await addMember(), 2 * MINUTE_MS, 5);
  const [mail] = await readMails();
  expect(mail?.subject).toBe('Failed on Reelwright: Blue plimsolls');
  expect(mail?.text).toContain('Generate Failed.');
  expect(mail?.text).toContain('5 credits have been returned to the account.');
});

it('says nothing of credits when a free task has failed, and nothing at all to members who want no such mails', async () => {
  const { failTask, readMails } = openBench();
  await failTask(await addMember(), 2 * MINUTE_MS, 0);
  const quiet = await addMember();
  await saveProfile(database.db, quiet, { wantsResults: false });
  await failTask(quiet, 2 * MINUTE_MS, 5);
  const all = await readMails();
  expect(all).toHaveLength(1);
  expect(all[0]?.text).not.toContain('returned');
});

it('tells a member which results of a task are missing, why, and that their credits are back', async () => {
  const { endPartly, readMails } = openBench();
  const member = await addMember();
  await saveProfile(database.db, member, { language: 'zh-CN' });
  await endPartly(member, 1);
  await endPartly(await addMember(), 7);
  const [english, chinese] = await readMails();
  expect(english?.subject).toBe('3 of 10 ready on Reelwright: Blue plimsolls');
  expect(english?.text).toContain('Result 2 failed. The video could not be rendered.');
  expect(english?.text).toContain('2 more failed.');
  expect(english?.text).toContain('35 credits have been returned to the account.');
  expect(chinese?.subject).toBe('Reelwright 已生成 3/4：Blue plimsolls');
  expect(chinese?.text).toContain('第 2 个未能生成：');
});
