import { ERRORS } from '@reelwright/contracts';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testActor } from '../../test-actor.ts';
import type { Handlers } from './handlers.ts';
import { createTestApp, inSession, testSessions } from './test-app.ts';

const USER = testActor(7);
let app: FastifyInstance;
let isSignedIn: boolean;
let isDatabaseAway: boolean;
/** Ends the session in this process. */
let endSession: () => void;
let isWatched: boolean;
let isOpen: PromiseWithResolvers<void>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  isSignedIn = true;
  isDatabaseAway = false;
  isWatched = false;
  isOpen = Promise.withResolvers();
  const handlers = {
    // Sends one event, then waits for the signal, as the events of tasks do.
    async *taskEvents(_input: unknown, { signal }: { signal: AbortSignal }) {
      yield { event: 'credits', credits: 5, credits_held: 0 };
      isOpen.resolve();
      const ended = Promise.withResolvers<void>();
      signal.addEventListener('abort', () => ended.resolve(), { once: true });
      await ended.promise;
    },
  };
  app = await createTestApp({
    handlers: handlers as unknown as Handlers,
    sessions: {
      ...testSessions,
      findSession: async () => inSession(USER),
      async isSessionAlive() {
        if (isDatabaseAway) throw new Error('away');
        return isSignedIn;
      },
      watchSessionEnd(_sessionId, onEnd) {
        isWatched = true;
        endSession = onEnd;
        return () => void (isWatched = false);
      },
    },
  });
});
afterEach(async () => {
  await app.close();
  vi.useRealTimers();
});

/** Opens a stream, and returns how to wait for its end. */
async function openStream(): Promise<() => Promise<string>> {
  const answer = app.inject({ url: '/api/taskV2/events', headers: { host: 'localhost', token: 'of-user' } });
  const body = answer.then((each) => each.body);
  await isOpen.promise;
  return () => body;
}

const ENDED = new RegExp(
  `event: credits\\n[^]*event: error\\ndata: \\{"code":${ERRORS.SESSION_ENDED.code},[^\\n]*\\n\\n$`,
);

it('ends at once if its session is ended in this process', async () => {
  const body = await openStream();
  endSession();
  expect(await body()).toMatch(ENDED);
  expect(isWatched).toBe(false);
});

it('ends within 15 seconds if its session expires, or is ended in another process', async () => {
  const body = await openStream();
  isSignedIn = false;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await body()).toMatch(ENDED);
});

it('stays open while its session can not be looked up', async () => {
  const body = await openStream();
  isDatabaseAway = true;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(isWatched).toBe(true);
  isDatabaseAway = false;
  isSignedIn = false;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await body()).toMatch(ENDED);
});
