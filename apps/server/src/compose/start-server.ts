import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { AppError } from '../app-error.ts';
import type { DemoAccount } from '../modules/accounts/demo-account.ts';
import { registerArchives } from '../modules/assets/library/archives.routes.ts';
import { runOperation } from '../operations/operations.ts';
import { sweepFiles } from '../operations/sweep-files.ts';
import { openControlServer } from '../platform/control/control-server.ts';
import { createApp } from '../platform/http/create-app.ts';
import { createMetrics, type Metrics } from '../platform/http/metrics.ts';
import { createMetricsApp } from '../platform/http/metrics.routes.ts';
import { registerWebApp } from '../platform/http/web-app.routes.ts';
import type { DatabaseDialect } from '../platform/database/database.ts';
import { startServingRequests, stopServingRequests } from '../platform/process/give-way.ts';
import { watchEventLoop } from '../platform/process/watch-event-loop.ts';
import { createLogger } from '../platform/log/create-logger.ts';
import type { Logger } from '../platform/log/logger.ts';
import { parseSettings, type Settings } from '../platform/settings/settings.ts';
import { StartupError } from '../platform/settings/startup-error.ts';
import { findStoreProblem } from '../platform/storage/find-store-problem.ts';
import { registerStorageRoutes } from '../platform/storage/storage.routes.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { sayError } from '../say-error.ts';
import { openServices, type Services } from './open-services.ts';

export interface Roles {
  http: boolean;
  worker: boolean;
}

export interface RunningServer {
  /** The address it listens on; null for a worker alone. */
  url: string | null;
  /** The demo account that this start has created; null if it existed before, or there is none. */
  newDemoAccount: DemoAccount | null;
  /** Takes no more work, requeues running tasks, and closes everything. */
  stop(): Promise<void>;
}

const WEB_FOLDER = path.resolve(import.meta.dirname, '../../../web/dist');
const PACKAGE_FILE = path.resolve(import.meta.dirname, '../../package.json');
/** The embedded database answers one statement after the other, in this process; PostgreSQL several at a time. */
const MAX_ACTIVE_CALLS: Readonly<Record<DatabaseDialect, number>> = { pglite: 4, postgres: 16 };
/** A call waits for PostgreSQL with its first statement, and lets the next one in. */
const TURNS_BETWEEN_CALLS: Readonly<Record<DatabaseDialect, number>> = { pglite: 2, postgres: 1 };
/** Often enough that a preview with a lifetime of an hour doesn't exist for two. */
const CLEAN_UP_MS = 15 * 60_000;

/** Lists all files of the store, so not often; often enough that none stays for longer than a day. */
const SWEEP_MS = 6 * 60 * 60_000;

/** No call may hold the loop for longer than 100 ms; collecting garbage or a busy machine may add to it. */
const LOOP_WARNING_MS = 250;

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

/** Whether only this machine reaches the server: no proxy publishes it under a name of its own. */
function isPrivate({ host, publicUrl }: Settings): boolean {
  return isLoopback(host) && (publicUrl === '' || isLoopback(new URL(publicUrl).hostname));
}

/** Returns where browsers read the files of a store that serves them itself. */
async function findFileOrigin(storage: Pick<Storage, 'signGet'>): Promise<string> {
  return new URL(await storage.signGet('probe', { expiresInS: 60 })).origin;
}

/** Refuses a bucket that is absent or that the keys don't open, before anybody uploads to it. */
async function checkBucket({ s3 }: Settings, { platform, close }: Services): Promise<void> {
  if (s3 === undefined) return;
  const problem = await findStoreProblem(platform.storage);
  if (problem === undefined) return;
  await close();
  throw new StartupError(
    `The bucket ${s3.bucket} can't be written (${problem}): check S3_BUCKET, S3_ENDPOINT, S3_REGION and the keys.`,
  );
}

async function readVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(PACKAGE_FILE, 'utf8')) as { version: string };
  return version;
}

/** Refuses a used port before anything is opened or written. */
async function checkPortIsFree({ host, port }: Settings): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const probe = createServer();
  probe.once('error', (error: NodeJS.ErrnoException) => reject(toListenError(error, { host, port })));
  probe.listen({ host, port }, () => probe.close(() => resolve()));
  await promise;
}

function toListenError(error: NodeJS.ErrnoException, { host, port }: { host: string; port: number }): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartupError(
        `Port ${port} on ${host} is used by another program. Stop it, or choose another port: PORT=8081 npm start`,
      );
    case 'EACCES':
      return new StartupError(
        `Port ${port} may not be opened by this user. Choose one above 1024: PORT=8080 npm start`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartupError(`HOST=${host} is not an address of this machine.`);
    default:
      return error;
  }
}

/**
 * Starts this process in its roles, with settings from the environment. Throws StartupError for problems that the
 * operator can fix.
 */
export async function startServer(roles: Roles, env: NodeJS.ProcessEnv): Promise<RunningServer> {
  startServingRequests();
  try {
    return await openServer(roles, env);
  } catch (error) {
    stopServingRequests();
    throw error;
  }
}

async function openServer(roles: Roles, env: NodeJS.ProcessEnv): Promise<RunningServer> {
  const settings = parseSettings(env);
  if (roles.http !== roles.worker && settings.databaseUrl === undefined) {
    throw new StartupError(
      'Separate http and worker processes share PostgreSQL: set DATABASE_URL, or run both roles with npm start.',
    );
  }
  const log = createLogger({ level: settings.logLevel });
  if (roles.http) await checkPortIsFree(settings);
  const version = await readVersion();
  const services = await openServices({ settings, log, version, isPrivate: isPrivate(settings) });
  const { modules } = services;
  await checkBucket(settings, services);
  const metrics = createMetrics({ readTaskFigures: () => modules.tasks.getStatistics() });
  const stopping = new AbortController();
  const closers: (() => Promise<void>)[] = [];
  const unwatch = watchLoop(metrics, log);
  closers.push(async () => unwatch());
  try {
    // The embedded database has one owner, so commands of the operator are sent to it.
    if (settings.databaseUrl === undefined) {
      const control = await openControlServer({
        dataDir: settings.dataDir,
        run: (request, context) => runOperation({ ...services, settings, version }, request, context),
        describeError: describeForOperator,
        log,
      });
      closers.push(() => control.close());
    }
    const url = roles.http
      ? await listen({ settings, services, log, metrics, version, stopping: stopping.signal, closers })
      : null;
    if (roles.worker) await work(services, stopping.signal);
    log.info('server.started', { url, roles, version });
    return {
      url,
      newDemoAccount: modules.demoAccount?.isNew ? modules.demoAccount : null,
      async stop() {
        stopping.abort();
        for (const close of closers.toReversed()) await close();
        await services.close();
        stopServingRequests();
        log.info('server.stopped');
      },
    };
  } catch (error) {
    stopping.abort();
    for (const close of closers.toReversed()) await close();
    await services.close();
    throw error;
  }
}

function watchLoop(metrics: Metrics, log: Logger): () => void {
  return watchEventLoop({
    observe({ delayMs, computedMs }) {
      metrics.observeLoopDelay(delayMs / 1000, computedMs / 1000);
      if (delayMs > LOOP_WARNING_MS)
        log.warn('process.loop_held', { delayMs: Math.round(delayMs), computedMs: Math.round(computedMs) });
    },
  });
}

function describeForOperator(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  return error instanceof AppError
    ? sayError(error, 'en')
    : `It failed, and the log of the server says why: ${String(error)}`;
}

interface Listening {
  settings: Settings;
  services: Services;
  log: Logger;
  metrics: Metrics;
  version: string;
  stopping: AbortSignal;
  closers: (() => Promise<void>)[];
}

async function listen({
  settings,
  services: { platform, modules },
  log,
  metrics,
  version,
  stopping,
  closers,
}: Listening): Promise<string> {
  const app = await createApp({
    handlers: modules.handlers,
    sessions: modules.sessions,
    rateLimits: platform.rateLimits,
    log,
    metrics,
    metricsToken: settings.metricsPort === undefined ? settings.metricsToken : undefined,
    trustedProxies: settings.trustedProxies,
    countryHeader: settings.site.countryHeader,
    connections: {
      maxConnections: settings.maxConnections,
      maxConnectionsPerAddress: settings.maxConnectionsPerAddress,
      maxStreamsPerAddress: settings.maxStreamsPerAddress,
    },
    maxActiveCalls: MAX_ACTIVE_CALLS[platform.database.dialect],
    turnsBetweenCalls: TURNS_BETWEEN_CALLS[platform.database.dialect],
    ownPagesOperate: isPrivate(settings) && platform.database.dialect === 'pglite',
    version,
    stopping,
    allowedHosts: isLoopback(settings.host) ? loopbackNames(settings) : null,
    async checkReady() {
      await checkReady(platform);
    },
    async registerExtras(server) {
      const { servedFiles, signingSecret, clock, disk } = platform;
      if (servedFiles) await registerStorageRoutes(server, { storage: servedFiles, signingSecret, clock, disk });
      const fileOrigin = servedFiles ? undefined : await findFileOrigin(platform.storage);
      await registerArchives(server, modules.assetLibrary);
      await registerWebApp(server, WEB_FOLDER, { ...settings.site, cookieDomain: settings.cookieDomain, fileOrigin });
    },
  });
  closers.push(() => app.close());
  try {
    await app.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    throw toListenError(error as NodeJS.ErrnoException, settings);
  }
  if (settings.metricsPort !== undefined) {
    const metricsApp = createMetricsApp(metrics, settings.metricsToken);
    closers.push(() => metricsApp.close());
    try {
      await metricsApp.listen({ host: settings.host, port: settings.metricsPort });
    } catch (error) {
      throw toListenError(error as NodeJS.ErrnoException, { host: settings.host, port: settings.metricsPort });
    }
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : settings.port;
  return `http://${isLoopback(settings.host) ? 'localhost' : settings.host}:${port}`;
}

/** Throws if the process can't answer, or can't write. */
async function checkReady({ database, storage, disk }: Services['platform']): Promise<void> {
  // Takes a transaction number, which is written to the log of the database.
  await database.query('select pg_current_xact_id()');
  if ((await disk.readState()).level === 'full') throw new Error('the disk is full');
  await storage.checkWritable();
}

/** Host names that a server on loopback accepts: a page elsewhere can't reach it under its own name (DNS rebinding). */
function loopbackNames({ publicUrl }: Settings): ReadonlySet<string> {
  const names = new Set(['localhost', '127.0.0.1', '[::1]']);
  if (publicUrl !== '') names.add(new URL(publicUrl).hostname);
  return names;
}

async function work({ platform, modules }: Services, stopping: AbortSignal): Promise<void> {
  const { log } = platform;
  await platform.queue.startWork();
  void modules.startWork(stopping);
  const cleanUp = (): void => {
    void modules.cleanUp(stopping);
    platform.disk.readState().then(
      ({ level: diskLevel, ...facts }) => diskLevel !== 'ample' && log.warn('disk.low', { diskLevel, ...facts }),
      (error: unknown) => log.error('disk.unreadable', { error }),
    );
  };
  const sweep = (): void => {
    sweepFiles({ platform, modules }, stopping).catch((error: unknown) => {
      if (!stopping.aborted) log.error('files.sweep_failed', { error });
    });
  };
  cleanUp();
  sweep();
  const timers = [setInterval(cleanUp, CLEAN_UP_MS), setInterval(sweep, SWEEP_MS)];
  stopping.addEventListener('abort', () => timers.forEach((timer) => clearInterval(timer)), { once: true });
}
