import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { CALLS, type CallName, ERRORS, formatMessage, TOOL_TYPES, pathOfCall } from '@reelwright/contracts';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../app-error.ts';
import type { Handlers } from './handlers.ts';
import { createMetrics } from './metrics.ts';
import { appHandlers } from '../../modules/app/app.routes.ts';
import { type Logger, silentLogger } from '../log/logger.ts';
import { parseSettings } from '../settings/settings.ts';
import { DatabaseAway } from '../database/database-away.ts';
import { createTestApp, inSession, testSessions } from './test-app.ts';
import { testActor } from '../../test-actor.ts';

const GUEST = testActor(7, { plan: 'guest' });
const PAGE = { list: [], total: 0, page: 1, page_size: 20, next_cursor: null };

let app: FastifyInstance;
let stopping: AbortController;
let isReady: boolean;
let isRefreshed: boolean;
let overrides: Partial<Handlers>;

/** Handlers whose answers a test chooses. Calls without a chosen answer fail. */
const handlers = new Proxy({} as Handlers, {
  get: (_target, name: CallName) => (input: never, context: never) => {
    const handler = overrides[name] as ((input: never, context: never) => unknown) | undefined;
    if (!handler) throw new Error(`${name} was not expected`);
    return handler(input, context);
  },
});

beforeEach(async () => {
  overrides = {};
  isReady = true;
  isRefreshed = true;
  stopping = new AbortController();
  app = await createTestApp({
    handlers,
    sessions: {
      ...testSessions,
      async findSession(token) {
        if (token === 'due') return inSession(GUEST, { isRefreshDue: true });
        return token === 'guest-token' ? inSession(GUEST) : undefined;
      },
      async refreshToken() {
        if (!isRefreshed) throw new Error('away');
        return { token: 'next', maxAge: 60 };
      },
    },
    metrics: createMetrics({
      readTaskFigures: async () => ({
        tasksByState: [{ toolType: 104, state: 'in_queue', tasks: 3 }],
        stepAverages: [{ step: 'render', averageMs: 8500 }],
      }),
    }),
    metricsToken: 'metrics-token-of-test',
    stopping: stopping.signal,
    async checkReady() {
      if (!isReady) throw new Error('connect ECONNREFUSED 10.1.2.3:5432');
    },
  });
});

afterEach(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers: { host: 'localhost', ...headers } });
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, payload, headers: { host: 'localhost', token: 'guest-token', ...headers } });

const getMetrics = () => get('/metrics', { authorization: 'Bearer metrics-token-of-test' });

describe('an answer', () => {
  it('is an envelope with code, msg and data', async () => {
    overrides.getVersion = async () => ({ version: '1.2.3' });
    const answer = await get('/api/public/getVersion');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ code: 0, msg: 'OK', data: { version: '1.2.3' } });
  });

  it('carries only fields that the table names', async () => {
    overrides.getVersion = async () => ({ version: '1.2.3', secret: 'x' }) as { version: string };
    expect((await get('/api/public/getVersion')).body).not.toContain('secret');
  });

  it('reports a refusal in the language of the request, with status 200', async () => {
    overrides.login = async () => {
      throw new AppError('LOGIN_ERROR');
    };
    const answer = await post('/api/user/login', { email: 'a@b.c', password: 'x' }, { lang: 'zh-CN' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      code: ERRORS.LOGIN_ERROR.code,
      msg: formatMessage('login_error', 'zh-CN'),
      data: null,
    });
  });

  it('never reveals the cause of a defect', async () => {
    overrides.getVersion = async () => {
      throw new Error('password of the database is hunter2');
    };
    const answer = await get('/api/public/getVersion');
    expect(answer.json()).toMatchObject({ code: ERRORS.SYSTEM_ERROR.code, data: null });
    expect(answer.body).not.toContain('hunter2');
  });

  it('reports an address that can not be read in the same shape', async () => {
    const answer = await get('/api/%E0%A4%A');
    expect(answer.json()).toMatchObject({ code: ERRORS.INVALID_INPUT.code, data: null });
    expect(answer.statusCode).toBe(200);
  });

  it('reports a database that is away as busy, with the time to wait', async () => {
    overrides.getVersion = async () => {
      throw new DatabaseAway('away');
    };
    const answer = await get('/api/public/getVersion');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.json()).toMatchObject({ code: ERRORS.SYSTEM_BUSY.code, data: null });
  });

  it('reports NOT_FOUND for an unknown path', async () => {
    expect((await get('/api/nowhere')).json()).toMatchObject({ code: ERRORS.NOT_FOUND.code, data: null });
  });
});

describe('a token', () => {
  it.each([{ authorization: 'Bearer guest-token' }, { token: 'guest-token' }, { 'x-access-token': 'guest-token' }])(
    'is read from %j',
    async (headers) => {
      overrides.listTasks = async (_input, { actor }) => ({ ...PAGE, total: actor.userId });
      const answer = await app.inject({
        method: 'POST',
        url: '/api/taskV2/list',
        payload: {},
        headers: { host: 'localhost', ...headers },
      });
      expect(answer.json()).toMatchObject({ code: 0, data: { total: GUEST.userId } });
    },
  );

  it.each([{}, { token: 'stolen' }])('is required: %j ends the session', async (headers) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/taskV2/list',
      payload: {},
      headers: { host: 'localhost', ...headers },
    });
    expect(answer.json()).toMatchObject({ code: -202, data: null });
  });
});

describe('a cookie', () => {
  it('signs nobody in: a page elsewhere, whose requests carry it, can do nothing', async () => {
    overrides.listTasks = async () => PAGE;
    const answer = await app.inject({
      method: 'POST',
      url: '/api/taskV2/list',
      payload: {},
      headers: { host: 'localhost', cookie: 'token=guest-token; device_id=x', origin: 'https://evil.example' },
    });
    expect(answer.json()).toMatchObject({ code: ERRORS.SESSION_ENDED.code, data: null });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('is never set by the server', async () => {
    overrides.listTasks = async () => PAGE;
    expect((await post('/api/taskV2/list', {})).headers['set-cookie']).toBeUndefined();
  });
});

describe('a token that is due for replacement', () => {
  const due = { token: 'due' };

  it('is replaced by the next answer, which no cache may keep', async () => {
    overrides.listTasks = async () => PAGE;
    const answer = await post('/api/taskV2/list', {}, due);
    expect(answer.json()).toEqual({ code: 0, msg: 'OK', data: PAGE, refresh_token: 1, token: 'next', maxAge: 60 });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('stays with a refusal', async () => {
    const answer = await post('/api/taskV2/list', { page: 0 }, due);
    expect(Object.keys(answer.json())).toEqual(['code', 'msg', 'data']);
  });

  it('stays if it can not be replaced, and the answer comes', async () => {
    overrides.listTasks = async () => PAGE;
    isRefreshed = false;
    const answer = await post('/api/taskV2/list', {}, due);
    expect(answer.json()).toEqual({ code: 0, msg: 'OK', data: PAGE });
  });

  it('is not replaced before that', async () => {
    overrides.listTasks = async () => PAGE;
    expect((await post('/api/taskV2/list', {})).json()).toEqual({ code: 0, msg: 'OK', data: PAGE });
  });
});

describe('input', () => {
  it('is checked, and the error names the field in the language of the request', async () => {
    const answer = await post('/api/taskV2/list', { page: 0 }, { lang: 'zh-CN' });
    expect(answer.json()).toMatchObject({ code: ERRORS.INVALID_INPUT.code });
    expect(answer.json().msg).toBe('请检查“页码”：不能小于 1');
  });

  it('gets its defaults', async () => {
    overrides.listTasks = async ({ page, page_size }) => ({ ...PAGE, page, page_size });
    expect((await post('/api/taskV2/list', {})).json()).toMatchObject({ data: { page: 1, page_size: 20 } });
  });

  it('is refused if it is not JSON', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/user/login',
      payload: '{',
      headers: { host: 'localhost', 'content-type': 'application/json' },
    });
    expect(answer.json()).toMatchObject({
      code: ERRORS.INVALID_INPUT.code,
      msg: 'Please check “Input”: the request is not valid JSON',
    });
  });

  it('is reported as missing if absent', async () => {
    const answer = await post('/api/user/login', { email: 'a@b.c' }, { lang: 'zh-CN' });
    expect(answer.json()).toMatchObject({ code: ERRORS.INCOMPLETE_FORM.code, msg: '请填写完整内容：密码' });
  });

  it('is refused if it is too long', async () => {
    const answer = await post('/api/user/login', { email: 'x'.repeat(2 ** 20), password: '' });
    expect(answer.json()).toMatchObject({ code: ERRORS.FILE_TOO_LARGE.code });
  });
});

describe('limits', () => {
  it('stop a caller who asks too often, and report for how long', async () => {
    overrides.login = async () => {
      throw new AppError('LOGIN_ERROR');
    };
    const attempt = () => post('/api/user/login', { email: 'a@b.c', password: 'x' });
    for (let count = 0; count < CALLS.login.rate.max; count += 1) {
      expect((await attempt()).json().code).toBe(ERRORS.LOGIN_ERROR.code);
    }
    const answer = (await attempt()).json();
    expect(answer.code).toBe(ERRORS.TOO_MANY_REQUESTS.code);
    expect(answer.msg).toMatch(/\d+ seconds/);
  });
});

describe('a stream', () => {
  it('sends each event at once, and ends with its source', async () => {
    overrides.taskEvents = async function* events() {
      yield { event: 'credits', credits: 5, credits_held: 0 };
    };
    const answer = await get('/api/taskV2/events', { token: 'guest-token' });
    expect(answer.headers['content-type']).toContain('text/event-stream');
    expect(answer.body).toContain('event: credits\ndata: {"event":"credits","credits":5,"credits_held":0}\n\n');
  });

  it('reports why it broke', async () => {
    // oxlint-disable-next-line require-yield -- a source that breaks before its first event
    overrides.taskEvents = async function* events() {
      throw new AppError('SYSTEM_BUSY');
    };
    expect((await get('/api/taskV2/events', { token: 'guest-token' })).body).toContain(
      `"code":${ERRORS.SYSTEM_BUSY.code}`,
    );
  });
});

interface ToolBody {
  oneOf: { $ref: string }[];
  discriminator: { propertyName: string; mapping: Record<string, string> };
}

describe('the documentation', () => {
  it('names every call of the table with its input and its answer', async () => {
    const document = (await get('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    for (const call of Object.values(CALLS)) {
      const operation = document.paths[pathOfCall(call)]?.[call.method.toLowerCase()];
      expect(operation?.summary).toBe(call.summary);
      expect(operation['x-access']).toBe(call.access);
      expect(operation['x-rate-limit']).toEqual({ max: call.rate.max, window_seconds: call.rate.windowS });
      expect(operation.security).toEqual(call.access === 'anyone' ? [] : undefined);
      const type = call.answer === 'json' ? 'application/json' : 'text/event-stream';
      expect(operation.responses['200'].content[type].schema).toBeDefined();
    }
  });

  it('names the input of every tool by its type', async () => {
    const document = (await get('/api/openapi.json')).json<{
      paths: Record<string, { post: { requestBody: { content: Record<string, { schema: ToolBody }> } } }>;
      components: { schemas: Record<string, { properties: { tool_type?: unknown; input?: { $ref: string } } }> };
    }>();
    const schemaAt = (ref = '') => document.components.schemas[ref.replace('#/components/schemas/', '')];
    const body = document.paths['/api/taskV2/push']?.post.requestBody.content['application/json']?.schema;
    expect(body?.discriminator.propertyName).toBe('tool_type');
    for (const type of TOOL_TYPES) {
      const ref = body?.discriminator.mapping[type];
      expect(body?.oneOf).toContainEqual({ $ref: ref });
      expect(schemaAt(ref)?.properties.tool_type).toEqual({ const: type });
      expect(schemaAt(schemaAt(ref)?.properties.input?.$ref)?.properties).toBeDefined();
    }
  });

  it('has no dangling reference and lists every error code', async () => {
    const { body } = await get('/api/openapi.json');
    const { components } = JSON.parse(body) as {
      components: Record<string, object> & { schemas: { ErrorCode: { oneOf: { const: number }[] } } };
    };
    for (const [, group = '', name = ''] of body.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)) {
      expect(Object.keys(components[group] ?? {})).toContain(name);
    }
    const codes = components.schemas.ErrorCode.oneOf.map((each) => each.const);
    expect(new Set(codes)).toEqual(new Set(Object.values(ERRORS).map(({ code }) => code)));
  });

  it('equals the committed document', async () => {
    const committed = JSON.parse(await readFile(new URL('../../../../../docs/openapi.json', import.meta.url), 'utf8'));
    const served = (await get('/api/openapi.json')).json();
    expect({ ...served, info: { ...served.info, version: committed.info.version } }).toEqual(committed);
  });

  it('is shown on a page that runs only its own scripts', async () => {
    const pages = [await get('/docs'), await get('/docs')];
    const nonces = pages.map(({ headers, body }) => {
      const policy = String(headers['content-security-policy']);
      const nonce = /script-src 'nonce-([^']+)';/.exec(policy)?.[1] ?? '';
      expect(body.match(/<script/g)).toHaveLength(2);
      expect(body.split(`<script nonce="${nonce}"`)).toHaveLength(3);
      expect(body).not.toMatch(/https?:/);
      return nonce;
    });
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('serves the script of that page, compressed for clients that accept it', async () => {
    const plain = await get('/docs/reference.js');
    expect(plain.headers['content-type']).toContain('javascript');
    expect(plain.body).toContain('createApiReference');
    const gzipped = await get('/docs/reference.js', { 'accept-encoding': 'gzip, br' });
    expect(gunzipSync(gzipped.rawPayload).equals(plain.rawPayload)).toBe(true);
  });
});

describe('a caller that leaves', () => {
  it('ends the work of its call, which is not logged as a defect', async () => {
    const error = vi.fn<Logger['error']>();
    const began = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    overrides = {
      getVersion: async (_input, { signal }) => {
        began.resolve();
        await once(signal, 'abort');
        ended.resolve();
        signal.throwIfAborted();
        return { version: '1' };
      },
    };
    const served = await createTestApp({
      handlers,
      allowedHosts: new Set(['127.0.0.1']),
      log: { ...silentLogger, error },
    });
    const url = await served.listen({ port: 0, host: '127.0.0.1' });
    const leaving = new AbortController();
    const answer = fetch(`${url}${pathOfCall(CALLS.getVersion)}`, { signal: leaving.signal });
    await began.promise;
    leaving.abort();
    await expect(answer).rejects.toThrow('aborted');
    await ended.promise;
    await served.close();
    expect(error).not.toHaveBeenCalled();
  });
});

describe('operations', () => {
  it('report that the process lives, and if it can work', async () => {
    expect((await get('/healthz')).statusCode).toBe(200);
    expect((await get('/readyz')).statusCode).toBe(200);
    isReady = false;
    expect((await get('/readyz')).statusCode).toBe(503);
  });

  it('tell nobody why the process can not work', async () => {
    isReady = false;
    expect((await get('/readyz')).body).toBe('{"status":"not ready"}');
  });

  it('report unready while the server stops', async () => {
    stopping.abort();
    expect((await get('/readyz')).statusCode).toBe(503);
    expect((await get('/healthz')).statusCode).toBe(200);
  });

  it('count requests by route, for Prometheus', async () => {
    await get('/healthz');
    expect((await getMetrics()).body).toMatch(
      /reelwright_http_request_seconds_count\{method="GET",route="\/healthz",status="200"\} 1/,
    );
  });
});

describe('task figures', () => {
  it('are part of every scrape', async () => {
    const { body } = await getMetrics();
    expect(body).toContain('reelwright_tasks{tool_type="104",state="in_queue"} 3');
    expect(body).toContain('reelwright_task_step_seconds{step="render"} 8.5');
  });
});

describe('safety', () => {
  it('forbids an answer to load anything or be framed', async () => {
    const { headers } = await get('/healthz');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('refuses foreign host names, so that no page can reach the server under one', async () => {
    expect((await get('/healthz', { host: 'evil.example' })).statusCode).toBe(421);
  });

  it.each([{ 'x-forwarded-host': 'localhost' }, { forwarded: 'host=localhost' }])(
    'refuses a foreign host name that a page hides behind %j',
    async (headers) => {
      const answer = await get('/api/app/setting', { host: 'evil.example:8080', ...headers });
      expect(answer.statusCode).toBe(421);
    },
  );

  it('tells the demo password and the mailbox only to pages of this server', async () => {
    const demoAccount = { email: 'demo@reelwright.local', password: 'of-the-demo' };
    overrides.appSetting = appHandlers({
      version: '1.2.3',
      signInMethods: { google: null, facebook: null, shopify: null, openid: [], passkeys: false },
      termsUrl: null,
      privacyUrl: null,
      demoAccount,
      ownPagesHaveMailbox: true,
      cookieDomain: null,
      hasCutOutModel: false,
      site: parseSettings({}).site,
    }).appSetting;
    const ask = async (headers: Record<string, string>) => (await get('/api/app/setting', headers)).json<unknown>();
    const own = { 'sec-fetch-site': 'same-origin' };
    expect(await ask(own)).toMatchObject({ data: { demo_account: demoAccount, has_mailbox: true } });
    for (const foreign of [{}, { 'sec-fetch-site': 'cross-site' }, { ...own, 'x-forwarded-for': '203.0.113.7' }]) {
      expect(await ask(foreign)).toMatchObject({ code: 0, data: { demo_account: null, has_mailbox: false } });
    }
  });
});
