/** What a table holds, in a form that two databases can be compared by. */
export interface TableFingerprint {
  rows: number;
  /** The sum of a hash of each row: the same for the same rows in any order. */
  digest: string;
}

export type Fingerprints = Record<string, TableFingerprint>;

/** Runs SQL without parameters. */
export type RunSql = (sql: string) => Promise<{ rows: Record<string, unknown>[] }>;

/** Returns the names of our tables, quoted and with their schema. */
export async function listTables(run: RunSql): Promise<string[]> {
  const { rows } = await run(
    `SELECT format('%I.%I', nspname, relname) AS name
     FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE relkind = 'r' AND nspname IN ('public', 'drizzle') ORDER BY 1`,
  );
  return rows.map((row) => String(row['name']));
}

/**
 * Counts and hashes every row of every table. Call it in a transaction whose view of the rows does not change. A row's
 * text is the same in all versions of PostgreSQL that we run on, in one time zone.
 */
export async function fingerprintTables(run: RunSql): Promise<Fingerprints> {
  await run("SET LOCAL TimeZone = 'UTC'");
  const fingerprints: Fingerprints = {};
  for (const name of await listTables(run)) {
    const { rows } = await run(
      `SELECT count(*)::int AS rows,
         coalesce(sum(('x' || left(md5(each::text), 15))::bit(60)::bigint::numeric), 0)::text AS digest
       FROM ${name} AS each`,
    );
    fingerprints[name] = { rows: Number(rows[0]?.['rows']), digest: String(rows[0]?.['digest']) };
  }
  return fingerprints;
}

/** Returns the names of the tables whose rows differ. */
export function compareFingerprints(expected: Fingerprints, found: Fingerprints): string[] {
  const names = new Set([...Object.keys(expected), ...Object.keys(found)]);
  return [...names]
    .filter((name) => expected[name]?.rows !== found[name]?.rows || expected[name]?.digest !== found[name]?.digest)
    .toSorted();
}
