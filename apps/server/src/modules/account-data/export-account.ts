import { PassThrough, type Readable } from 'node:stream';
import { ACCOUNT_LIMITS, type UserId } from '@reelwright/contracts';
import { isMailAddress } from '../../platform/mail/mail-address.ts';
import { createArchive } from '../../platform/storage/archive.ts';
import { changeExport, findExportById, type Owner, readCatalogue, readOwnedRows } from './account-data.store.ts';
import type { AccountDataDependencies } from './account-data.dependencies.ts';
import { findOwnedTables, type OwnedTable } from './owned-tables.ts';

const ROWS_AT_ONCE = 200;
const DAY_MS = 86_400_000;

export const toExportFolder = (userId: UserId): string => `exports/${userId}/`;
export const toExportKey = (userId: UserId, exportId: string): string => `${toExportFolder(userId)}${exportId}.zip`;

/** A file of the archive. */
interface ArchivedFile {
  path: string;
  key: string;
}

/** Yields the rows of a table as one JSON array, so that no table is held in memory. */
async function* writeRows(
  { database }: Pick<AccountDataDependencies, 'database'>,
  { table, tables, owner }: { table: OwnedTable; tables: readonly OwnedTable[]; owner: Owner },
): AsyncGenerator<string> {
  yield '[';
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const rows = await readOwnedRows(database.db, { table, tables, owner, offset, max: ROWS_AT_ONCE });
    for (const [index, row] of rows.entries()) {
      yield `${offset + index > 0 ? ',' : ''}\n${JSON.stringify(row)}`;
    }
    if (rows.length < ROWS_AT_ONCE) break;
  }
  yield '\n]\n';
}

/** Keeps what file systems of any kind accept. */
const toFileName = (name: string): string => name.replaceAll(/[^\p{L}\p{N}._ -]/gu, '_').slice(0, 100);

async function listFiles(
  { database, storage }: Pick<AccountDataDependencies, 'database' | 'storage'>,
  { tables, owner }: { tables: readonly OwnedTable[]; owner: Owner },
): Promise<ArchivedFile[]> {
  const files: ArchivedFile[] = [];
  const assets = tables.find(({ name }) => name === 'assets');
  if (!assets) throw new Error('the database has no table of assets');
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const rows = await readOwnedRows(database.db, { table: assets, tables, owner, offset, max: ROWS_AT_ONCE });
    for (const { asset_id: id, file_name: name, storage_key: key } of rows) {
      // An upload as it came; what a tool made has no original.
      const original = `library/${String(id)}/original`;
      const isUpload = (await storage.head(original)) !== undefined;
      files.push({
        path: `files/${String(id).slice(0, 8)}-${toFileName(String(name))}`,
        key: isUpload ? original : String(key),
      });
    }
    if (rows.length < ROWS_AT_ONCE) break;
  }
  for (const { key } of await storage.list(`avatars/${owner.userId}/`)) {
    files.push({ path: `files/profile.${key.split('.').at(-1) ?? 'jpg'}`, key });
  }
  return files;
}

/**
 * Makes the archive of an account: a JSON file for each table, and all files. Nothing is held in memory but one row and
 * one piece of a file at a time. Throws the signal's reason.
 */
export async function exportAccount(
  dependencies: AccountDataDependencies,
  { exportId, signal }: { exportId: string; signal: AbortSignal },
): Promise<void> {
  const { database, storage, members, mails, profiles, clock } = dependencies;
  const row = await findExportById(database.db, exportId);
  if (row?.state !== 'running') return;
  const userId = row.userId as UserId;
  const owner: Owner = { userId, workspaceIds: await members.listCreatedWorkspaces(userId) };
  const tables = findOwnedTables(await readCatalogue(database.db));
  const files = await listFiles(dependencies, { tables, owner });
  const total = tables.length + files.length;
  const archive = createArchive();
  // What goes wrong while the archive is written must end the write as well.
  const body = archive.output.pipe(new PassThrough());
  const stored = storage.put(toExportKey(userId, exportId), body, 'application/zip');
  stored.catch(() => archive.output.destroy());
  try {
    let done = 0;
    const add = async (path: string, content: AsyncIterable<unknown> | Readable, isPacked = false): Promise<void> => {
      signal.throwIfAborted();
      await Promise.race([archive.add(path, content, { isPacked }), stored]);
      done++;
      const percent = Math.floor((99 * done) / total);
      if (percent >= Math.floor((99 * (done - 1)) / total) + 1) await changeExport(database.db, exportId, { percent });
    };
    for (const table of tables) await add(`data/${table.name}.json`, writeRows(dependencies, { table, tables, owner }));
    for (const { path, key } of files) {
      if (await storage.head(key)) await add(path, await storage.get(key), true);
    }
    archive.end();
  } catch (error) {
    body.destroy(error instanceof Error ? error : new Error(String(error)));
    await stored.catch(() => undefined);
    throw error;
  }
  const { sizeBytes } = await stored;
  if (!(await findExportById(database.db, exportId))) {
    // The account was deleted meanwhile.
    await storage.delete(toExportKey(userId, exportId));
    return;
  }
  const expiresAt = new Date(clock.now().getTime() + ACCOUNT_LIMITS.exportDays * DAY_MS);
  const { email } = await members.getMember(userId);
  await database.transaction(async (tx) => {
    await changeExport(tx, exportId, { state: 'ready', percent: 100, sizeBytes, expiresAt });
    const { language, wantsResults } = await profiles.getMailChoices(tx, userId);
    if (!wantsResults || email === null || !isMailAddress(email)) return;
    const values = { expiresAt: expiresAt.toISOString() };
    await mails.queueMail(tx, { to: email, language, template: { name: 'export_ready', values } });
  });
}
