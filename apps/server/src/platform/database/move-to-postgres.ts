import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { StartupError } from '../settings/startup-error.ts';
import { compareFingerprints, fingerprintTables, listTables } from './fingerprint-tables.ts';

/** Written by the migrations of the target itself. */
const OF_MIGRATIONS = 'drizzle.__drizzle_migrations';
const ROWS_AT_ONCE = 500;

type Rows = { rows: Record<string, unknown>[] };

/**
 * Copies every row of an embedded database to a migrated, empty PostgreSQL database, in one transaction, and compares
 * each table afterwards by its number of rows and a hash of each. Throws a StartupError without having written anything
 * if the target is not empty, or a row has changed on the way. Returns the number of rows by table.
 */
export async function moveToPostgres(
  from: PGlite,
  to: pg.Client,
  { signal, onTable }: { signal: AbortSignal; onTable: (table: string, rows: number) => void },
): Promise<Record<string, number>> {
  const runThere = (sql: string): Promise<Rows> => to.query<Record<string, unknown>>(sql);
  return await from.transaction(async (source) => {
    const runHere = (sql: string): Promise<Rows> => source.query<Record<string, unknown>>(sql);
    await runHere("SET LOCAL TimeZone = 'UTC'");
    await to.query('BEGIN');
    // Counts that triggers keep are rows too, and are copied.
    await to.query("SET LOCAL reelwright.copies_rows = 'on'");
    try {
      const expected = withoutMigrations(await fingerprintTables(runHere));
      await refuseRows(withoutMigrations(await fingerprintTables(runThere)));
      for (const table of await sortByReferences(runThere)) {
        signal.throwIfAborted();
        onTable(table, expected[table]?.rows ?? 0);
        await copyTable(table, runHere, to, signal);
      }
      await setSequences(to, runThere);
      const different = compareFingerprints(expected, withoutMigrations(await fingerprintTables(runThere)));
      if (different.length > 0) {
        throw new StartupError(`The rows of ${different.join(', ')} did not arrive as they were: nothing was moved.`);
      }
      // Constraints that wait for the end are checked here, such as the sums of the ledger.
      await to.query('COMMIT');
      return Object.fromEntries(Object.entries(expected).map(([table, { rows }]) => [table, rows]));
    } catch (error) {
      await to.query('ROLLBACK');
      throw error;
    }
  });
}

function withoutMigrations<Value>(tables: Record<string, Value>): Record<string, Value> {
  const { [OF_MIGRATIONS]: _migrations, ...others } = tables;
  return others;
}

async function refuseRows(tables: Record<string, { rows: number }>): Promise<void> {
  const full = Object.entries(tables).find(([, { rows }]) => rows > 0);
  if (full) {
    throw new StartupError(
      `The database that DATABASE_URL names holds rows already (in ${full[0]}): name an empty one (createdb).`,
    );
  }
}

/** Returns the tables so that each comes after those that its foreign keys lead to. */
async function sortByReferences(run: (sql: string) => Promise<Rows>): Promise<string[]> {
  const { rows } = await run(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name, format('%I.%I', fn.nspname, f.relname) AS target
     FROM pg_constraint JOIN pg_class c ON c.oid = conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     JOIN pg_class f ON f.oid = confrelid JOIN pg_namespace fn ON fn.oid = f.relnamespace
     WHERE contype = 'f' AND conrelid <> confrelid`,
  );
  const references = rows.map((row) => ({ name: String(row['name']), target: String(row['target']) }));
  const left = (await listTables(run)).filter((name) => name !== OF_MIGRATIONS);
  const sorted: string[] = [];
  while (left.length > 0) {
    const index = left.findIndex(
      (name) => !references.some((each) => each.name === name && left.includes(each.target)),
    );
    if (index === -1) throw new Error(`tables refer to each other in a circle: ${left.join(', ')}`);
    sorted.push(...left.splice(index, 1));
  }
  return sorted;
}

/** Rows pass as JSON that the databases write and read themselves: no number or time goes through JavaScript. */
async function copyTable(
  table: string,
  runHere: (sql: string) => Promise<Rows>,
  to: pg.Client,
  signal: AbortSignal,
): Promise<void> {
  const { rows: columns } = await runHere(
    `SELECT quote_ident(attname) AS name FROM pg_attribute
     WHERE attrelid = '${table}'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
  );
  const names = columns.map((column) => String(column['name'])).join(', ');
  const { rows: keys } = await runHere(
    `SELECT string_agg(quote_ident(attname), ', ' ORDER BY array_position(indkey::int2[], attnum)) AS columns
     FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY(indkey)
     WHERE indrelid = '${table}'::regclass AND indisprimary`,
  );
  // In the order of the keys: rows that refer to others of their table, and sums that must not fall below zero, need it.
  const order = keys.map((key) => String(key['columns'])).join(', ');
  await runHere(`DECLARE moved CURSOR FOR SELECT to_jsonb(each)::text AS row FROM ${table} AS each ORDER BY ${order}`);
  for (;;) {
    signal.throwIfAborted();
    const { rows } = await runHere(`FETCH ${ROWS_AT_ONCE} FROM moved`);
    if (rows.length === 0) break;
    await to.query(
      `INSERT INTO ${table} (${names}) OVERRIDING SYSTEM VALUE
       SELECT ${names} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
      [`[${rows.map((row) => String(row['row'])).join(',')}]`],
    );
  }
  await runHere('CLOSE moved');
}

/** Lets numbers go on after the highest that was moved. */
async function setSequences(to: pg.Client, run: (sql: string) => Promise<Rows>): Promise<void> {
  const { rows } = await run(
    `SELECT format('%I.%I', nspname, relname) AS name, attname AS column,
       pg_get_serial_sequence(format('%I.%I', nspname, relname), attname) AS sequence
     FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE relkind = 'r' AND nspname = 'public' AND attidentity <> ''`,
  );
  for (const row of rows) {
    const { name, column, sequence } = row as { name: string; column: string; sequence: string };
    await to.query(
      `SELECT setval($1, greatest((SELECT max("${column}") FROM ${name}), 1), (SELECT count(*) > 0 FROM ${name}))`,
      [sequence],
    );
  }
}
