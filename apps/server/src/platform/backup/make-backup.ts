import { constants } from 'node:fs';
import { chmod, copyFile, cp, mkdir, rename, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../database/database.ts';
import { type Fingerprints, fingerprintTables, type RunSql } from '../database/fingerprint-tables.ts';
import { findErrno } from '../disk/find-errno.ts';
import { StartupError } from '../settings/startup-error.ts';
import { type BackupFacts, toBackupName, writeBackupFacts } from './backup-folder.ts';
import { copyFiles, measureFiles } from './copy-files.ts';
import { dumpInSnapshot } from './dump-postgres.ts';

export interface BackupRequest {
  database: OpenDatabase;
  dataDir: string;
  storageDir: string;
  backupDir: string;
  version: string;
  signal: AbortSignal;
  onProgress(text: string): void;
}

/** Files of the data folder that a restored installation needs to know its users and its own addresses again. */
export const SECRET_FILES = ['secret', 'demo-account.json'];
/** Folders of storage that hold what users have; the others hold what can be made again. */
export const STORAGE_FOLDERS = ['files', 'types'];
const PROGRESS_EVERY_FILES = 500;

/**
 * Makes a backup of the database and the files, consistent while the product runs: rows are those of one moment, and
 * every file that they name is there. A stored file never changes, so files copied before that moment are still right;
 * those added since are copied after it. Returns the folder.
 */
export async function makeBackup(request: BackupRequest): Promise<string> {
  const { database, dataDir, storageDir, backupDir, version, signal, onProgress } = request;
  const createdAt = new Date();
  const folder = path.join(backupDir, toBackupName('whole', createdAt));
  const unfinished = `${folder}.unfinished`;
  await checkRoom(request);
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    onProgress('Copying files');
    await copyStorage(storageDir, unfinished, { signal, onProgress });
    onProgress('Copying the database');
    const tables = await copyDatabase(database, { dataDir, folder: unfinished });
    onProgress('Copying files added meanwhile');
    await copyStorage(storageDir, unfinished, { signal, onProgress: () => undefined });
    await copySecrets(dataDir, unfinished);
    const facts: BackupFacts = {
      format: 1,
      kind: 'whole',
      dialect: database.dialect,
      version,
      createdAt: createdAt.toISOString(),
      tables,
      files: await measureFiles(path.join(unfinished, 'storage')),
    };
    await writeBackupFacts(unfinished, facts);
    await rename(unfinished, folder);
    return folder;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function checkRoom({ dataDir, storageDir, backupDir }: BackupRequest): Promise<void> {
  await mkdir(backupDir, { recursive: true, mode: 0o700 });
  const folders = [path.join(dataDir, 'database'), ...STORAGE_FOLDERS.map((name) => path.join(storageDir, name))];
  const sizes = await Promise.all(folders.map(measureFiles));
  const neededBytes = sizes.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const { bavail, bsize } = await statfs(backupDir);
  if (bavail * bsize > neededBytes) return;
  const toMegabytes = (bytes: number): number => Math.ceil(bytes / 2 ** 20);
  throw new StartupError(
    `A backup needs ${toMegabytes(neededBytes)} MB in ${backupDir}, and ${toMegabytes(bavail * bsize)} MB are free: ` +
      'free some space, or choose another disk with BACKUP_DIR.',
  );
}

async function copyStorage(
  storageDir: string,
  folder: string,
  { signal, onProgress }: Pick<BackupRequest, 'signal' | 'onProgress'>,
): Promise<void> {
  for (const name of STORAGE_FOLDERS) {
    await copyFiles(path.join(storageDir, name), path.join(folder, 'storage', name), {
      signal,
      onFile: (count) => {
        if (count % PROGRESS_EVERY_FILES === 0) onProgress(`Copying files: ${count} ${name}`);
      },
    });
  }
}

/**
 * Copies the database as one transaction sees it. The embedded database has one connection: while the transaction is
 * open nobody else writes, and after a checkpoint its folder can be copied like a closed one.
 */
async function copyDatabase(
  database: OpenDatabase,
  { dataDir, folder }: { dataDir: string; folder: string },
): Promise<Fingerprints> {
  const { driver } = database;
  if (driver.dialect === 'postgres')
    return await dumpInSnapshot({ url: driver.url, file: path.join(folder, 'database.dump') });
  return await database.transaction(async (tx) => {
    const tables = await fingerprintTables(async (text) => {
      // Both drivers return their own type of result, and rows in each.
      const result: unknown = await tx.execute(sql.raw(text));
      return result as Awaited<ReturnType<RunSql>>;
    });
    await tx.execute(sql`CHECKPOINT`);
    await cp(path.join(dataDir, 'database'), path.join(folder, 'database'), {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
    });
    return tables;
  });
}

async function copySecrets(dataDir: string, folder: string): Promise<void> {
  for (const name of SECRET_FILES) {
    try {
      await copyFile(path.join(dataDir, name), path.join(folder, name));
      await chmod(path.join(folder, name), 0o600);
    } catch (error) {
      // With SIGNING_SECRET or PostgreSQL there is none.
      if (findErrno(error) !== 'ENOENT') throw error;
    }
  }
}
