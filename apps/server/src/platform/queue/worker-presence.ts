import { randomInt } from 'node:crypto';
import pg from 'pg';
import type { Logger } from '../log/logger.ts';

/**
 * Shows other processes that this one lives: an advisory lock on a connection of its own. The server frees the lock the
 * moment the connection ends, even if the process was killed.
 */
export interface WorkerPresence {
  /** Returns the number of the lock. Waits while there is no connection; undefined once the process is stopping. */
  waitForWorkerId(): Promise<number | undefined>;
  close(): Promise<void>;
}

const RECONNECT_AFTER_MS = 1000;

/** For the embedded database: its only process needs no presence. */
export const solePresence: WorkerPresence = { waitForWorkerId: async () => 0, close: async () => undefined };

interface PresenceOptions {
  url: string;
  log: Logger;
  stopping: AbortSignal;
  /** Called when the connection broke: from then on other processes may take this process's jobs. */
  onLost: () => void;
}

export async function announcePresence({ url, log, stopping, onLost }: PresenceOptions): Promise<WorkerPresence> {
  let client: pg.Client | undefined;
  let arrival = Promise.withResolvers<number | undefined>();
  let timer: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, application_name: 'reelwright worker', keepAlive: true });
    // The `end` event follows and handles the loss; without a listener the error would end the process.
    next.on('error', (error) => log.warn('queue.connection_error', { error }));
    const workerId = randomInt(1, 2 ** 47);
    try {
      await next.connect();
      // A vanished machine closes no connection: keepalives let the server notice within about ten seconds.
      await next.query('SET tcp_keepalives_idle = 4; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3');
      await next.query('SELECT pg_advisory_lock($1::bigint)', [workerId]);
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

  await connect();
  stopping.addEventListener('abort', () => {
    clearTimeout(timer);
    arrival.resolve(undefined);
  });
  return {
    waitForWorkerId: async () => (stopping.aborted ? undefined : await arrival.promise),
    close: async () => client?.end(),
  };
}
