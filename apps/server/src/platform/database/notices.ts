import pg from 'pg';
import type { Logger } from '../log/logger.ts';
import type { OpenDatabase } from './database.ts';

/** What the database tells all processes of an installation: `pg_notify`, and triggers that call it. */
export interface Notices {
  /** False while none arrive: what a process remembers of its rows may be out of date. */
  areArriving(): boolean;
  /** Calls back with each notice of a channel, and with null after some may have been missed. */
  on(channel: string, listener: (payload: string | null) => void): Promise<void>;
  close(): Promise<void>;
}

const RECONNECT_AFTER_MS = 1000;

type Listeners = Map<string, ((payload: string | null) => void)[]>;

function addListener(listeners: Listeners, channel: string, listener: (payload: string | null) => void): void {
  listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
}

/** Opens the notices of a database. Close them before it. */
export async function openNotices({ driver }: OpenDatabase, log: Logger): Promise<Notices> {
  return driver.dialect === 'pglite' ? openEmbedded(driver) : await openPostgresNotices(driver.url, log);
}

/** The one process with the embedded database can miss none. */
function openEmbedded({ listen }: Extract<OpenDatabase['driver'], { dialect: 'pglite' }>): Notices {
  const stops: (() => Promise<void>)[] = [];
  return {
    areArriving: () => true,
    async on(channel, listener) {
      stops.push(await listen(channel, listener));
    },
    async close() {
      for (const stop of stops) await stop();
    },
  };
}

/** Listens with a connection of its own, and opens another when that breaks. */
async function openPostgresNotices(url: string, log: Logger): Promise<Notices> {
  const listeners: Listeners = new Map();
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, application_name: 'reelwright notices', keepAlive: true });
    // An error is followed by the end, which is where it is dealt with; unheard it would end the process.
    next.on('error', (error) => log.warn('notices.connection_error', { error }));
    next.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload);
    });
    next.once('end', () => {
      client = undefined;
      tellMissed();
      if (!isClosed) reconnectLater();
    });
    await next.connect();
    for (const channel of listeners.keys()) await next.query(`LISTEN ${channel}`);
    client = next;
    // Those between the last connection and this one.
    tellMissed();
  }

  function tellMissed(): void {
    for (const ofChannel of listeners.values()) for (const listener of ofChannel) listener(null);
  }

  function reconnectLater(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // A connection that fails has ended too, which tries again.
      connect().catch((error: unknown) => log.warn('notices.connection_error', { error }));
    }, RECONNECT_AFTER_MS).unref();
  }

  await connect().catch((error: unknown) => log.warn('notices.connection_error', { error }));
  return {
    areArriving: () => client !== undefined,
    async on(channel, listener) {
      addListener(listeners, channel, listener);
      await client?.query(`LISTEN ${channel}`);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
