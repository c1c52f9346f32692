import { afterEach, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { Handlers } from './handlers.ts';
import { createMetrics } from './metrics.ts';
import { createMetricsApp } from './metrics.routes.ts';
import { createTestApp } from './test-app.ts';

const TOKEN = 'metrics-token-of-test';
const metrics = createMetrics({ readTaskFigures: async () => ({ tasksByState: [], stepAverages: [] }) });
let app: FastifyInstance;

afterEach(() => app.close());

const read = (authorization?: string) =>
  app.inject({ url: '/metrics', headers: { host: 'localhost', ...(authorization && { authorization }) } });

it('are not on the public port by default', async () => {
  app = await createTestApp({ handlers: {} as Handlers, metrics });
  expect((await read()).statusCode).toBe(404);
});

it('are on the public port only for those who send the token', async () => {
  app = await createTestApp({ handlers: {} as Handlers, metrics, metricsToken: TOKEN });
  for (const wrong of [undefined, 'Bearer wrong', TOKEN, `Basic ${TOKEN}`]) {
    expect((await read(wrong)).statusCode).toBe(401);
  }
  expect((await read(`Bearer ${TOKEN}`)).body).toContain('reelwright_http_refused_calls_total 0');
});

it('are on a port of their own, with a token if one is set', async () => {
  app = createMetricsApp(metrics, undefined);
  expect((await read()).statusCode).toBe(200);
  await app.close();
  app = createMetricsApp(metrics, TOKEN);
  expect((await read()).statusCode).toBe(401);
  expect((await read(`Bearer ${TOKEN}`)).statusCode).toBe(200);
});

it('tell the longest stall of the event loop since they were read last', async () => {
  app = createMetricsApp(metrics, undefined);
  for (const seconds of [0.02, 0.31, 0.001]) metrics.observeLoopDelay(seconds, seconds / 2);
  const { body } = await read();
  expect(body).toContain('reelwright_event_loop_longest_delay_seconds 0.31');
  expect(body).toContain('reelwright_event_loop_longest_computing_seconds 0.155');
  expect((await read()).body).toContain('reelwright_event_loop_longest_delay_seconds 0\n');
});
