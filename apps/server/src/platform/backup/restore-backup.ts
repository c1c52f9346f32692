import { existsSync } from 'node:fs';
import { chmod, copyFile, cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { lockDataFolder } from '../database/data-folder-lock.ts';
import { RESTORE_MARK } from '../database/embedded-folder.ts';
import { listTables } from '../database/fingerprint-tables.ts';
import { StartupError } from '../settings/startup-error.ts';
import { copyFiles, isEmptyFolder } from './copy-files.ts';
import { fingerprintPostgres, restorePostgres, withClient } from './dump-postgres.ts';
import { SECRET_FILES, STORAGE_FOLDERS } from './make-backup.ts';
import { assertSameTables, fingerprintPglite, getBackupFacts } from './verify-backup.ts';

export interface RestoreRequest {
  /** The backup's folder. */
  backup: string;
  dataDir: string;
  storageDir: string;
  databaseUrl: string | undefined;
  signal: AbortSignal;
  onProgress(text: string): void;
}

export interface Restored {
  /** Where the data from before is kept; null if there was none. */
  replacedFolder: string | null;
}

/** Brings a backup back. What was there before is moved aside, never deleted. */
export async function restoreBackup(request: RestoreRequest): Promise<Restored> {
  const { dialect } = await getBackupFacts(request.backup);
  if (dialect === 'pglite' && request.databaseUrl !== undefined) {
    throw new StartupError(
      'This backup is of an embedded database: restore it without DATABASE_URL, then run npm run move-to-postgres.',
    );
  }
  if (dialect === 'postgres' && request.databaseUrl === undefined) {
    throw new StartupError('This backup is of PostgreSQL: set DATABASE_URL to an empty database for it.');
  }
  return request.databaseUrl === undefined
    ? await restoreEmbedded(request)
    : await restoreToPostgres(request, request.databaseUrl);
}

async function restoreEmbedded({ backup, dataDir, storageDir, signal, onProgress }: RestoreRequest): Promise<Restored> {
  const lock = await lockDataFolder(dataDir);
  try {
    const facts = await getBackupFacts(backup);
    const isWhole = facts.kind === 'whole';
    const arriving = path.join(dataDir, 'restoring');
    await rm(arriving, { recursive: true, force: true });
    await mkdir(arriving, { mode: 0o700 });

    onProgress('Copying the database');
    await cp(path.join(backup, 'database'), path.join(arriving, 'database'), { recursive: true });
    if (isWhole) {
      onProgress('Copying files');
      await copyFiles(path.join(backup, 'storage'), path.join(arriving, 'storage'), { signal });
    }
    onProgress('Checking the copy');
    const found = await fingerprintPglite(path.join(arriving, 'database'));
    if (isWhole) assertSameTables(facts.tables, found, 'The copy');

    onProgress('Moving it to its place');
    const replaced = path.join(dataDir, `replaced-${new Date().toISOString().replaceAll(':', '-')}`);
    await writeFile(path.join(dataDir, RESTORE_MARK), backup);
    const moves = [
      { from: path.join(arriving, 'database'), to: path.join(dataDir, 'database'), old: 'database' },
      ...(isWhole
        ? STORAGE_FOLDERS.map((name) => ({
            from: path.join(arriving, 'storage', name),
            to: path.join(storageDir, name),
            old: path.join('storage', name),
          }))
        : []),
    ];
    let hasReplaced = false;
    for (const { from, to, old } of moves) {
      if (existsSync(to)) {
        await moveFolder(to, path.join(replaced, old));
        hasReplaced = true;
      }
      if (existsSync(from)) await moveFolder(from, to);
    }
    if (isWhole) await restoreSecrets(backup, dataDir);
    await rm(arriving, { recursive: true, force: true });
    await rm(path.join(dataDir, RESTORE_MARK));
    return { replacedFolder: hasReplaced ? replaced : null };
  } finally {
    await lock.release();
  }
}

/** Moves a folder; to another disk by a copy. */
async function moveFolder(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  try {
    await rename(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    await cp(from, to, { recursive: true, preserveTimestamps: true });
    await rm(from, { recursive: true });
  }
}

async function restoreSecrets(backup: string, dataDir: string): Promise<void> {
  for (const name of SECRET_FILES) {
    if (!existsSync(path.join(backup, name))) continue;
    await copyFile(path.join(backup, name), path.join(dataDir, name));
    await chmod(path.join(dataDir, name), 0o600);
  }
}

async function restoreToPostgres(
  { backup, dataDir, storageDir, signal, onProgress }: RestoreRequest,
  url: string,
): Promise<Restored> {
  const facts = await getBackupFacts(backup);
  const isWhole = facts.kind === 'whole';
  const tables = await withClient(url, (client) => listTables((sql) => client.query<Record<string, unknown>>(sql)));
  if (tables.length > 0) {
    throw new StartupError(
      'The database that DATABASE_URL names is not empty: make a new one (createdb) and name that in DATABASE_URL.',
    );
  }
  if (isWhole && !(await isEmptyFolder(path.join(storageDir, 'files')))) {
    throw new StartupError(
      `${storageDir} holds files already: move them away, or name an empty folder in STORAGE_DIR.`,
    );
  }
  if (isWhole) {
    onProgress('Copying files');
    await mkdir(storageDir, { recursive: true, mode: 0o700 });
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await copyFiles(path.join(backup, 'storage'), storageDir, { signal });
    await restoreSecrets(backup, dataDir);
  }
  onProgress('Loading the database');
  await restorePostgres({ url, file: path.join(backup, 'database.dump') });
  onProgress('Checking the rows');
  if (isWhole) assertSameTables(facts.tables, await fingerprintPostgres(url), 'The restored database');
  return { replacedFolder: null };
}
