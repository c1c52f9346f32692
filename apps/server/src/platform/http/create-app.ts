import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import { API_PREFIX, DEFAULT_UI_LANGUAGE, ERRORS, type MessageKey, toUiLanguage } from '@reelwright/contracts';
import { serializerCompiler } from 'fastify-type-provider-zod';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { findDiskProblem } from '../disk/disk-problem.ts';
import { isDatabaseAway } from '../database/database-away.ts';
import type { Logger } from '../log/logger.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { toRefusal } from './answer.ts';
import { registerApiDocs } from './api-docs.ts';
import { createCallAdmission } from './call-admission.ts';
import { registerCalls } from './call-routes.ts';
import { createAddressShares } from './address-shares.ts';
import {
  CONNECTION_LIMITS,
  type ConnectionLimits,
  limitBodyTime,
  limitConnectionsPerAddress,
} from './connection-limits.ts';
import type { Handlers } from './handlers.ts';
import { registerHealth } from './health.routes.ts';
import type { Metrics } from './metrics.ts';
import { registerMetrics } from './metrics.routes.ts';
import { createCallGate } from '../overload/call-gate.ts';
import { type LoopDelay, measureLoopDelay } from '../overload/loop-delay.ts';
import { ServerBusy } from '../overload/server-busy.ts';
import { toHostName } from './own-page.ts';
import type { Sessions } from './sessions.ts';
import { createCountryReader } from './visitor-country.ts';

export interface AppOptions {
  handlers: Handlers;
  sessions: Sessions;
  rateLimits: Pick<RateLimits, 'count' | 'findRefusal'>;
  log: Logger;
  metrics: Metrics;
  /** Who may read the metrics on this server's port: nobody, or those who send the token. */
  metricsToken: string | undefined;
  version: string;
  /** Host names that the server answers to; null for any. Others get 421. */
  allowedHosts: ReadonlySet<string> | null;
  /** Addresses and ranges of the proxies whose forwarding headers count. */
  trustedProxies: readonly string[];
  /** Header in which these proxies tell a visitor's country; null or missing if none does. */
  countryHeader?: string | null;
  connections: Pick<ConnectionLimits, 'maxConnections' | 'maxConnectionsPerAddress' | 'maxStreamsPerAddress'> &
    Partial<ConnectionLimits>;
  /** How many calls are worked on at a time, and the turns of the event loop between two of them. */
  maxActiveCalls: number;
  turnsBetweenCalls?: number;
  /** Whether whoever opens a page of this server runs it: nobody else reaches it. */
  ownPagesOperate: boolean;
  /** By default that of this process's event loop. */
  loopDelay?: LoopDelay;
  /** Aborts when the server begins to stop: streams end, and `/readyz` answers 503. */
  stopping: AbortSignal;
  /** Throws if the server can't work (the database does not answer). */
  checkReady(): Promise<void>;
  /** Routes outside the table of calls: signed files, the web app. */
  registerExtras?(app: FastifyInstance): Promise<void> | void;
}

/** For routes outside the table of calls, none of which reads a body. */
const BODY_LIMIT_BYTES = 1024;
const KIB = 1024;
/** A database that restarts is back within seconds. */
const DATABASE_AWAY_S = 5;
/** While calls are refused, one line is logged at this interval. */
const BUSY_LOG_MS = 10_000;

function languageOf(request: FastifyRequest) {
  const { lang } = request.headers;
  return typeof lang === 'string' ? toUiLanguage(lang) : DEFAULT_UI_LANGUAGE;
}

/** Messages for requests that Fastify refuses, by Fastify's error codes. */
const REQUEST_PROBLEMS: Readonly<Record<string, MessageKey>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'request_not_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request_empty',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request_type',
};

/** Turns any thrown value into the refusal that the caller gets. Only defects are logged as errors. */
function toAppError(error: unknown, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  if (findDiskProblem(error) === 'full') return new AppError('STORAGE_FULL', {}, { cause: error });
  if (isDatabaseAway(error)) return new AppError('SYSTEM_BUSY', {}, { cause: error });
  const { statusCode, code } = error as Partial<FastifyError>;
  if (statusCode === 413) {
    const limit = `${Math.floor((request.routeOptions.bodyLimit ?? BODY_LIMIT_BYTES) / KIB)} KiB`;
    return new AppError('FILE_TOO_LARGE', { limit }, { cause: error });
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    const problem = REQUEST_PROBLEMS[code ?? ''] ?? 'request_unreadable';
    return new AppError('INVALID_INPUT', { field: { field: [] }, problem: { message: problem } }, { cause: error });
  }
  return new AppError('SYSTEM_ERROR', {}, { cause: error });
}

/** Whether a call ended because nobody waits for its answer any more, which is no defect. */
const hasLeft = (error: unknown, { raw }: FastifyReply): boolean =>
  raw.destroyed && error instanceof Error && error.name === 'AbortError';

/** Creates the HTTP server, not yet listening: every call of the table, the documentation, health and metrics. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const connections = { ...CONNECTION_LIMITS, ...options.connections };
  const app = Fastify({
    logger: false,
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: () => randomUUID(),
    trustProxy: options.trustedProxies.length > 0 && [...options.trustedProxies],
    forceCloseConnections: 'idle',
    connectionTimeout: connections.idleMs,
    http: { headersTimeout: connections.headersMs, connectionsCheckingInterval: connections.checkEveryMs },
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => void refuse(error, request, reply),
  });
  app.server.maxConnections = connections.maxConnections;
  limitConnectionsPerAddress(app.server, {
    most: connections.maxConnectionsPerAddress,
    trustedProxies: options.trustedProxies,
  });
  const loopDelay = options.loopDelay ?? measureLoopDelay();
  app.addHook('onClose', async () => loopDelay.stop());

  let busyLoggedMs = Number.NEGATIVE_INFINITY;
  function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const refusal = toAppError(error, request);
    const retryAfterS = error instanceof ServerBusy ? error.retryAfterS : DATABASE_AWAY_S;
    if (error instanceof ServerBusy) {
      options.metrics.countRefusedCall();
      if (performance.now() - busyLoggedMs > BUSY_LOG_MS) {
        busyLoggedMs = performance.now();
        options.log.warn('http.calls_refused', { loopDelayMs: Math.round(loopDelay.readMs()) });
      }
    } else if (ERRORS[refusal.code].reported && !hasLeft(error, reply)) {
      options.log.error('http.failed', {
        requestId: request.id,
        route: request.routeOptions.url,
        error: refusal.cause ?? refusal,
      });
    }
    const isBusy = error instanceof ServerBusy || isDatabaseAway(error);
    if (isBusy) reply.header('Retry-After', retryAfterS);
    return reply.code(isBusy ? 503 : 200).send(toRefusal(refusal, languageOf(request)));
  }

  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
    // The raw header: a page may set forwarding headers on requests to its own name, but never `Host`.
    if (options.allowedHosts && !options.allowedHosts.has(toHostName(request.headers.host) ?? '')) {
      return reply.code(421).type('text/plain').send('This server does not answer to that name.');
    }
    if (request.method !== 'PUT') limitBodyTime(request, connections.bodyMs);
    return undefined;
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unmatched';
    options.metrics.observeRequest({
      method: request.method,
      route,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    options.log.debug('http.answered', {
      requestId: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime),
    });
  });

  app.setErrorHandler(refuse);

  await app.register(helmet, {
    // The web app's page sets its own policy with a nonce. Every other answer may load nothing.
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginEmbedderPolicy: false,
    // Plain HTTP on loopback is the default; a proxy that ends TLS sets this header itself.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.setSerializerCompiler(serializerCompiler);
  registerApiDocs(app, options.version);
  registerHealth(app, { checkReady: options.checkReady, stopping: options.stopping, log: options.log });
  if (options.metricsToken !== undefined) registerMetrics(app, options.metrics, options.metricsToken);
  const gate = createCallGate({
    loopDelay,
    maxActive: options.maxActiveCalls,
    ...(options.turnsBetweenCalls !== undefined && { turnsBetween: options.turnsBetweenCalls }),
  });
  const streams = createAddressShares(connections.maxStreamsPerAddress);
  const findCountry = createCountryReader({
    header: options.countryHeader ?? null,
    trustedProxies: options.trustedProxies,
  });
  const calls = { ...options, streams, admission: createCallAdmission({ ...options, gate, findCountry }) };
  await app.register(async (root) => registerCalls(root, { ...calls, base: 'root' }));
  await app.register(
    async (api) => {
      registerCalls(api, { ...calls, base: 'api' });
      api.setNotFoundHandler((request, reply) =>
        reply.code(200).send(toRefusal(new AppError('NOT_FOUND'), languageOf(request))),
      );
    },
    { prefix: API_PREFIX },
  );
  await options.registerExtras?.(app);
  return app;
}
