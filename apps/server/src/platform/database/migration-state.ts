import { readMigrationFiles } from 'drizzle-orm/migrator';
import { StartupError } from '../settings/startup-error.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';

type Query = (sql: string) => Promise<{ rows: Record<string, unknown>[] }>;

/** How far a database is, compared with the migrations of this code. */
export interface MigrationState {
  /** No migration has run yet. */
  isNew: boolean;
  /** Migrations of this code that the database has not run. */
  pendingCount: number;
  /** Migrations that the database has run and this code does not know: a newer version wrote it. */
  unknownCount: number;
}

/** The times of this code's migrations, by which Drizzle tells them apart. */
function listKnownMigrations(): number[] {
  return readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(({ folderMillis }) => folderMillis);
}

export async function readMigrationState(query: Query): Promise<MigrationState> {
  const known = listKnownMigrations();
  const { rows: tables } = await query(`SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS is_there`);
  const { rows } = tables[0]?.['is_there']
    ? await query('SELECT created_at FROM drizzle.__drizzle_migrations')
    : { rows: [] };
  const done = rows.map((row) => Number(row['created_at']));
  return {
    isNew: done.length === 0,
    pendingCount: known.filter((each) => !done.includes(each)).length,
    unknownCount: done.filter((each) => !known.includes(each)).length,
  };
}

/** Drizzle ignores migrations that it does not know: an older version would work on tables of another shape. */
export function refuseNewer({ unknownCount }: MigrationState, name: string, wayBack: string): void {
  if (unknownCount === 0) return;
  throw new StartupError(
    `The database ${name} was written by a newer Reelwright (${unknownCount} migrations more than this one knows): ` +
      `start that version, or go back to a backup from before the update. ${wayBack}`,
  );
}
