import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { compareFingerprints, type Fingerprints, fingerprintTables } from '../database/fingerprint-tables.ts';
import { StartupError } from '../settings/startup-error.ts';
import { type BackupFacts, findBackupFacts } from './backup-folder.ts';
import { measureFiles } from './copy-files.ts';
import { fingerprintPostgres, readArchive, restorePostgres, withClient } from './dump-postgres.ts';

/** SQLSTATE insufficient_privilege. */
const NOT_ALLOWED = '42501';

/** How far a backup was checked: `opened` compares every row, `read` finds a damaged archive. */
export type Verification = 'opened' | 'read';

export async function getBackupFacts(folder: string): Promise<BackupFacts> {
  const facts = await findBackupFacts(folder);
  if (!facts) throw new StartupError(`${folder} is no finished backup: name a folder that holds a backup.json.`);
  return facts;
}

/** Returns what the tables of an embedded database hold. Nobody else may have it open. */
export async function fingerprintPglite(folder: string): Promise<Fingerprints> {
  const client = await PGlite.create(folder);
  try {
    return await client.transaction((tx) => fingerprintTables((sql) => tx.query<Record<string, unknown>>(sql)));
  } finally {
    await client.close();
  }
}

/**
 * Opens a backup and compares what it holds with what was there when it was made. Throws a StartupError that names the
 * difference. `url` leads to the PostgreSQL server on which an archive may be opened for a moment.
 */
export async function verifyBackup(folder: string, { url }: { url: string | undefined }): Promise<Verification> {
  const facts = await getBackupFacts(folder);
  const files = await measureFiles(path.join(folder, 'storage'));
  if (files.count !== facts.files.count || files.sizeBytes !== facts.files.sizeBytes) {
    throw new StartupError(
      `The backup ${folder} is damaged: it holds ${files.count} files of ${files.sizeBytes} bytes ` +
        `instead of ${facts.files.count} of ${facts.files.sizeBytes}. Make another.`,
    );
  }
  const found = await fingerprintBackup(folder, facts, url);
  if (found === 'read') return 'read';
  // Copies made before a migration were not counted.
  if (Object.keys(facts.tables).length > 0) assertSameTables(facts.tables, found, `The backup ${folder}`);
  return 'opened';
}

/** Throws a StartupError that names the tables that differ. */
export function assertSameTables(expected: Fingerprints, found: Fingerprints, what: string): void {
  const different = compareFingerprints(expected, found);
  if (different.length === 0) return;
  throw new StartupError(`${what} is damaged: the rows of ${different.join(', ')} are not those that were copied.`);
}

async function fingerprintBackup(
  folder: string,
  { dialect }: BackupFacts,
  url: string | undefined,
): Promise<Fingerprints | 'read'> {
  try {
    if (dialect === 'pglite') return await fingerprintPglite(path.join(folder, 'database'));
    return await fingerprintArchive(path.join(folder, 'database.dump'), url);
  } catch (error) {
    throw new StartupError(`The database in the backup ${folder} does not open: it is damaged. Make another.`, {
      cause: error,
    });
  }
}

/** Loads an archive into a database of its own, which is removed again. */
async function fingerprintArchive(file: string, url: string | undefined): Promise<Fingerprints | 'read'> {
  await readArchive(file);
  if (url === undefined) return 'read';
  const name = `reelwright_verify_${randomUUID().replaceAll('-', '')}`;
  try {
    await withClient(url, (client) => client.query(`CREATE DATABASE ${name}`));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === NOT_ALLOWED) return 'read';
    throw error;
  }
  try {
    const verifyUrl = new URL(url);
    verifyUrl.pathname = `/${name}`;
    await restorePostgres({ url: verifyUrl.href, file });
    return await fingerprintPostgres(verifyUrl.href);
  } finally {
    await withClient(url, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
  }
}
