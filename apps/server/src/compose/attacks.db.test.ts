import { hash } from 'node:crypto';
import {
  type CallName,
  CALL_ROUTES,
  ERRORS,
  GUEST_LIMITS,
  pathOfCall,
  SESSION_LIMITS,
  SIGN_IN_LIMITS,
} from '@reelwright/contracts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../platform/http/test-app.ts';
import type { Services } from './open-services.ts';
import { openTestServices, type TestServices } from './test-services.ts';

const PASSWORD = 'seven lanterns over Lisbon';
const PROXY = '10.0.0.7';
const { SESSION_ENDED, TOO_MANY_REQUESTS, LOGIN_ERROR, EMAIL_FORMAT, SIGN_IN_AGAIN, WRONG_PASSWORD } = ERRORS;

let opened: TestServices;
let services: Services;
/** Open to the internet: at once, and behind a proxy that the settings name. */
let direct: FastifyInstance;
let behindProxy: FastifyInstance;
/** Resolves when a stream watches its session. */
let isWatching: PromiseWithResolvers<void>;
let lastMember = 0;
let lastAddress = 0;

beforeAll(async () => {
  opened = await openTestServices('attacks', { env: { PUBLIC_URL: 'https://studio.example' } });
  ({ services } = opened);
  const { handlers } = services.modules;
  const sessions: typeof services.modules.sessions = {
    ...services.modules.sessions,
    watchSessionEnd(...watch) {
      isWatching.resolve();
      return services.modules.sessions.watchSessionEnd(...watch);
    },
  };
  direct = await createTestApp({ handlers, sessions });
  behindProxy = await createTestApp({ handlers, sessions, trustedProxies: [PROXY] });
});

afterAll(async () => {
  await direct.close();
  await behindProxy.close();
  await opened.close();
});

const query = async (sql: string, values: unknown[] = []) => (await services.platform.database.query(sql, values)).rows;
/** An address that no limit has counted. */
const newAddress = (): string => `198.51.${++lastAddress >> 8}.${lastAddress & 255}`;

interface Answer<Data> {
  code: number;
  msg: string;
  data: Data;
  token?: string;
}

interface Sender {
  token?: string;
  headers?: Record<string, string>;
  from?: string;
  app?: FastifyInstance;
}

async function ask<Data = Record<string, unknown>>(
  name: CallName,
  input: object,
  { token, headers = {}, from = newAddress(), app = direct }: Sender = {},
): Promise<Answer<Data>> {
  const route = CALL_ROUTES[name];
  const answer = await app.inject({
    method: route.method,
    url: pathOfCall(route),
    remoteAddress: from,
    headers: { host: 'localhost', ...headers, ...(token !== undefined && { token }) },
    ...(route.method === 'POST' && { payload: input }),
  });
  return answer.json<Answer<Data>>();
}

async function addMember(): Promise<{ email: string; token: string }> {
  const email = `member-${++lastMember}@shop.example`;
  const member = { userType: 1, vipLevel: 1, nickname: 'Ann', credits: 0, cause: 'operator_grant' } as const;
  await services.modules.accounts.createMember({ ...member, email, password: PASSWORD });
  return { email, token: await signIn(email) };
}

async function signIn(email: string, sender: Sender = {}): Promise<string> {
  return (await ask<{ token: string }>('login', { email, password: PASSWORD }, sender)).data.token;
}

const codeOf = async (token: string): Promise<number> => (await ask('getUserInfo', {}, { token })).code;

describe('finding out who has an account', () => {
  it.each<[CallName, object]>([
    ['login', { password: 'not the password' }],
    ['getVCode', { type: 'register' }],
    ['getVCode', { type: 'reset_password' }],
    ['hasReg', { code: '123456' }],
    ['registerByCode', { code: '123456', password: PASSWORD, agreement: true }],
    ['resetPwdByCode', { code: '123456', password: PASSWORD }],
  ])('fails by %s with %j: the answer is the same', async (name, input) => {
    const { email } = await addMember();
    const known = await ask(name, { email, ...input });
    const unknown = await ask(name, { email: `nobody-${lastMember}@shop.example`, ...input });
    expect(known).toEqual(unknown);
  });
});

describe('a forged X-Forwarded-For', () => {
  const guess = async (email: string, sender: (index: number) => Sender): Promise<number[]> => {
    const codes: number[] = [];
    for (let index = 0; index < 12; index += 1)
      codes.push((await ask('login', { email, password: `guess ${index}` }, sender(index))).code);
    return codes;
  };

  it('guesses no password from one address', async () => {
    const { email } = await addMember();
    const from = newAddress();
    const codes = await guess(email, (index) => ({ from, headers: { 'x-forwarded-for': `203.0.113.${index}` } }));
    expect(codes).toEqual([
      ...Array<number>(10).fill(LOGIN_ERROR.code),
      ...Array<number>(2).fill(TOO_MANY_REQUESTS.code),
    ]);
  });

  it('hides nobody behind a trusted proxy, which adds the address it saw', async () => {
    const { email } = await addMember();
    const codes = await guess(email, (index) => ({
      app: behindProxy,
      from: PROXY,
      headers: { 'x-forwarded-for': `203.0.113.${index}, 192.0.2.9` },
    }));
    expect(codes.slice(10)).toEqual(Array<number>(2).fill(TOO_MANY_REQUESTS.code));
    const other = { app: behindProxy, from: PROXY, headers: { 'x-forwarded-for': '192.0.2.10' } };
    expect(await signIn(email, other)).toEqual(expect.any(String));
  });

  it('farms no credits', async () => {
    const from = newAddress();
    const given: unknown[] = [];
    for (let index = 0; index < GUEST_LIMITS.welcomedFromAddress.max + 2; index += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${index}` };
      const { data } = await ask<{ token: string }>('guestLogin', {}, { from, headers });
      given.push((await ask('getUserInfo', {}, { token: data.token })).data['credits']);
    }
    expect(given.slice(-2)).toEqual([0, 0]);
    expect(given[0]).toBeGreaterThan(0);
  });
});

describe('a copied token', () => {
  /** A session whose token was replaced by another one, which is in use. */
  async function replaceToken() {
    const { token: old } = await addMember();
    // Aged before the server knows it: times of a session change in no other way than by its replacement.
    const [row] = await query('select session_id from session_tokens where token_hash = $1', [
      hash('sha256', old, 'hex'),
    ]);
    const id = [row?.['session_id']];
    const aged = "issued_at = issued_at - interval '25 hours'";
    await query(`update session_tokens set ${aged} where session_id = $1`, id);
    await query("update sessions set refreshed_at = refreshed_at - interval '25 hours' where session_id = $1", id);
    const answer = await ask('getUserInfo', {}, { token: old });
    const next = answer.token ?? '';
    expect(await codeOf(next)).toBe(0);
    const overlapS = SESSION_LIMITS.tokenOverlapS + 1;
    await query(
      'update session_tokens set replaced_at = replaced_at - make_interval(secs => $2) where session_id = $1 and replaced_at is not null',
      [...id, overlapS],
    );
    return { old, next };
  }

  it('that is used after its replacement ends the session for both', async () => {
    const { old, next } = await replaceToken();
    expect(await codeOf(old)).toBe(SESSION_ENDED.code);
    expect(await codeOf(next)).toBe(SESSION_ENDED.code);
  });

  it('adds no way to sign in, changes no address and fetches no archive of an older sign-in', async () => {
    const { email, token } = await addMember();
    await query("update sessions set created_at = created_at - interval '16 minutes'");
    await query('update users set password_hash = null where email = $1', [email]);
    const again = SIGN_IN_AGAIN.code;
    expect((await ask('beginPasskey', {}, { token })).code).toBe(again);
    expect((await ask('startAccountExport', {}, { token })).code).toBe(again);
    expect((await ask('requestEmailChange', { email: 'eve@evil.example' }, { token })).code).toBe(again);
    expect((await ask('scheduleDeletion', { confirmation: email }, { token })).code).toBe(again);
    expect(await query("select 1 from mails where recipient = 'eve@evil.example'")).toEqual([]);
  });

  it('guesses the password of its user ten times, by all calls that ask for it together', async () => {
    const { token } = await addMember();
    const { max } = SIGN_IN_LIMITS.wrongFromAddress;
    for (let tries = 0; tries < max; tries += 1) {
      const guess = { current_password: `guess ${tries}`, new_password: 'nine ferries to Porto' };
      expect((await ask('changePassword', guess, { token })).code).toBe(WRONG_PASSWORD.code);
    }
    const right = { email: 'eve@evil.example', current_password: PASSWORD };
    expect((await ask('requestEmailChange', right, { token })).code).toBe(TOO_MANY_REQUESTS.code);
  });

  const openStream = async (token: string): Promise<() => Promise<string>> => {
    isWatching = Promise.withResolvers();
    const headers = { host: 'localhost', token };
    const answer = direct.inject({ url: pathOfCall(CALL_ROUTES.taskEvents), headers }).then(({ body }) => body);
    await isWatching.promise;
    return () => answer;
  };
  const ended = new RegExp(`event: error\\ndata: \\{"code":${SESSION_ENDED.code},`);

  it('follows the tasks no longer once its user signs out', async () => {
    const { token } = await addMember();
    const body = await openStream(token);
    await ask('logout', {}, { token });
    expect(await body()).toMatch(ended);
    expect(await codeOf(token)).toBe(SESSION_ENDED.code);
    expect((await ask('listTasks', {}, { token })).code).toBe(SESSION_ENDED.code);
  });

  it('follows the tasks no longer once its user signs out everywhere else', async () => {
    const { email, token } = await addMember();
    const body = await openStream(token);
    const here = await signIn(email);
    expect((await ask('endOtherSessions', {}, { token: here })).data).toEqual({ ended: 1 });
    expect(await body()).toMatch(ended);
    expect(await codeOf(here)).toBe(0);
  });

  it('follows the tasks no longer once the theft shows', async () => {
    const { old, next } = await replaceToken();
    const body = await openStream(next);
    await ask('getUserInfo', {}, { token: old });
    expect(await body()).toMatch(ended);
  });

  it('follows the tasks no longer once the password is changed', async () => {
    const { email, token } = await addMember();
    const body = await openStream(token);
    const here = await signIn(email);
    const input = { current_password: PASSWORD, new_password: 'nine ferries to Porto' };
    expect((await ask('changePassword', input, { token: here })).data).toEqual({ ended: 1 });
    expect(await body()).toMatch(ended);
  });
});

describe('a planted session', () => {
  it('is not the one that its victim signs in to', async () => {
    const { email } = await addMember();
    const planted = (await ask<{ token: string }>('guestLogin', {})).data.token;
    const own = await signIn(email, { token: planted });
    expect(own).not.toBe(planted);
    expect(await codeOf(planted)).toBe(SESSION_ENDED.code);
    expect(await codeOf(own)).toBe(0);
  });
});

describe('a page elsewhere', () => {
  it('acts for nobody: cookies sign nobody in, and forms are no calls', async () => {
    const { email, token } = await addMember();
    const foreign = { cookie: `token=${token}`, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await ask('logout', {}, { headers: foreign })).code).toBe(SESSION_ENDED.code);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const answer = await direct.inject({
        method: 'POST',
        url: pathOfCall(CALL_ROUTES.login),
        headers: { host: 'localhost', ...foreign, 'content-type': type },
        payload: JSON.stringify({ email, password: PASSWORD }),
      });
      expect(answer.json<Answer<null>>().data).toBeNull();
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
    expect(await codeOf(token)).toBe(0);
  });
});

describe('a header in a mail', () => {
  it.each([
    'eve@shop.example\r\nBcc: all@shop.example',
    'eve@shop.example\nSubject: Hello',
    'Eve <eve@shop.example>',
    'a@shop.example,b@shop.example',
  ])('is not written by the address %j', async (email) => {
    const { token } = await addMember();
    expect((await ask('getVCode', { email })).code).toBe(EMAIL_FORMAT.code);
    const change = { email, current_password: PASSWORD };
    expect((await ask('requestEmailChange', change, { token })).code).toBe(EMAIL_FORMAT.code);
  });
});
