import type { SessionId } from '@reelwright/contracts';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../actor.ts';
import { silentLogger } from '../log/logger.ts';
import { createMemoryRateLimits } from '../rate-limits/memory-rate-limits.ts';
import { systemClock } from '../clock.ts';
import type { LoopDelay } from '../overload/loop-delay.ts';
import { type AppOptions, createApp } from './create-app.ts';
import { createMetrics } from './metrics.ts';
import type { SessionActor, SessionFacts } from '../../session-actor.ts';
import type { Sessions } from './sessions.ts';

/** No token is known. */
export const testSessions: Sessions = {
  findSession: async () => undefined,
  refreshToken: async () => null,
  isSessionAlive: async () => true,
  watchSessionEnd: () => () => undefined,
};

/** Returns an actor as the owner of a token. */
export function inSession(actor: Actor, facts: Partial<SessionFacts> = {}): SessionActor {
  const sessionId = '00000000-0000-4000-8000-000000000001' as SessionId;
  return { ...actor, session: { sessionId, isNewAccount: false, isRefreshDue: false, ...facts } };
}

/** A machine that runs tests is busy: no call is refused for that. */
const neverLate: LoopDelay = { readMs: () => 0, stop: () => undefined };

/** Creates the HTTP server of a test: without a database, and open to `localhost`. */
export function createTestApp({
  handlers,
  ...options
}: Partial<AppOptions> & Pick<AppOptions, 'handlers'>): Promise<FastifyInstance> {
  return createApp({
    // Handlers may be a proxy, which a spread would empty.
    handlers,
    sessions: testSessions,
    rateLimits: createMemoryRateLimits({ clock: systemClock }),
    log: silentLogger,
    metrics: createMetrics({ readTaskFigures: async () => ({ tasksByState: [], stepAverages: [] }) }),
    metricsToken: undefined,
    version: '1.2.3',
    allowedHosts: new Set(['localhost']),
    trustedProxies: [],
    connections: { maxConnections: 100, maxConnectionsPerAddress: 100, maxStreamsPerAddress: 100 },
    maxActiveCalls: 16,
    ownPagesOperate: false,
    loopDelay: neverLate,
    stopping: new AbortController().signal,
    async checkReady() {},
    ...options,
  });
}
