import { open } from 'node:fs/promises';
import path from 'node:path';
import { type AssetId, ERRORS, UPLOAD_LIMITS, type UserGroup } from '@reelwright/contracts';
import { identifyMedia, SIGNATURE_BYTES } from '@reelwright/media';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { SaveGuarded } from '../../platform/fetch/guarded-fetch.ts';
import { toUploadKey } from './library-keys.ts';
import type { FinishUpload, FinishUploadDependencies } from './finish-upload.ts';
import { failUpload, findImport, lockStorage, setImported, type UploadRow } from './uploads.store.ts';
import { nameOfLink } from './name-of-link.ts';

export interface ImportLinkDependencies extends FinishUploadDependencies {
  saveGuarded: SaveGuarded;
  finishUpload: FinishUpload;
  /** Throws STORAGE_QUOTA. */
  checkStorage(tx: Executor, actor: Pick<Actor, 'workspaceId' | 'plan'>, addedBytes: number): Promise<void>;
}

interface ImportJob {
  uploadId: AssetId;
  plan: UserGroup;
  triesLeft: number;
  signal: AbortSignal;
}

const ACCEPT = 'image/*,video/*,audio/*';
const FETCH_LIMIT_MS = 30 * 60 * 1000;
const MAX_BYTES = Math.max(
  UPLOAD_LIMITS.image.maxSizeBytes,
  UPLOAD_LIMITS.libraryVideo.maxSizeBytes,
  UPLOAD_LIMITS.libraryAudio.maxSizeBytes,
);

/**
 * Fetches the file of a link into the library; its kind and size are checked by its content, as those of an upload are. Throws
 * only errors that are worth another try; others are kept with the upload.
 */
export async function importLink(job: ImportJob, dependencies: ImportLinkDependencies): Promise<void> {
  const { uploadId, plan, triesLeft, signal } = job;
  const { database, finishUpload, log } = dependencies;
  const upload = await findImport(database.db, uploadId);
  if (!upload) return;
  try {
    const fetched = await fetchFile(upload, job, dependencies);
    if (fetched) await finishUpload(fetched, { owner: { userId: upload.userId, plan }, from: 'job', signal });
  } catch (error) {
    signal.throwIfAborted();
    const code = error instanceof AppError ? error.code : 'SYSTEM_ERROR';
    if (ERRORS[code].retryable && triesLeft > 0) throw error;
    log.info('media_library.link_refused', { uploadId, code, error });
    await failUpload(database.db, uploadId, { code, values: error instanceof AppError ? error.values : {} });
  }
}

/** Returns the upload with its file in place; undefined if it was dropped meanwhile. */
async function fetchFile(
  upload: UploadRow & { sourceUrl: string },
  { plan, signal }: ImportJob,
  { database, storage, makeFolder, saveGuarded, checkStorage }: ImportLinkDependencies,
): Promise<UploadRow | undefined> {
  const { uploadId, workspaceId, sourceUrl } = upload;
  const folder = await makeFolder();
  try {
    const file = path.join(folder.path, 'file');
    const limits = { accept: ACCEPT, maxBytes: MAX_BYTES, timeoutMs: FETCH_LIMIT_MS, signal };
    const { sizeBytes, url, disposition } = await saveGuarded(sourceUrl, { ...limits, path: file });
    const signature = identifyMedia(await readHead(file));
    if (!signature) throw new AppError('FILE_FORMAT');
    const fileName = nameOfLink({ url, disposition, signature });
    const imported = await database.transaction(async (tx) => {
      await lockStorage(tx, workspaceId);
      await checkStorage(tx, { workspaceId, plan }, sizeBytes);
      return await setImported(tx, { uploadId, fileName, declaredBytes: sizeBytes });
    });
    if (imported) await storage.putFile(toUploadKey(uploadId), file, 'application/octet-stream');
    return imported;
  } finally {
    await folder.remove();
  }
}

async function readHead(file: string): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SIGNATURE_BYTES), 0, SIGNATURE_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
