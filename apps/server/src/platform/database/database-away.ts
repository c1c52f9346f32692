import { setTimeout as wait } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';

/** A statement was not answered because the connection to PostgreSQL broke, or none could be had. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
}

/** Classes of SQLSTATE: connection, resources (too many clients among them, but not a full disk), shutdown. */
const AWAY_STATES = /^(?:08|53(?!100)|57P)/;
/** Codes of sockets and of name resolution. */
const AWAY_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'EAI_AGAIN',
  'ENOTFOUND',
  'ENOENT',
]);
/** The driver reports these without a code. */
const AWAY_MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** Returns whether an error that the driver threw means that the database is away. Only for errors of the driver. */
export function isConnectionFailure(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isConnectionFailure);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error instanceof pg.DatabaseError) return AWAY_STATES.test(code);
  return AWAY_CODES.has(code) || AWAY_MESSAGES.test(error.message) || isConnectionFailure(error.cause);
}

/**
 * Returns whether an error, or one of its causes, says that the database is away: what was tried may succeed later. A
 * broken connection to any other server is no such error.
 */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseAway) return true;
    if (cause instanceof DrizzleQueryError) return isConnectionFailure(cause.cause);
    if (cause instanceof pg.DatabaseError) return isConnectionFailure(cause);
  }
  return false;
}

const TOO_MANY_CONNECTIONS = '53300';

/** Returns whether PostgreSQL refused a connection because it has too many. */
export function isTooManyConnections(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === TOO_MANY_CONNECTIONS;
}

const RETRY_EVERY_MS = 500;

/** Tries at least once, and until the database answers. Throws what else the work throws, or the signal's reason. */
export async function retryWhileAway<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
    }
    await wait(RETRY_EVERY_MS, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
}
