import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { isTooManyConnections } from '../database/database-away.ts';
import type { Logger } from '../log/logger.ts';

/**
 * How other processes see that this one lives: an advisory lock, held by a connection of its own. The server frees it
 * the moment the connection ends, be it that the process was killed.
 */
export interface WorkerPresence {
  /** The number of the lock. Waits while there is no connection; undefined once the process is stopping. */
  waitForWorkerId(): Promise<number | undefined>;
  close(): Promise<void>;
}

const RECONNECT_AFTER_MS = 1000;
/** How long a start waits for PostgreSQL to have a connection left, and how often it asks. */
const LONGEST_START_MS = 10_000;
const ASK_AGAIN_MS = 250;

/** For the embedded database, whose one process needs nobody to watch it. */
export const solePresence: WorkerPresence = { waitForWorkerId: async () => 0, close: async () => undefined };

interface PresenceOptions {
  url: string;
  log: Logger;
  stopping: AbortSignal;
  /** The channel on which the database tells of new jobs; the same connection listens to it. */
  channel: string;
  onNotification: (payload: string) => void;
  /** Called when the connection broke: from then on others may take this process's jobs. */
  onLost: () => void;
}

export async function announcePresence({
  url,
  log,
  stopping,
  channel,
  onNotification,
  onLost,
}: PresenceOptions): Promise<WorkerPresence> {
  let client: pg.Client | undefined;
  let arrival = Promise.withResolvers<number | undefined>();
  let timer: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, application_name: 'reelwright worker', keepAlive: true });
    // An error is followed by the end, which is where it is dealt with; unheard it would end the process.
    next.on('error', (error) => log.warn('queue.connection_error', { error }));
    next.on('notification', ({ payload = '' }) => onNotification(payload));
    const workerId = randomInt(1, 2 ** 47);
    try {
      await next.connect();
      // A machine that vanishes sends no farewell: let the server notice within about ten seconds.
      await next.query('SET tcp_keepalives_idle = 4; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3');
      await next.query('SELECT pg_advisory_lock($1::bigint)', [workerId]);
      await next.query(`LISTEN ${channel}`);
      stopping.throwIfAborted();
    } catch (error) {
      await next.end();
      throw error;
    }
    next.once('end', () => {
      client = undefined;
      if (stopping.aborted) return;
      arrival = Promise.withResolvers();
      onLost();
      reconnectLater();
    });
    client = next;
    arrival.resolve(workerId);
  };
  const reconnectLater = (): void => {
    timer = setTimeout(() => {
      connect().catch((error: unknown) => {
        log.warn('queue.connection_error', { error });
        if (!stopping.aborted) reconnectLater();
      });
    }, RECONNECT_AFTER_MS);
  };

  await connectPatiently(connect);
  stopping.addEventListener('abort', () => {
    clearTimeout(timer);
    arrival.resolve(undefined);
  });
  return {
    waitForWorkerId: async () => (stopping.aborted ? undefined : await arrival.promise),
    close: async () => client?.end(),
  };
}

async function connectPatiently(connect: () => Promise<void>): Promise<void> {
  const giveUpAtMs = performance.now() + LONGEST_START_MS;
  for (;;) {
    try {
      return await connect();
    } catch (error) {
      if (!isTooManyConnections(error) || performance.now() > giveUpAtMs) throw error;
    }
    await wait(ASK_AGAIN_MS);
  }
}
