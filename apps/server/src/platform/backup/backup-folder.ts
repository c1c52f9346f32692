import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

/** What a backup holds: everything, or the database alone, as it was before a migration. */
const backupFacts = z.object({
  format: z.literal(1),
  kind: z.enum(['whole', 'before_migration']),
  /** Which database it was taken of: `database/` is a folder of PGlite, `database.dump` an archive of pg_dump. */
  dialect: z.enum(['pglite', 'postgres']),
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** What each table held; empty where nothing was counted. */
  tables: z.record(z.string(), z.object({ rows: z.number(), digest: z.string() })),
  files: z.object({ count: z.number(), sizeBytes: z.number() }),
});
export type BackupFacts = z.infer<typeof backupFacts>;

/** Written last: a folder without it is an unfinished backup. */
const FACTS_FILE = 'backup.json';

/** Returns the name of a new backup's folder; names sort by time. */
export function toBackupName(kind: BackupFacts['kind'], createdAt: Date): string {
  const time = createdAt
    .toISOString()
    .replaceAll(':', '-')
    .replace(/\.\d+Z$/, 'Z');
  return kind === 'whole' ? time : `${time}-before-migration`;
}

export async function writeBackupFacts(folder: string, facts: BackupFacts): Promise<void> {
  await writeFile(path.join(folder, FACTS_FILE), `${JSON.stringify(facts, null, 2)}\n`, { mode: 0o600 });
}

/** Undefined if the folder is not a finished backup. */
export async function findBackupFacts(folder: string): Promise<BackupFacts | undefined> {
  try {
    return backupFacts.parse(JSON.parse(await readFile(path.join(folder, FACTS_FILE), 'utf8')));
  } catch {
    // Not there, cut off, or not ours.
    return undefined;
  }
}

/** Returns the finished backups of a folder, oldest first. */
export async function listBackups(backupDir: string): Promise<{ folder: string; facts: BackupFacts }[]> {
  const names: string[] = await readdir(backupDir).catch(() => []);
  const backups = await Promise.all(
    names.toSorted().map(async (name) => {
      const folder = path.join(backupDir, name);
      const facts = await findBackupFacts(folder);
      return facts ? [{ folder, facts }] : [];
    }),
  );
  return backups.flat();
}

/** Says how to get back to the last backup, in one sentence. */
export async function describeWayBack(backupDir: string): Promise<string> {
  const last = (await listBackups(backupDir)).at(-1);
  return last === undefined
    ? `There is no backup in ${backupDir}: copy one into an empty DATA_DIR with npm run restore -- <backup>.`
    : `Go back to the last backup with: npm run restore -- '${last.folder}'`;
}
