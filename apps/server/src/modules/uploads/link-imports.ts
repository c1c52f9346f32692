import { randomUUID } from 'node:crypto';
import {
  type AssetId,
  type CallData,
  type CheckedInput,
  type Quota,
  rankOfGroup,
  type UiLanguage,
  type UserGroup,
} from '@reelwright/contracts';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import { sayError } from '../../say-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { AssetsService } from '../assets/assets.service.ts';
import { importLinkJob } from './library-jobs.ts';
import {
  countOpenUploads,
  insertUpload,
  listOpenImports,
  listPreparing,
  lockStorage,
  type UploadFiles,
} from './uploads.store.ts';
import { nameOfLink } from './name-of-link.ts';

interface LinkImportsNeeds {
  database: Database;
  assets: Pick<AssetsService, 'library'>;
  queue: Pick<Queue, 'enqueue'>;
  clock: Clock;
  quotaOf(plan: UserGroup): Quota;
  /** Throws STORAGE_QUOTA. */
  checkStorage(tx: Executor, actor: Actor, addedBytes: number): Promise<void>;
  discardUploads(uploads: readonly UploadFiles[], signal: AbortSignal): Promise<void>;
}

/** The queue may be long; and a failure is shown for a day. */
const IMPORT_KEPT_S = 24 * 60 * 60;

export type QueuedUpload = CallData<'listQueue'>['list'][number];

/** Files that the server fetches from links, and what else is on its way into the library. */
export function createLinkImports(needs: LinkImportsNeeds) {
  const { database, assets, queue, clock, quotaOf, checkStorage } = needs;
  return {
    /** Throws NOT_FOUND for the folder, COUNT_EXCEEDED for too many open uploads, and STORAGE_QUOTA where nothing fits. */
    async importLinks(
      actor: Actor,
      { urls, folder_id: folderId }: CheckedInput<'importLinks'>,
    ): Promise<CallData<'importLinks'>> {
      const { userId, workspaceId, plan } = actor;
      const { openUploads, mediaMinutes } = quotaOf(plan);
      if (folderId !== null) await assets.library.getFolder(database.db, actor, folderId);
      const now = clock.now();
      const list = [...new Set(urls)].map((url) => ({
        upload_id: randomUUID() as AssetId,
        file_name: nameOfLink({ url, disposition: '' }),
        url,
      }));
      await database.transaction(async (tx) => {
        await lockStorage(tx, workspaceId);
        if ((await countOpenUploads(tx, { userId, now })) + list.length > openUploads) {
          throw new AppError('COUNT_EXCEEDED');
        }
        await checkStorage(tx, actor, 1);
        for (const { upload_id: uploadId, file_name: fileName, url } of list) {
          await insertUpload(tx, {
            uploadId,
            workspaceId,
            userId,
            fileName,
            folderId,
            sourceUrl: url,
            libraryMaxS: mediaMinutes * 60,
            createdAt: now,
            expiresAt: new Date(now.getTime() + IMPORT_KEPT_S * 1000),
          });
          const options = { tx, key: String(workspaceId), priority: rankOfGroup(plan) };
          await queue.enqueue(importLinkJob, { uploadId, plan }, options);
        }
      });
      return { list };
    },

    /** Returns what is being fetched or prepared, and the links that failed, oldest first. */
    async listQueuedUploads({ workspaceId }: Actor, language: UiLanguage): Promise<QueuedUpload[]> {
      const rows = await listPreparing(database.db, { workspaceId, now: clock.now() });
      return rows.map(({ uploadId, fileName, sourceUrl, preparingAs, percent, failure }) => ({
        id: uploadId,
        file_name: fileName,
        kind: sourceUrl === null ? 'upload' : 'link',
        state: failure ? 'failed' : preparingAs === null ? 'waiting' : 'preparing',
        percent,
        url: sourceUrl,
        problem: failure && sayError(failure, language),
      }));
    },

    /** Drops the links that failed or were not fetched yet. Returns how many these were. */
    async dropImports({ workspaceId }: Actor, signal: AbortSignal): Promise<number> {
      const dropped = await listOpenImports(database.db, workspaceId);
      await needs.discardUploads(dropped, signal);
      return dropped.length;
    },
  };
}
