import { CALLS, type Call, type CallName, ERRORS, pathOfCall } from '@reelwright/contracts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp } from '../platform/http/test-app.ts';
import type { Services } from './open-services.ts';
import { openTestServices, type TestServices } from './test-services.ts';

const OPERATOR_CALLS = (Object.keys(CALLS) as CallName[]).filter((name) => (CALLS[name] as Call).access === 'operator');
const OWN_PAGE = { 'sec-fetch-site': 'same-origin' };
const PASSWORD = 'secret of ann';
const MISSING = '00000000-0000-4000-8000-000000000000';

let opened: TestServices;
let services: Services;
/** Open to this machine only, and published. */
let apps: { private: FastifyInstance; published: FastifyInstance };
let tokens: { guest: string; member: string; operator: string };

beforeAll(async () => {
  opened = await openTestServices('operator', { isPrivate: true });
  ({ services } = opened);
  const { accounts, handlers, sessions } = services.modules;
  const createApp = (ownPagesOperate: boolean) => createTestApp({ handlers, sessions, ownPagesOperate });
  apps = { private: await createApp(true), published: await createApp(false) };
  const member = { userType: 21, vipLevel: 2, nickname: 'Ann', credits: 0, cause: 'operator_grant' } as const;
  await accounts.createMember({ ...member, email: 'ann@shop.example', password: PASSWORD });
  await accounts.createMember({ ...member, email: 'olga@shop.example', password: PASSWORD });
  await accounts.setOperator({ email: 'Olga@shop.example', isOperator: true });
  const signIn = async (email: string): Promise<string> => {
    const payload = { email, password: PASSWORD };
    const answer = await apps.published.inject({ method: 'POST', url: '/api/user/login', payload });
    return answer.json<{ data: { token: string } }>().data.token;
  };
  const guest = await apps.published.inject({ url: '/api/guest/login' });
  tokens = {
    guest: guest.json<{ data: { token: string } }>().data.token,
    member: await signIn('ann@shop.example'),
    operator: await signIn('olga@shop.example'),
  };
});

afterAll(async () => {
  await Promise.all(Object.values(apps).map((app) => app.close()));
  await opened.close();
});

async function ask(
  app: FastifyInstance,
  name: CallName,
  { token, headers = {} }: { token?: string; headers?: Record<string, string> },
): Promise<number> {
  const call: Call = CALLS[name];
  const answer = await app.inject({
    method: call.method,
    url: pathOfCall(call),
    headers: { ...headers, ...(token === undefined ? {} : { token }) },
    payload: { mail_id: MISSING, days: 7 },
  });
  return answer.json<{ code: number }>().code;
}

const refusals = [ERRORS.SESSION_ENDED.code, ERRORS.LOGIN_REQUIRED.code, ERRORS.PERMISSION_MISSING.code];
const isRefused = (code: number): boolean => (refusals as number[]).includes(code);

test('knows the calls of the operator', () => {
  expect(OPERATOR_CALLS).toEqual(expect.arrayContaining(['listMails', 'getMail', 'deleteMail', 'getStatistics']));
});

test.each(OPERATOR_CALLS)('%s is refused to nobody, guests and members of a published installation', async (name) => {
  for (const headers of [{}, OWN_PAGE]) {
    expect(await ask(apps.published, name, { headers })).toBe(ERRORS.SESSION_ENDED.code);
    expect(await ask(apps.published, name, { token: tokens.guest, headers })).toBe(ERRORS.LOGIN_REQUIRED.code);
    expect(await ask(apps.published, name, { token: tokens.member, headers })).toBe(ERRORS.PERMISSION_MISSING.code);
  }
});

test.each(OPERATOR_CALLS)('%s answers an account that was made an operator, wherever it is', async (name) => {
  expect(isRefused(await ask(apps.published, name, { token: tokens.operator }))).toBe(false);
  expect(isRefused(await ask(apps.private, name, { token: tokens.operator }))).toBe(false);
});

test.each(OPERATOR_CALLS)(
  '%s answers whoever opens a page of a private installation, and no other request',
  async (name) => {
    for (const token of [tokens.guest, tokens.member]) {
      expect(isRefused(await ask(apps.private, name, { token, headers: OWN_PAGE }))).toBe(false);
      for (const headers of [
        {},
        { 'sec-fetch-site': 'cross-site' },
        { ...OWN_PAGE, 'x-forwarded-for': '203.0.113.7' },
        { ...OWN_PAGE, origin: 'https://evil.example' },
      ]) {
        expect(isRefused(await ask(apps.private, name, { token, headers }))).toBe(true);
      }
    }
    expect(await ask(apps.private, name, { headers: OWN_PAGE })).toBe(ERRORS.SESSION_ENDED.code);
  },
);

test('takes the access back', async () => {
  const { accounts } = services.modules;
  await accounts.setOperator({ email: 'olga@shop.example', isOperator: false });
  expect(await ask(apps.published, 'listMails', { token: tokens.operator })).toBe(ERRORS.PERMISSION_MISSING.code);
  await accounts.setOperator({ email: 'olga@shop.example', isOperator: true });
});

test('reads page views at the root of the server', async () => {
  const payload = { url: 'http://localhost/home', userCookieId: 'abcdefgh12345678', userId: 0, props: {} };
  const answer = await apps.published.inject({ method: 'POST', url: '/sync/pageView', payload });
  expect(answer.json()).toMatchObject({ code: 0 });
  expect((await apps.published.inject({ method: 'POST', url: '/api/sync/pageView', payload })).json()).toMatchObject({
    code: ERRORS.NOT_FOUND.code,
  });
});
