import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Logger } from '../log/logger.ts';
import { StartupError } from '../settings/startup-error.ts';
import type { Executor, OpenDatabase } from './database.ts';
import { DatabaseAway, isConnectionFailure } from './database-away.ts';
import { PatientPool } from './patient-pool.ts';
import { createTransactionGuard } from './transaction-guard.ts';

const MIN_VERSION = 15;

export async function openPostgres(options: { url: string; poolSize: number; log: Logger }): Promise<pg.Pool> {
  const pool = new PatientPool({
    connectionString: options.url,
    max: options.poolSize,
    application_name: 'reelwright',
    connectionTimeoutMillis: 10_000,
  });
  // The pool replaces a broken idle connection at its next use. Without a listener the error would end the process.
  pool.on('error', (error) => options.log.warn('database.connection_lost', { error }));
  try {
    const { rows } = await pool.query<{ version: string }>(`SELECT current_setting('server_version_num') AS version`);
    const version = Math.floor(Number(rows[0]?.version) / 10_000);
    if (version < MIN_VERSION) {
      throw new StartupError(`DATABASE_URL leads to PostgreSQL ${version}; ${MIN_VERSION} or newer is needed.`);
    }
    return pool;
  } catch (error) {
    await pool.end();
    if (error instanceof StartupError) throw error;
    throw new StartupError(`The database ${hideSecrets(options.url)} cannot be opened: ${describeFailure(error)}`, {
      cause: error,
    });
  }
}

/** Wraps an open pool. Closing the result closes the pool. */
export function wrapPostgres(pool: pg.Pool, url: string, onClose: () => Promise<void>): OpenDatabase {
  const guard = createTransactionGuard();
  const db: Executor = drizzle(pool);
  return {
    dialect: 'postgres',
    driver: { dialect: 'postgres', url },
    get db() {
      guard.assertOutside('database.db was read');
      return db;
    },
    transaction(work) {
      guard.assertOutside('a transaction was started');
      return guard.run(() => runTransaction(pool, work));
    },
    async query(sql, values = []) {
      guard.assertOutside('database.query was called');
      try {
        return await pool.query<Record<string, unknown>>(sql, values);
      } catch (error) {
        throw toDatabaseError(error);
      }
    },
    async close() {
      await pool.end();
      await onClose();
    },
  };
}

/** Drizzle's own way leaves the connection with nobody if the transaction can't even begin. */
async function runTransaction<Result>(pool: pg.Pool, work: (tx: Executor) => Promise<Result>): Promise<Result> {
  let broken: Error | undefined;
  const client = await pool.connect().catch((error: unknown) => {
    throw toDatabaseError(error);
  });
  // Between two statements nothing waits for the connection: unheard, its end would end the process.
  const onError = (error: Error): void => {
    broken = error;
  };
  client.on('error', onError);
  try {
    return await drizzle(client).transaction(work);
  } catch (error) {
    if (isConnectionFailure(error)) broken = error as Error;
    throw broken ? toDatabaseError(error) : error;
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}

function toDatabaseError(error: unknown): unknown {
  return isConnectionFailure(error) ? new DatabaseAway('the database is away', { cause: error }) : error;
}

/** Returns the address without its user and password. */
export function hideSecrets(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

function describeFailure(error: unknown): string {
  // A refused connection to a name with several addresses is an AggregateError with an empty message.
  if (error instanceof AggregateError) return error.errors.map(describeFailure).join(', ');
  return error instanceof Error ? error.message : String(error);
}
