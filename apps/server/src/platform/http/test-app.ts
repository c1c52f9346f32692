import type { FastifyInstance } from 'fastify';
import { silentLogger } from '../log/logger.ts';
import { createMemoryRateLimits } from '../rate-limits/memory-rate-limits.ts';
import { systemClock } from '../clock.ts';
import { type AppOptions, createApp } from './create-app.ts';
import { createMetrics } from './metrics.ts';

/** Creates the HTTP server of a test: without a database, and open to `localhost`. */
export function createTestApp({
  handlers,
  ...options
}: Partial<AppOptions> & Pick<AppOptions, 'handlers'>): Promise<FastifyInstance> {
  return createApp({
    // Handlers may be a proxy, which a spread would empty.
    handlers,
    sessions: { findSession: async () => undefined, watchSessionEnd: () => () => undefined },
    rateLimits: createMemoryRateLimits({ clock: systemClock }),
    log: silentLogger,
    metrics: createMetrics({ readTaskFigures: async () => ({ tasksByState: [], stepAverages: [] }) }),
    metricsToken: undefined,
    version: '1.2.3',
    allowedHosts: new Set(['localhost']),
    trustedProxies: [],
    connections: { maxConnections: 100 },
    maxActiveCalls: 16,
    stopping: new AbortController().signal,
    async checkReady() {},
    ...options,
  });
}
