import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { CALLS, ERRORS } from '@reelwright/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../../app-error.ts';
import { testActor } from '../../test-actor.ts';
import { systemClock } from '../clock.ts';
import { createMemoryRateLimits } from '../rate-limits/memory-rate-limits.ts';
import { createCallAdmission } from './call-admission.ts';
import type { Handlers } from './handlers.ts';
import { createTestApp, inSession, testSessions } from './test-app.ts';

const ACTORS = {
  guest: testActor(7, { plan: 'guest' }),
  business: testActor(8, { plan: 'business' }),
};
let app: FastifyInstance;
let loopDelayMs: number;
let lookUps: number;
let answered: string[];

const handlers = {
  login: async () => {
    throw new AppError('LOGIN_ERROR');
  },
  myLastTask: async (_input: unknown, { actor }: { actor: { plan: string } }) => {
    answered.push(actor.plan);
    return null;
  },
  saveDraft: async () => {
    throw new AppError('NOT_FOUND');
  },
} as unknown as Handlers;

async function open(trustedProxies: string[] = []): Promise<void> {
  app = await createTestApp({
    handlers,
    trustedProxies,
    loopDelay: { readMs: () => loopDelayMs, stop: () => undefined },
    sessions: {
      ...testSessions,
      async findSession(token) {
        lookUps += 1;
        const actor = ACTORS[token as keyof typeof ACTORS];
        return actor && inSession(actor);
      },
    },
  });
}

beforeEach(async () => {
  loopDelayMs = 0;
  lookUps = 0;
  answered = [];
  await open();
});
afterEach(() => app.close());

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: `/api${url}`, payload, headers: { host: 'localhost', ...headers } });
const signIn = (headers: Record<string, string> = {}) =>
  post(CALLS.login.path, { email: 'a@b.c', password: 'x' }, headers);
const ask = (token: string) => post(CALLS.myLastTask.path, {}, { token });

describe('a body', () => {
  /** Sends the head of a call whose body never comes, and returns the answer. */
  async function sendHead(path: string, headers: string[] = []): Promise<string> {
    if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    const head = [
      `POST /api${path} HTTP/1.1`,
      'Host: localhost',
      'Content-Type: application/json',
      'Content-Length: 1000',
      ...headers,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    const [answer] = await once(socket, 'data');
    socket.destroy();
    return String(answer);
  }

  it('is not waited for if the call needs a token and has none', async () => {
    expect(await sendHead(CALLS.pushTask.path)).toContain(`"code":${ERRORS.SESSION_ENDED.code}`);
  });

  it('is not waited for if the caller asks too often', async () => {
    for (let count = 0; count < CALLS.login.rate.max; count += 1) await signIn();
    expect(await sendHead(CALLS.login.path)).toContain(`"code":${ERRORS.TOO_MANY_REQUESTS.code}`);
  });

  it('may be 64 KiB long, and longer where the table says so', async () => {
    const padded = { padding: 'x'.repeat(64 * 1024) };
    const refused = await post(CALLS.login.path, padded);
    expect(refused.json()).toMatchObject({ code: ERRORS.FILE_TOO_LARGE.code });
    expect(refused.json().msg).toContain('64 KiB');
    const read = await post(CALLS.saveDraft.path, padded, { token: 'guest' });
    expect(read.json()).toMatchObject({ code: ERRORS.INCOMPLETE_FORM.code });
  });
});

describe('calls that anyone may make are counted by address', () => {
  const signInOften = async (headers: (index: number) => Record<string, string>) => {
    for (let count = 0; count < CALLS.login.rate.max; count += 1) {
      expect((await signIn(headers(count))).json().code).toBe(ERRORS.LOGIN_ERROR.code);
    }
    return (await signIn(headers(CALLS.login.rate.max))).json().code as number;
  };
  const forwardedFor = (index: number) => ({ 'x-forwarded-for': `203.0.113.${index}` });

  it('whatever address the client claims to forward', async () => {
    expect(await signInOften(forwardedFor)).toBe(ERRORS.TOO_MANY_REQUESTS.code);
  });

  it('whatever token the client sends', async () => {
    expect(await signInOften((index) => (index % 2 ? { token: 'guest' } : {}))).toBe(ERRORS.TOO_MANY_REQUESTS.code);
  });

  it('as a trusted proxy names it', async () => {
    await app.close();
    await open(['127.0.0.0/8']);
    expect(await signInOften(forwardedFor)).toBe(ERRORS.LOGIN_ERROR.code);
  });
});

describe('a busy server', () => {
  it('refuses strangers, guests and free users before those who pay, unread', async () => {
    await ask('guest');
    await ask('business');
    answered = [];
    lookUps = 0;
    loopDelayMs = 1500;
    const refused = await ask('guest');
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('2');
    expect(refused.json()).toMatchObject({ code: ERRORS.SYSTEM_BUSY.code, data: null });
    expect((await signIn()).statusCode).toBe(503);
    expect(lookUps).toBe(0);
    expect((await ask('business')).statusCode).toBe(200);
    expect(answered).toEqual(['business']);
    loopDelayMs = 2500;
    expect((await ask('business')).statusCode).toBe(503);
  });

  it('still says that it lives', async () => {
    loopDelayMs = 10_000;
    expect((await app.inject({ url: '/healthz', headers: { host: 'localhost' } })).statusCode).toBe(200);
  });
});

it('a caller who was refused for asking too often is refused again without a look into the database', async () => {
  const { max } = CALLS.myLastTask.rate;
  for (let count = 0; count <= max; count += 1) await ask('guest');
  expect(answered).toHaveLength(max);
  lookUps = 0;
  expect((await ask('guest')).json()).toMatchObject({ code: ERRORS.TOO_MANY_REQUESTS.code });
  expect(lookUps).toBe(0);
});

it('a call that hashes a password waits longer for a place, and leaves it to others while it waits for the hash', async () => {
  const places: string[] = [];
  const admission = createCallAdmission({
    sessions: testSessions,
    rateLimits: createMemoryRateLimits({ clock: systemClock }),
    gate: {
      async enter({ isPatient }) {
        if (isPatient) places.push('patient');
        return () => void places.push('freed');
      },
    },
    ownPagesOperate: false,
    findCountry: () => undefined,
  });
  const request = { headers: {}, ip: '192.0.2.1' } as FastifyRequest;
  const admit = async (name: 'login' | 'appSetting'): Promise<string[]> => {
    const reply = { raw: new EventEmitter() } as unknown as FastifyReply;
    await admission.admit(request, reply, { name, call: CALLS[name] });
    return places.splice(0);
  };
  expect(await admit('login')).toEqual(['patient', 'freed']);
  expect(await admit('appSetting')).toEqual([]);
});
