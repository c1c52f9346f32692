import { randomUUID } from 'node:crypto';
import {
  type CallData,
  DOWNLOAD_LIMITS,
  type LookupId,
  rankOfGroup,
  type TaskId,
  type UiLanguage,
  type VideoLookup,
  type WorkspaceId,
} from '@reelwright/contracts';
import type { Actor, OwnerMove } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { LinkedVideo } from '../../engines/video-links/video-links.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { authorize } from '../../policy.ts';
import { lookUpLinkJob } from './downloader.jobs.ts';
import { canLookup } from './downloader.policy.ts';
import { presentDownload, presentLookup } from './downloader.presenter.ts';
import {
  countOpenLookups,
  deleteDownloadsOfWorkspace,
  deleteLookups,
  deleteOldDownloads,
  type DownloadRow,
  findLookup,
  insertLookup,
  listDownloads,
  listLookupsOfWorkspace,
  listOldLookups,
  type LookupRow,
  moveLookups,
  writeDownload,
} from './downloader.store.ts';
import { toLookupFolder } from './look-up-link.ts';

interface DownloaderDependencies {
  database: Database;
  queue: Pick<Queue, 'enqueue'>;
  storage: Pick<Storage, 'signGet' | 'deleteFolder'>;
  clock: Clock;
}

const URL_LIFETIME_S = 3600;
const DAY_MS = 86_400_000;
const PURGED_AT_ONCE = 200;

/** Links to videos: what is behind them, and how far their downloads are. */
export function createDownloaderService({ database, queue, storage, clock }: DownloaderDependencies) {
  async function present(row: LookupRow, language: UiLanguage): Promise<VideoLookup> {
    const { thumbnailKey } = row;
    const url = thumbnailKey === null ? null : await storage.signGet(thumbnailKey, { expiresInS: URL_LIFETIME_S });
    return presentLookup(row, url, language);
  }

  async function forget(lookupIds: readonly LookupId[]): Promise<void> {
    for (const lookupId of lookupIds) await storage.deleteFolder(toLookupFolder(lookupId));
    await deleteLookups(database.db, lookupIds);
  }

  return {
    /** Begins to look a link up. Throws QUEUE_LIMIT if the user has too many links that are being looked up. */
    async submitLink(actor: Actor, url: string, language: UiLanguage): Promise<VideoLookup> {
      const { userId, workspaceId, plan } = actor;
      const lookupId = randomUUID() as LookupId;
      const row = await database.transaction(async (tx) => {
        if ((await countOpenLookups(tx, userId)) >= DOWNLOAD_LIMITS.maxLookups) throw new AppError('QUEUE_LIMIT');
        const inserted = await insertLookup(tx, {
          lookupId,
          workspaceId,
          userId,
          url,
          state: 'in_queue',
          createdAt: clock.now(),
        });
        await queue.enqueue(lookUpLinkJob, { lookupId }, { tx, id: lookupId, priority: rankOfGroup(plan) });
        return inserted;
      });
      return await present(row, language);
    },

    /** Returns a lookup, or the downloads of a task. Throws NOT_FOUND, also for a task that has not begun to download. */
    async getInfo(actor: Actor, id: string, language: UiLanguage): Promise<CallData<'getVideoInfoByTaskId'>> {
      const lookup = await findLookup(database.db, id as LookupId);
      if (lookup)
        return { kind: 'lookup', lookup: await present(authorize(canLookup, actor, 'read', lookup), language) };
      const downloads = await listDownloads(database.db, id as TaskId);
      authorize(canLookup, actor, 'read', downloads[0]);
      return { kind: 'download', downloads: downloads.map(presentDownload) };
    },

    /** Returns what was found behind a link of the workspace; undefined if it is unknown, forgotten or not ready. */
    async findLink(
      actor: Actor,
      lookupId: LookupId,
    ): Promise<{ url: string; video: Omit<LinkedVideo, 'thumbnail'>; thumbnailKey: string | null } | undefined> {
      const row = await findLookup(database.db, lookupId);
      if (!row?.video || row.state !== 'ready' || !canLookup(actor, 'read', row)) return undefined;
      return { url: row.url, video: row.video, thumbnailKey: row.thumbnailKey };
    },

    async reportDownload(
      { workspaceId, userId }: Actor,
      download: Pick<DownloadRow, 'taskId' | 'variant' | 'doneBytes' | 'totalBytes' | 'bytesPerSecond'>,
    ): Promise<void> {
      await writeDownload(database.db, { ...download, workspaceId, userId, changedAt: clock.now() });
    },

    async moveWorkspaceLookups(tx: Executor, move: OwnerMove): Promise<void> {
      await moveLookups(tx, move);
    },

    async purgeWorkspaceLookups(workspaceId: WorkspaceId): Promise<void> {
      await forget(await listLookupsOfWorkspace(database.db, workspaceId));
      await deleteDownloadsOfWorkspace(database.db, workspaceId);
    },

    /** Forgets what was found long ago. */
    async purgeOld(signal: AbortSignal): Promise<void> {
      const before = new Date(clock.now().getTime() - DOWNLOAD_LIMITS.keptDays * DAY_MS);
      signal.throwIfAborted();
      await forget(await listOldLookups(database.db, { createdBefore: before, max: PURGED_AT_ONCE }));
      await deleteOldDownloads(database.db, before);
    },
  };
}

export type DownloaderService = ReturnType<typeof createDownloaderService>;
