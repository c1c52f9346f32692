import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * What a store runs its SQL on: the database itself, or the transaction it was handed. Both drivers (PGlite and
 * PostgreSQL) have this shape, so a store never knows which one it speaks to.
 */
export type Executor = PgDatabase<PgQueryResultHKT>;

export type DatabaseDialect = 'pglite' | 'postgres';

export interface Database {
  readonly dialect: DatabaseDialect;
  /**
   * For statements of their own. Reading it inside a transaction's callback throws: on PGlite's single connection such
   * a statement would wait for ever for its own transaction.
   */
  readonly db: Executor;
  /** Runs `work` in one transaction; it is rolled back where `work` throws. Never hold one across I/O. */
  transaction<Result>(work: (tx: Executor) => Promise<Result>): Promise<Result>;
  /** Runs plain SQL with numbered parameters; for the queue and for health checks. */
  query(sql: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  close(): Promise<void>;
}

/** What the queue needs of the driver beneath, to be told of new jobs at once. */
export type DatabaseDriver =
  | {
      dialect: 'pglite';
      /** Calls back for each notification on a channel, until the function it returns is called. */
      listen(channel: string, onNotification: (payload: string) => void): Promise<() => Promise<void>>;
    }
  | { dialect: 'postgres'; url: string };

/** The database as the entry opens it and hands it to the platform; modules take it as a `Database`. */
export interface OpenDatabase extends Database {
  readonly driver: DatabaseDriver;
}
