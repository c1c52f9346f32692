import type { CheckedInput } from '@reelwright/contracts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testActor } from '../../test-actor.ts';
import type { Database } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../platform/database/test-database.ts';
import { silentLogger } from '../../platform/log/logger.ts';
import { createSealer } from '../../platform/secrets/sealer.ts';
import { type AnalyticsService, createAnalyticsService } from './analytics.service.ts';

const DAY_MS = 86_400_000;
const GUEST = testActor(7, { plan: 'guest' });
const SECRETS = /482913|ann@|cookie-of|bearer-secret/;

let database: Database;
let nowMs: number;
let analytics: AnalyticsService;

function open(settings: Partial<{ analyticsDays: number; doNotTrack: 'honour' | 'ignore' }> = {}): AnalyticsService {
  return createAnalyticsService({
    database,
    sealer: createSealer('secret'),
    clock: { now: () => new Date(nowMs) },
    log: silentLogger,
    settings: { analyticsDays: 180, doNotTrack: 'honour', ...settings },
  });
}

beforeEach(async () => {
  database = await openTestDatabase();
  nowMs = Date.UTC(2026, 10, 23, 12);
  analytics = open();
});

afterEach(() => database.close());

const viewOf = (visitor: string, url = 'https://ads.example/home'): CheckedInput<'syncPageView'> => ({
  url,
  userCookieId: `cookie-of-${visitor}`,
});
const seenBy = (actor: typeof GUEST | null) => ({ actor, asksNotToBeTracked: false });
const readAll = async (): Promise<string> => {
  const tables = ['page_views', 'analytics_events', 'milestones'];
  return JSON.stringify(
    await Promise.all(tables.map(async (name) => (await database.query(`select * from ${name}`)).rows)),
  );
};

test('counts views and visitors by day, page and source', async () => {
  nowMs -= DAY_MS;
  analytics.recordPageView({ ...viewOf('ann'), ref: 'https://news.example/a' }, seenBy(null));
  nowMs += DAY_MS;
  analytics.recordPageView(viewOf('ann', 'https://ads.example/projects'), seenBy(GUEST));
  analytics.recordPageView(viewOf('bob', 'https://ads.example/home?utm_source=Mail'), seenBy(null));
  await analytics.flush();
  const told = await analytics.getStatistics({ days: 7 });
  expect(told).toMatchObject({ views: 3, visitors: 2, is_recording: true, kept_days: 180 });
  expect(told.days).toHaveLength(7);
  expect(told.days.slice(-2)).toEqual([
    { day: '2026-11-22', views: 1, visitors: 1 },
    { day: '2026-11-23', views: 2, visitors: 2 },
  ]);
  expect(told.pages).toEqual([
    { name: '/home', views: 2, visitors: 2 },
    { name: '/projects', views: 1, visitors: 1 },
  ]);
  expect(told.sources).toEqual([
    { name: 'mail', views: 1, visitors: 1 },
    { name: 'news.example', views: 2, visitors: 1 },
  ]);
});

test('follows visitors from the first visit to a video and an account', async () => {
  const member = { ...GUEST, plan: 'free' as const };
  for (const visitor of ['one', 'two', 'three']) analytics.recordPageView(viewOf(visitor), seenBy(null));
  analytics.recordPageView(viewOf('two'), seenBy(testActor(8, { plan: 'guest' })));
  analytics.recordPageView(viewOf('three'), seenBy(GUEST));
  analytics.recordMilestone(seenBy(testActor(8, { plan: 'guest' })), 'began');
  analytics.recordMilestone(seenBy(GUEST), 'began');
  analytics.recordMilestone(seenBy(GUEST), 'pushed');
  await analytics.flush();
  await database.transaction((tx) => analytics.recordVideo(tx, GUEST.userId));
  analytics.recordPageView(viewOf('three'), seenBy(member));
  await analytics.flush();
  const { funnel } = await analytics.getStatistics({ days: 7 });
  expect(Object.fromEntries(funnel.map(({ step, visitors }) => [step, visitors]))).toEqual({
    visited: 3,
    session: 2,
    began: 2,
    pushed: 1,
    made: 1,
    registered: 1,
  });
});

test('believes the token, not the user id that is sent', async () => {
  analytics.recordPageView({ ...viewOf('ann'), userId: 1 }, seenBy(null));
  await analytics.flush();
  const { rows } = await database.query('select user_key from page_views');
  expect(rows).toEqual([{ user_key: null }]);
});

test('keeps no cookie, user id, query or token', async () => {
  const url = 'https://ads.example/share/bearer-secret-bearer-secret-1?code=482913&email=ann@shop.example#token=482913';
  analytics.recordPageView({ ...viewOf('ann', url), ref: `${url}&x=1`, pageTitle: 'ann@shop.example' }, seenBy(GUEST));
  analytics.recordPageEvent({ ...viewOf('ann', url), eventName: 'opened' }, seenBy(GUEST));
  await analytics.flush();
  expect(await readAll()).not.toMatch(SECRETS);
  expect((await analytics.getStatistics({ days: 7 })).events).toEqual([{ name: 'opened', count: 1 }]);
});

test('records nothing of a browser that asks not to be tracked, unless the operator ignores that', async () => {
  const visit = { actor: GUEST, asksNotToBeTracked: true };
  const recordAll = async (service: AnalyticsService): Promise<void> => {
    service.recordPageView(viewOf('ann'), visit);
    service.recordEvent({ eventId: '1', eventName: 'opened' }, visit);
    service.recordMilestone(visit, 'pushed');
    await service.flush();
    await database.transaction((tx) => service.recordVideo(tx, GUEST.userId));
  };
  await recordAll(analytics);
  expect(await readAll()).toBe('[[],[],[]]');
  await recordAll(open({ doNotTrack: 'ignore' }));
  expect((await open().getStatistics({ days: 7 })).views).toBe(1);
});

test('records nothing where the operator keeps nothing', async () => {
  const off = open({ analyticsDays: 0 });
  off.recordPageView(viewOf('ann'), seenBy(GUEST));
  await off.flush();
  expect(await readAll()).toBe('[[],[],[]]');
  expect(await off.getStatistics({ days: 7 })).toMatchObject({ is_recording: false, views: 0 });
});

test('forgets records after the time of the setting', async () => {
  analytics.recordPageView(viewOf('ann'), seenBy(GUEST));
  analytics.recordEvent({ eventId: '1', eventName: 'opened', eventBody: '{"step":2}' }, seenBy(GUEST));
  analytics.recordMilestone(seenBy(GUEST), 'began');
  await analytics.flush();
  nowMs += 179 * DAY_MS;
  await analytics.purgeRecords();
  expect(await readAll()).not.toContain('[]');
  nowMs += 2 * DAY_MS;
  await analytics.purgeRecords();
  expect(await readAll()).toBe('[[],[],[]]');
});

test('forgets a user whose account is deleted, and nobody else', async () => {
  analytics.recordPageView(viewOf('ann'), seenBy(GUEST));
  analytics.recordPageView(viewOf('bob'), seenBy(testActor(8)));
  analytics.recordMilestone(seenBy(GUEST), 'began');
  await analytics.flush();
  await database.transaction((tx) => analytics.forgetUser(tx, GUEST.userId));
  expect(await analytics.getStatistics({ days: 7 })).toMatchObject({ views: 1, visitors: 1 });
  expect((await database.query('select * from milestones')).rows).toEqual([]);
});

test('writes many page views with one statement', async () => {
  for (let each = 0; each < 400; each++) analytics.recordPageView(viewOf(`visitor ${each}`), seenBy(null));
  await analytics.flush();
  const { rows } = await database.query(
    'select count(*)::int as all, count(distinct xmin::text)::int as statements from page_views',
  );
  expect(rows).toEqual([{ all: 400, statements: 1 }]);
});
