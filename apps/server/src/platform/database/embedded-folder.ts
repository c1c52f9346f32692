import { existsSync, statSync } from 'node:fs';
import { readdir, readFile, statfs } from 'node:fs/promises';
import path from 'node:path';
import { describeDiskProblem, findDiskProblem } from '../disk/disk-problem.ts';
import { StartupError } from '../settings/startup-error.ts';

/** A first start writes about 160 MB: the database, its log, and fonts. */
const FIRST_START_BYTES = 200 * 2 ** 20;
/** Written after the database at a first start, so none of them is there before it. */
const NEVER_BEFORE_DATABASE = ['secret', 'demo-account.json'];

/** There while a restore moves folders to their places. */
export const RESTORE_MARK = 'restore-in-progress';

export interface EmbeddedFolder {
  dataDir: string;
  /** Tells which backup there is and how to bring it back; a sentence. */
  wayBack: string;
}

/**
 * Refuses a folder in which PGlite would quietly make a new, empty database in the place of a lost one, and a disk that
 * has no room for a first start.
 */
export async function checkEmbeddedFolder({ dataDir, wayBack }: EmbeddedFolder): Promise<void> {
  const folder = path.join(dataDir, 'database');
  if (existsSync(path.join(dataDir, RESTORE_MARK))) {
    const backup = await readFile(path.join(dataDir, RESTORE_MARK), 'utf8');
    throw new StartupError(
      `A restore into ${dataDir} was interrupted: finish it with npm run restore -- '${backup}' ` +
        '(what was there before is in its folder replaced-…).',
    );
  }
  if (existsSync(folder)) {
    if (existsSync(path.join(folder, 'PG_VERSION'))) return;
    throw new StartupError(
      `The database in ${folder} is incomplete (PG_VERSION is missing), as after half a restore. ${wayBack}`,
    );
  }
  const left = NEVER_BEFORE_DATABASE.find((name) =>
    statSync(path.join(dataDir, name), { throwIfNoEntry: false })?.isFile(),
  );
  if (left !== undefined || (await hasFiles(path.join(dataDir, 'storage', 'files')))) {
    throw new StartupError(
      `The data folder ${dataDir} is in use, but its database is missing. ${wayBack} ` +
        'If the data is in PostgreSQL, set DATABASE_URL.',
    );
  }
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < FIRST_START_BYTES) {
    throw new StartupError(
      `A first start needs ${FIRST_START_BYTES / 2 ** 20} MB in ${dataDir}, and ` +
        `${Math.floor((bavail * bsize) / 2 ** 20)} MB are free: free some space, or choose another disk with DATA_DIR.`,
    );
  }
}

async function hasFiles(folder: string): Promise<boolean> {
  return existsSync(folder) && (await readdir(folder)).length > 0;
}

/** Turns what PGlite throws at the opening of a folder into one sentence. */
export function explainOpenFailure(error: unknown, { dataDir, wayBack }: EmbeddedFolder): StartupError {
  const problem = findDiskProblem(error);
  if (problem !== undefined) return new StartupError(describeDiskProblem(problem, dataDir), { cause: error });
  return new StartupError(
    `The database in ${path.join(dataDir, 'database')} is damaged and does not open. ${wayBack}`,
    { cause: error },
  );
}

/** Says that an update of the tables was undone: migrations run in one transaction. */
export function explainUpdateFailure(error: unknown, { dataDir, wayBack }: EmbeddedFolder): StartupError {
  const problem = findDiskProblem(error);
  if (problem !== undefined) return new StartupError(describeDiskProblem(problem, dataDir), { cause: error });
  const reason = error instanceof Error ? error.message : String(error);
  return new StartupError(
    `The database could not be updated and was left as it was (${reason}): start the version before. ${wayBack}`,
    { cause: error },
  );
}
