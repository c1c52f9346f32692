import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connection } from './connection.ts';
import { loadWhenOnline } from './load-when-online.ts';

/** Longer than a call may stay without an answer before the browser looks for the server. */
const NOTICED_MS = 5000;
/** The patience of the first look for the server. */
const PROBE_MS = 2400;
const MISSING = new TypeError('Failed to fetch dynamically imported module: /assets/part.js');

let answer: () => Promise<Response>;

const serverIsThere = async (): Promise<Response> => new Response(null, { status: 200 });
const serverIsAway = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
const serverIsSilent = async (): Promise<Response> => {
  await new Promise((resolve) => setTimeout(resolve, PROBE_MS));
  throw new DOMException('Timed out', 'TimeoutError');
};

/** Looks whether the server is there, after a look that is still without an answer. */
async function look(): Promise<void> {
  const looked = connection.check();
  await vi.advanceTimersByTimeAsync(NOTICED_MS);
  await looked;
  await connection.check();
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  answer = serverIsThere;
  vi.stubGlobal('fetch', () => answer());
  await look();
});

afterEach(async () => {
  answer = serverIsThere;
  await look();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('loads a part once the server is back, instead of failing', async () => {
  answer = serverIsAway;
  const load = vi.fn(async () => {
    if (answer === serverIsAway) throw MISSING;
    return 'the part';
  });
  const part = loadWhenOnline(load);
  await vi.advanceTimersByTimeAsync(60_000);
  // It waits without asking again and again.
  expect(load).toHaveBeenCalledOnce();
  answer = serverIsThere;
  await vi.advanceTimersByTimeAsync(NOTICED_MS);
  expect(await part).toBe('the part');
});

it('notices that the server has fallen silent while a part loads', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const part = loadWhenOnline(() => promise);
  answer = serverIsSilent;
  await vi.advanceTimersByTimeAsync(NOTICED_MS);
  expect(connection.isSlow()).toBe(true);
  resolve('the part');
  expect(await part).toBe('the part');
});

it('tries once more when a file is missing from a server that is there, then fails', async () => {
  const load = vi.fn(() => Promise.reject(MISSING));
  await expect(loadWhenOnline(load)).rejects.toBe(MISSING);
  expect(load).toHaveBeenCalledTimes(2);
});
