import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';

const SERVER_FOLDER = path.resolve(import.meta.dirname, '../../..');

/**
 * Adds a migration with the difference between the last migration and the current `*.tables.ts`; adds none if there is
 * no difference. Existing migrations are never rewritten: installations have run them. SQL that Drizzle can't express
 * is in `*.tables.sql`; copy a change there into the new migration by hand.
 */
export async function generateMigration(folder: string, name: string): Promise<void> {
  const options = [
    '--dialect=postgresql',
    '--schema=./src/**/*.tables.ts',
    `--out=${path.relative(SERVER_FOLDER, folder)}`,
    `--name=${name}`,
  ];
  await promisify(execFile)('npx', ['drizzle-kit', 'generate', ...options], { cwd: SERVER_FOLDER });
}

if (import.meta.main) {
  const name = process.argv[2];
  if (name === undefined) {
    process.stderr.write('Name what the migration does: npm run db:generate -w apps/server -- add_shares\n');
    process.exitCode = 2;
  } else await generateMigration(MIGRATIONS_FOLDER, name);
}
