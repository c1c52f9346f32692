import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * Runs a store's SQL: the database itself, or the transaction passed in. Both drivers (PGlite and PostgreSQL) have this
 * shape, so a store never knows which one runs.
 */
export type Executor = PgDatabase<PgQueryResultHKT>;

export type DatabaseDialect = 'pglite' | 'postgres';

export interface Database {
  readonly dialect: DatabaseDialect;
  /**
   * For statements outside a transaction. Throws inside a transaction's callback: on PGlite's single connection such a
   * statement would wait forever for its own transaction.
   */
  readonly db: Executor;
  /** Runs `work` in one transaction and rolls it back if `work` throws. Never do I/O inside one. */
  transaction<Result>(work: (tx: Executor) => Promise<Result>): Promise<Result>;
  /** Runs plain SQL with numbered parameters; for the queue and for health checks. */
  query(sql: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  close(): Promise<void>;
}

/** The driver access that the queue needs to be notified of new jobs at once. */
export type DatabaseDriver =
  | {
      dialect: 'pglite';
      /** Calls back for each notification on a channel, until the returned function is called. */
      listen(channel: string, onNotification: (payload: string) => void): Promise<() => Promise<void>>;
    }
  | { dialect: 'postgres'; url: string };

/** The database as the entry opens it for the platform. Modules receive it as a `Database`. */
export interface OpenDatabase extends Database {
  readonly driver: DatabaseDriver;
}
