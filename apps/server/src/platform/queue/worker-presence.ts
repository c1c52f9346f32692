import { randomInt } from 'node:crypto';
import pg from 'pg';
import type { Logger } from '../log/logger.ts';

/**
 * How other processes see that this one lives: an advisory lock, held by a connection of its own. The server frees it
 * the moment the connection ends, be it that the process was killed.
 */
export interface WorkerPresence {
  /** The number of the lock; undefined while there is no connection. */
  findWorkerId(): number | undefined;
  stop(): Promise<void>;
}

const RECONNECT_AFTER_MS = 1000;

/** For the embedded database, whose one process needs nobody to watch it. */
export const solePresence: WorkerPresence = { findWorkerId: () => 0, stop: async () => undefined };

/** Calls back when the connection broke: from then on others may take this process's jobs. */
export async function announcePresence(url: string, log: Logger, onLost: () => void): Promise<WorkerPresence> {
  let current: { client: pg.Client; workerId: number } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const connect = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: url, application_name: 'reelwright worker', keepAlive: true });
    // An error is followed by the end, which is where it is dealt with; unheard it would end the process.
    client.on('error', (error) => log.warn('worker_connection_error', { error }));
    await client.connect();
    // A machine that vanishes sends no farewell: let the server notice within about ten seconds.
    await client.query('SET tcp_keepalives_idle = 4; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3');
    const workerId = randomInt(1, 2 ** 47);
    await client.query('SELECT pg_advisory_lock($1::bigint)', [workerId]);
    client.once('end', () => {
      if (isStopped) return;
      current = undefined;
      onLost();
      reconnectLater();
    });
    current = { client, workerId };
  };
  const reconnectLater = (): void => {
    timer = setTimeout(() => {
      connect().catch((error: unknown) => {
        log.warn('worker_connection_error', { error });
        if (!isStopped) reconnectLater();
      });
    }, RECONNECT_AFTER_MS);
  };

  await connect();
  return {
    findWorkerId: () => current?.workerId,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await current?.client.end();
    },
  };
}
