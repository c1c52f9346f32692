import { beforeEach, expect, it, vi } from 'vitest';
import { startServiceWorker } from './start-service-worker.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

let steps: string[];
let isServerThere: boolean;

const container = {
  getRegistrations: async () => [{ unregister: async () => steps.push('unregister') > 0 }],
  async register(script: string) {
    steps.push(`register ${script}`);
    return { active: {}, update: async () => void steps.push('update') };
  },
} as unknown as ServiceWorkerContainer;
const fetch = (async () => {
  if (!isServerThere) throw new TypeError('Failed to fetch');
  return new Response();
}) as typeof globalThis.fetch;
const start = (userAgent: string) => startServiceWorker({ container, userAgent, fetch });

beforeEach(() => {
  steps = [];
  isServerThere = true;
});

it('begins anew on Chrome, and looks for a newer worker', async () => {
  await start(CHROME);
  expect(steps).toEqual(['unregister', 'register /sw.js', 'update']);
});

it.each([
  `${CHROME} Edg/150.0.0.0`,
  `${CHROME} OPR/120.0.0.0`,
  'Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0',
])('keeps the registration on %s', async (userAgent) => {
  await start(userAgent);
  expect(steps).toEqual(['register /sw.js']);
});

it('keeps the worker while nothing could replace it', async () => {
  isServerThere = false;
  await start(CHROME);
  expect(steps).toEqual(['register /sw.js']);
});

it('only warns if the browser refuses', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const refusing = { getRegistrations: async () => [], register: async () => Promise.reject(new Error('blocked')) };
  await startServiceWorker({ container: refusing, userAgent: CHROME, fetch });
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
