import { CALLS, TOOLS, type UiLanguage } from '@reelwright/contracts';
import { expect, test } from 'vitest';
import { silentLogger } from '../../platform/log/logger.ts';
import { parseSettings } from '../../platform/settings/settings.ts';
import { testActor } from '../../test-actor.ts';
import type { RequestOrigin } from '../../request-origin.ts';
import { appHandlers } from './app.routes.ts';

const { site } = parseSettings({});
const handlers = appHandlers({
  version: '1.2.3',
  signInMethods: { google: null, facebook: null, shopify: null, openid: [], passkeys: false },
  termsUrl: null,
  privacyUrl: null,
  demoAccount: { email: 'demo@x.example', password: 'p' },
  ownPagesHaveMailbox: false,
  cookieDomain: null,
  hasCutOutModel: false,
  site,
});
const { signal } = new AbortController();

function contextOf(origin: Partial<RequestOrigin> = {}, language: UiLanguage = 'en') {
  const from = { address: '203.0.113.7', isOwnPage: true, deviceId: null, userAgent: null, ...origin };
  return {
    actor: null,
    token: null,
    origin: from,
    asksNotToBeTracked: false,
    language,
    requestId: 'test',
    signal,
    log: silentLogger,
  };
}

test('lists every tool in menu order, in the language of the caller', async () => {
  const english = await handlers.listApps({ page: 1, page_size: 20 }, contextOf());
  expect(english.list.map(({ app_id: id }) => id)).toEqual(TOOLS.map(({ id }) => id));
  expect(english.list.find(({ app_id: id }) => id === 92)).toMatchObject({
    name: 'Text to Speech',
    badge: 1,
    is_allowed: true,
    price: { credits: 2, per: 100, unit: 'character' },
  });
  const chinese = await handlers.listApps({ page: 1, page_size: 20 }, contextOf({}, 'zh-CN'));
  expect(chinese.list.find(({ app_id: id }) => id === 92)?.name).toBe('文字转语音');
  expect(CALLS.listApps.data.parse(chinese)).toEqual(chinese);
});

test('lists page by page', async () => {
  const second = await handlers.listApps({ page: 2, page_size: 1 }, contextOf());
  expect(second).toMatchObject({ total: TOOLS.length, page: 2, list: [{ app_id: TOOLS[1].id }] });
});

test('tells the limits, steps and files of one tool, and knows no other', async () => {
  const [first] = TOOLS;
  const detail = await handlers.appDetail({ app_id: first.id }, { ...contextOf(), actor: testActor() });
  expect(detail).toMatchObject({ steps: [...first.steps], limits: { length_s: { min: 15, max: 60 } } });
  expect(CALLS.appDetail.data.parse(detail)).toEqual(detail);
  await expect(handlers.appDetail({ app_id: 12_345 }, contextOf())).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('tells the limits of every tool, and no script by default', async () => {
  const setting = await handlers.appSetting({}, contextOf());
  expect(setting.limits.map(({ app_id: id }) => id)).toEqual(TOOLS.map(({ id }) => id));
  expect(setting).toMatchObject({
    scripts: [],
    cookie_domain: null,
    features: { offline: true, cut_out_model: false },
  });
  expect(setting.flagged_countries).toEqual(['IN', 'VN', 'ID', 'PH', 'BR', 'PK', 'TH']);
});

test('tells the demo account to pages of this server only', async () => {
  expect((await handlers.appSetting({}, contextOf({ isOwnPage: false }))).demo_account).toBeNull();
  expect((await handlers.appSetting({}, contextOf())).demo_account).not.toBeNull();
});

test('tells the address that limits count, and whether its country is flagged', async () => {
  expect(await handlers.getIp({}, contextOf({ country: 'VN' }))).toMatchObject({
    ip: '203.0.113.7',
    country: 'VN',
    is_flagged: true,
  });
  expect(await handlers.getIp({}, contextOf({ country: 'DE' }))).toMatchObject({ is_flagged: false });
  expect(await handlers.getIp({}, contextOf())).toMatchObject({ country: null, is_flagged: false });
});
