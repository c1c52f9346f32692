import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Actor } from '../../actor.ts';
import type { Database } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../platform/database/test-database.ts';
import { systemClock } from '../../platform/clock.ts';
import { addTestUser } from '../accounts/test-users.ts';
import { readReleases, type Release } from './release-files.ts';
import { createReleaseNotesService } from './release-notes.service.ts';

const DAY_MS = 86_400_000;
const NOW = Date.now();

const makeRelease = (version: string, publishedMs: number): Release => ({
  version,
  published_at: new Date(publishedMs).toISOString(),
  notes: [{ title: { en: `New in ${version}`, 'zh-CN': `${version} 新功能` }, text: { en: 'A', 'zh-CN': '甲' } }],
});
const RELEASES = [makeRelease('0.9.0', NOW - 5 * DAY_MS), makeRelease('0.10.0', NOW - 2 * DAY_MS)];

let database: Database;
let user: Actor;
let cameMs: number;

const open = (version = '0.10.0', releases: readonly Release[] = RELEASES) =>
  createReleaseNotesService({
    database,
    clock: systemClock,
    accounts: { getCreationTime: async () => new Date(cameMs) },
    releases,
    version,
  });

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  user = await addTestUser(database);
  cameMs = NOW - 10 * DAY_MS;
});

test('tells the notes of the running version once, in the language of the user', async () => {
  const notes = open();
  expect(await notes.getNotes(user.userId, 'zh-CN')).toMatchObject({
    release: { version: '0.10.0', notes: [{ title: '0.10.0 新功能' }] },
    is_read: false,
  });
  await notes.markRead(user.userId, '0.10.0');
  expect(await notes.getNotes(user.userId, 'en')).toMatchObject({ is_read: true });
});

test('tells the notes of the next version again', async () => {
  await open('0.9.0').markRead(user.userId, '0.9.0');
  expect(await open().getNotes(user.userId, 'en')).toMatchObject({ release: { version: '0.10.0' }, is_read: false });
});

test('nothing is new to somebody who came after the release', async () => {
  cameMs = NOW - DAY_MS;
  expect(await open().getNotes(user.userId, 'en')).toMatchObject({ is_read: true });
});

test('after going back to an older version, its notes count, and what was read stays read', async () => {
  await open().markRead(user.userId, '0.10.0');
  expect(await open('0.9.3').getNotes(user.userId, 'en')).toMatchObject({
    release: { version: '0.9.0' },
    is_read: true,
  });
  await open('0.9.3').markRead(user.userId, '0.9.0');
  expect(await open().getNotes(user.userId, 'en')).toMatchObject({ is_read: true });
});

test('refuses a version without notes, and has none before the first release', async () => {
  await expect(open().markRead(user.userId, '7.0.0')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await open('0.1.0').getNotes(user.userId, 'en')).toEqual({ release: null, is_read: true });
});

test('the notes of this project are whole, in both languages', async () => {
  expect((await readReleases()).length).toBeGreaterThan(0);
});
