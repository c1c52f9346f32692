import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { API_PREFIX, DEFAULT_UI_LANGUAGE, ERRORS, type MessageKey, toUiLanguage } from '@reelwright/contracts';
import { serializerCompiler } from 'fastify-type-provider-zod';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { findDiskProblem } from '../disk/disk-problem.ts';
import type { Logger } from '../log/logger.ts';
import { toRefusal } from './answer.ts';
import { registerApiDocs } from './api-docs.ts';
import { type FindSession, registerCalls } from './call-routes.ts';
import type { Handlers } from './handlers.ts';
import { registerHealth } from './health.routes.ts';
import { type Metrics, registerMetrics } from './metrics.ts';

export interface AppOptions {
  handlers: Handlers;
  findSession: FindSession;
  log: Logger;
  metrics: Metrics;
  version: string;
  /** Host names that the server answers to; null for any. Others get 421. */
  allowedHosts: ReadonlySet<string> | null;
  /** Aborts when the server begins to stop: streams end, and `/readyz` answers 503. */
  stopping: AbortSignal;
  /** Throws if the server can't work (the database does not answer). */
  checkReady(): Promise<void>;
  /** Routes outside the table of calls: signed files, the web app. */
  registerExtras?(app: FastifyInstance): Promise<void> | void;
}

const BODY_LIMIT_BYTES = 1024 * 1024;

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
function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (findDiskProblem(error) === 'full') return new AppError('STORAGE_FULL', {}, { cause: error });
  const { statusCode, code } = error as Partial<FastifyError>;
  if (statusCode === 413) return new AppError('FILE_TOO_LARGE', { limit: '1 MiB' }, { cause: error });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    const problem = REQUEST_PROBLEMS[code ?? ''] ?? 'request_unreadable';
    return new AppError('INVALID_INPUT', { field: { field: [] }, problem: { message: problem } }, { cause: error });
  }
  return new AppError('SYSTEM_ERROR', {}, { cause: error });
}

/** Creates the HTTP server, not yet listening: every call of the table, the documentation, health and metrics. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: () => randomUUID(),
    trustProxy: 'loopback',
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
    if (options.allowedHosts && !options.allowedHosts.has(request.hostname)) {
      return reply.code(421).type('text/plain').send('This server does not answer to that name.');
    }
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

  app.setErrorHandler(async (error, request, reply) => {
    const refusal = toAppError(error);
    if (ERRORS[refusal.code].reported) {
      options.log.error('http.failed', {
        requestId: request.id,
        route: request.routeOptions.url,
        error: refusal.cause ?? refusal,
      });
    }
    return reply.code(200).send(toRefusal(refusal, languageOf(request)));
  });

  await app.register(helmet, {
    // The web app's page sets its own policy with a nonce. Every other answer may load nothing.
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginEmbedderPolicy: false,
    // Plain HTTP on loopback is the default; a proxy that ends TLS sets this header itself.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  await app.register(rateLimit, { global: false });
  app.setSerializerCompiler(serializerCompiler);
  registerApiDocs(app, options.version);
  registerHealth(app, { checkReady: options.checkReady, stopping: options.stopping });
  registerMetrics(app, options.metrics);
  await app.register(
    async (api) => {
      registerCalls(api, {
        handlers: options.handlers,
        findSession: options.findSession,
        log: options.log,
        stopping: options.stopping,
      });
      api.setNotFoundHandler((request, reply) =>
        reply.code(200).send(toRefusal(new AppError('NOT_FOUND'), languageOf(request))),
      );
    },
    { prefix: API_PREFIX },
  );
  await options.registerExtras?.(app);
  return app;
}
