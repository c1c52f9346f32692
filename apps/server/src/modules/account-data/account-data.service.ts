import { randomUUID } from 'node:crypto';
import type { AccountExport, UserId } from '@reelwright/contracts';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { AccountDataDependencies } from './account-data.dependencies.ts';
import { exportAccountJob } from './account-data.jobs.ts';
import { changeExport, deleteExpiredExports, findExport, replaceExport } from './account-data.store.ts';
import { type Asker, deleteDueAccounts, keepAccount, scheduleDeletion } from './delete-account.ts';
import { exportAccount, toExportFolder, toExportKey } from './export-account.ts';

const URL_S = 3600;

/** Who asks for an archive, in which session. */
type Exporter = Pick<Asker, 'actor' | 'session'>;

/** What users may have of their data: all of it in an archive, or nothing of it left here. */
export function createAccountDataService(dependencies: AccountDataDependencies) {
  const { database, storage, sessions, queue, clock, log } = dependencies;

  /** A ready archive has an address only for somebody who signed in a moment ago. */
  async function getExport({ actor: { userId }, session }: Exporter): Promise<AccountExport | null> {
    const row = await findExport(database.db, userId);
    if (!row || (row.expiresAt !== null && row.expiresAt <= clock.now())) return null;
    const isFetchable = row.state === 'ready' && (await sessions.isSignInFresh(userId, session?.sessionId));
    const downloadName = `reelwright-${row.createdAt.toISOString().slice(0, 10)}.zip`;
    return {
      state: row.state,
      percent: row.percent,
      url: isFetchable
        ? await storage.signGet(toExportKey(userId, row.exportId), { expiresInS: URL_S, downloadName })
        : null,
      filesize: row.sizeBytes,
      created_at: row.createdAt.toISOString(),
      expires_at: row.expiresAt?.toISOString() ?? null,
    };
  }

  return {
    getExport,

    /** Throws SIGN_IN_AGAIN or EXPORT_RUNNING. */
    async startExport(exporter: Exporter): Promise<AccountExport | null> {
      const { userId } = exporter.actor;
      await sessions.checkFreshSignIn(userId, exporter.session?.sessionId);
      const exportId = randomUUID();
      await database.transaction(async (tx) => {
        if (!(await replaceExport(tx, { exportId, userId, createdAt: clock.now() }))) {
          throw new AppError('EXPORT_RUNNING');
        }
        await queue.enqueue(exportAccountJob, { exportId }, { tx, key: String(userId) });
      });
      for (const { key } of await storage.list(toExportFolder(userId))) {
        if (key !== toExportKey(userId, exportId)) await storage.delete(key);
      }
      return getExport(exporter);
    },

    /** Throws only errors that are worth another try. */
    async makeExport({
      exportId,
      triesLeft,
      signal,
    }: {
      exportId: string;
      triesLeft: number;
      signal: AbortSignal;
    }): Promise<void> {
      try {
        await exportAccount(dependencies, { exportId, signal });
      } catch (error) {
        signal.throwIfAborted();
        if (triesLeft > 0) throw error;
        await changeExport(database.db, exportId, { state: 'failed' });
        log.error('account_data.not_exported', { exportId, error });
      }
    },

    scheduleDeletion: (input: { password: string | undefined; confirmation: string }, request: Asker): Promise<Date> =>
      scheduleDeletion(dependencies, input, request),

    keepAccount: (actor: Actor): Promise<void> => keepAccount(dependencies, actor),

    deleteDueAccounts: (signal: AbortSignal): Promise<number> => deleteDueAccounts(dependencies, signal),

    async purgeExports(): Promise<void> {
      for (const { userId, exportId } of await deleteExpiredExports(database.db, clock.now())) {
        await storage.delete(toExportKey(userId as UserId, exportId));
      }
    },
  };
}

export type AccountDataService = ReturnType<typeof createAccountDataService>;
