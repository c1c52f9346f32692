import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { type Fingerprints, fingerprintTables } from '../database/fingerprint-tables.ts';
import { findProgram } from '../process/wrap-program.ts';
import { StartupError } from '../settings/startup-error.ts';

const run = promisify(execFile);
/** Room for what the programs say of problems. */
const MAX_OUTPUT_BYTES = 2 ** 20;

export const findPgDump = (): string | undefined => findProgram('pg_dump');

/**
 * The address for a program's environment, in which no other user can read the password; command lines are visible to
 * all.
 */
function toEnvironment(url: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const sslmode = searchParams.get('sslmode');
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  return {
    // PATH belongs to the system and is no setting of ours.
    // oxlint-disable-next-line node/no-process-env
    PATH: process.env['PATH'],
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(host && { PGHOST: host.replace(/^\[|\]$/g, '') }),
    ...(port && { PGPORT: port }),
    ...(username && { PGUSER: decodeURIComponent(username) }),
    ...(password && { PGPASSWORD: decodeURIComponent(password) }),
    ...(sslmode && { PGSSLMODE: sslmode }),
  };
}

/** Writes an archive of a database; with `snapshot`, as a transaction that has exported it sees the database. */
export async function dumpPostgres({
  url,
  file,
  snapshot,
}: {
  url: string;
  file: string;
  snapshot?: string;
}): Promise<void> {
  const args = ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`];
  if (snapshot !== undefined) args.push(`--snapshot=${snapshot}`);
  await run('pg_dump', args, { env: toEnvironment(url), maxBuffer: MAX_OUTPUT_BYTES });
}

/** Loads an archive into an empty database, all or nothing. */
export async function restorePostgres({ url, file }: { url: string; file: string }): Promise<void> {
  const env = toEnvironment(url);
  const args = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'];
  await run('pg_restore', [...args, `--dbname=${env['PGDATABASE']}`, file], { env, maxBuffer: MAX_OUTPUT_BYTES });
}

/** Dumps a database as one transaction sees it, and returns what that sees. */
export async function dumpInSnapshot({ url, file }: { url: string; file: string }): Promise<Fingerprints> {
  if (findPgDump() === undefined) {
    throw new StartupError('A backup of PostgreSQL needs pg_dump: apt-get install postgresql-client');
  }
  return await withClient(url, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    const { rows } = await client.query<{ snapshot: string }>('SELECT pg_export_snapshot() AS snapshot');
    const tables = await fingerprintTables((sql) => client.query<Record<string, unknown>>(sql));
    await dumpPostgres({ url, file, ...(rows[0] && { snapshot: rows[0].snapshot }) });
    await client.query('COMMIT');
    return tables;
  });
}

/** Runs work on a connection of its own. */
export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: 'reelwright' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Returns what the tables of a database hold, at one moment. */
export async function fingerprintPostgres(url: string): Promise<Fingerprints> {
  return await withClient(url, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    return await fingerprintTables((sql) => client.query<Record<string, unknown>>(sql));
  });
}

/** Reads an archive to its end, which finds one that is cut or damaged. */
export async function readArchive(file: string): Promise<void> {
  await run('pg_restore', ['--file=/dev/null', file], { maxBuffer: MAX_OUTPUT_BYTES });
}
