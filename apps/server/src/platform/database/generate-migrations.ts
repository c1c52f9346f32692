import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { appendFile, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { MIGRATIONS_FOLDER } from './migrations.ts';

const SERVER_FOLDER = path.resolve(import.meta.dirname, '../../..');

/** Writes the one initial migration: every `*.tables.ts`, then every `*.tables.sql` for what Drizzle can't express. */
export async function generateMigrations(folder: string): Promise<void> {
  await rm(path.join(folder, 'meta'), { recursive: true, force: true });
  await rm(path.join(folder, '0000_initial.sql'), { force: true });
  const options = [
    '--dialect=postgresql',
    '--schema=./src/**/*.tables.ts',
    `--out=${path.relative(SERVER_FOLDER, folder)}`,
  ];
  await promisify(execFile)('npx', ['drizzle-kit', 'generate', ...options, '--name=initial'], { cwd: SERVER_FOLDER });
  for (const file of globSync('src/**/*.tables.sql', { cwd: SERVER_FOLDER }).toSorted()) {
    const statements = await readFile(path.join(SERVER_FOLDER, file), 'utf8');
    await appendFile(path.join(folder, '0000_initial.sql'), `\n--> statement-breakpoint\n${statements.trimEnd()}`);
  }
}

if (import.meta.main) await generateMigrations(MIGRATIONS_FOLDER);
