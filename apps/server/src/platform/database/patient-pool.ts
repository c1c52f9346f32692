import pg from 'pg';
import { isTooManyConnections } from './database-away.ts';

/** How long a statement waits for a connection, from the first try. */
const LONGEST_WAIT_MS = 10_000;
/** How long the pool keeps to the connections it has, before it tries to open more. */
const CONTENT_MS = 2000;
/** How long a refused connection keeps its place in the pool: the pause between two tries. */
const RETRY_MS = 100;

type Release = (release?: unknown) => void;
type OnConnect = (error: Error | undefined, client: pg.PoolClient | undefined, done: Release) => void;
type ClientClass = new (config?: string | pg.ClientConfig) => pg.Client;

export interface PatientPoolConfig extends pg.PoolConfig {
  /** By default 10 seconds. */
  longestWaitMs?: number;
}

interface Refusals {
  begin(): void;
  end(): void;
}

/**
 * A pool that waits if PostgreSQL has no connection left for it: it serves all statements with the connections that it
 * has, and fails one only after `longestWaitMs`.
 */
export class PatientPool extends pg.Pool {
  readonly #size: number;
  readonly #longestWaitMs: number;
  #restore: NodeJS.Timeout | undefined;
  /** Refused connections that keep their place for a moment. */
  #refused = 0;

  constructor({ longestWaitMs = LONGEST_WAIT_MS, Client = pg.Client, ...config }: PatientPoolConfig) {
    const refusals: Refusals = { begin: () => undefined, end: () => undefined };
    super({
      ...config,
      connectionTimeoutMillis: longestWaitMs,
      Client: reportRefusals(Client as ClientClass, refusals),
    });
    refusals.begin = () => this.#keepToOpenConnections();
    refusals.end = () => void (this.#refused -= 1);
    this.#size = this.options.max;
    this.#longestWaitMs = longestWaitMs;
    // A connection that is lost while it passes from the pool to its user has no other listener for a moment, and an
    // error that nobody hears ends the process.
    this.on('connect', (client) => void client.on('error', () => undefined));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: OnConnect): void;
  override connect(callback?: OnConnect): Promise<pg.PoolClient> | void {
    const connected = this.#connectPatiently();
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, (error) => client.release(error as Error | undefined)),
      (error: unknown) => callback(error as Error, undefined, () => undefined),
    );
  }

  override end(): Promise<void>;
  override end(callback: () => void): void;
  override end(callback?: () => void): Promise<void> | void {
    clearTimeout(this.#restore);
    return callback ? super.end(callback) : super.end();
  }

  async #connectPatiently(): Promise<pg.PoolClient> {
    const giveUpAtMs = performance.now() + this.#longestWaitMs;
    for (;;) {
      try {
        return await super.connect();
      } catch (error) {
        if (!isTooManyConnections(error) || this.ending || performance.now() > giveUpAtMs) throw error;
      }
    }
  }

  /** Statements then queue for a connection to be returned, instead of asking for one that is refused. */
  #keepToOpenConnections(): void {
    this.#refused += 1;
    this.options.max = Math.max(1, this.totalCount - this.#refused);
    this.#restore ??= setTimeout(() => {
      this.#restore = undefined;
      this.options.max = this.#size;
    }, CONTENT_MS).unref();
  }
}

/** The pool hears of a refusal before it replaces the connection, which it does at once if it has room. */
function reportRefusals(Client: ClientClass, refusals: Refusals): ClientClass {
  return class extends Client {
    override connect(): Promise<pg.Client>;
    override connect(callback: (error?: Error) => void): void;
    override connect(callback?: (error?: Error) => void): Promise<pg.Client> | void {
      if (!callback) return super.connect();
      super.connect((error?: Error) => {
        if (!isTooManyConnections(error)) return callback(error);
        refusals.begin();
        setTimeout(() => {
          refusals.end();
          callback(error);
        }, RETRY_MS);
      });
    }
  };
}
