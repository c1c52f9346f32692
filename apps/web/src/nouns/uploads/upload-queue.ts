import { type AssetId, ERRORS, formatMessage, type LibraryAsset, NETWORK_ERROR_CODE } from '@reelwright/contracts';
import { CallError } from '#src/lib/api-client.ts';
import type { Connection } from '#src/lib/connection.ts';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { makeRandomId } from '#src/lib/random-id.ts';
import type { ChosenFile, KeptUploads } from './kept-uploads.ts';
import type { UploadSession } from './send-parts.ts';
import { type UploadPlace, listPlace } from './upload-place.ts';
import {
  type AcceptedMedia,
  describeSizeLimit,
  findFileKind,
  findFileProblem,
  isShownByBrowsers,
} from './check-media-file.ts';

/** How much of a file was sent, then how much the server has prepared, each 0 to 1. */
interface UploadProgress {
  step: 'sending' | 'preparing';
  fraction: number;
}

/** Uploads one file and waits until it is ready. */
export type Upload = (
  file: File,
  options: { session?: UploadSession; signal: AbortSignal; onProgress(progress: UploadProgress): void },
) => Promise<LibraryAsset>;

/** A file that is uploading or has failed. */
export interface PendingUpload extends UploadProgress {
  id: string;
  file: File;
  /** A preview that the browser can show already; null for files that are no image. */
  previewUrl: string | null;
  isVideo: boolean;
  /** Why the upload failed; null while it runs. */
  problem: string | null;
  /** Whether a retry of the same file may succeed. */
  canRetry: boolean;
  /** The connection is lost: the upload goes on when it is back. */
  isWaiting: boolean;
}

/** Uploads files, each with its own progress and error. Uploads continue while the user visits another screen. */
export interface UploadQueue {
  readonly accepts: AcceptedMedia;
  getPending(): readonly PendingUpload[];
  subscribe(listener: () => void): () => void;
  /** Returns the position of a pending upload. */
  findPlace(id: string): UploadPlace;
  /** Adds files. They keep this order, whichever upload ends first. */
  add(files: Iterable<File>): void;
  retry(id: string): void;
  /** Retries every failed upload that may succeed. */
  retryAll(): void;
  /** How many files were added since the queue was last empty. */
  getTotal(): number;
  dismiss(id: string): void;
}

/** Whether the same file may be taken the next time. */
export function mayPass(error: unknown): boolean {
  const row = error instanceof CallError && Object.values(ERRORS).find(({ code }) => code === error.code);
  return row ? row.retryable : true;
}

/** The server did not answer, or a proxy answered for it: nothing is wrong with the file. */
function isLostConnection(error: unknown): boolean {
  return error instanceof CallError && [NETWORK_ERROR_CODE, 502, 503, 504].includes(error.code);
}

export const isUploading = (pending: readonly PendingUpload[]): boolean =>
  pending.some(({ problem }) => problem === null);

/** More at once would only make each of them slower. */
const MAX_SENDING = 3;
/** Tries of a file while the server is there; without a connection, tries cost nothing. */
const MAX_TRIES = 3;

interface UploadQueueNeeds {
  upload: Upload;
  accepts: AcceptedMedia;
  /** Takes over a file, by the id of its upload. */
  onUploaded(asset: LibraryAsset, place: UploadPlace, id: string): void;
  /** If given, uploads wait for a lost connection and go on by themselves. */
  connection?: Pick<Connection, 'check' | 'whenThere'>;
  /** If given, files on their way survive a reload. */
  kept?: { uploads: KeptUploads; group: string };
}

export function createUploadQueue({ upload, accepts, onUploaded, connection, kept }: UploadQueueNeeds): UploadQueue {
  const listeners = new Set<() => void>();
  const running = new Map<string, AbortController>();
  /** Every file in the order of choice. */
  let chosen: readonly ChosenFile[] = [];
  let pending: readonly PendingUpload[] = [];
  let total = 0;
  /** Uploads that files have arrived in, or parts of them. */
  const begun = new Map<string, AssetId>();
  /** Uploads that wait for their turn, in the order of choice. */
  let waiting: readonly string[] = [];
  /** Uploads whose bytes are on their way. */
  const sending = new Set<string>();
  const publish = (next: readonly PendingUpload[]): void => {
    pending = next;
    for (const listener of listeners) listener();
  };
  const change = (id: string, update: Partial<PendingUpload>): void =>
    publish(pending.map((row) => (row.id === id ? { ...row, ...update } : row)));
  const drop = ({ id, previewUrl }: PendingUpload): void => {
    running.get(id)?.abort();
    running.delete(id);
    if (previewUrl !== null) URL.revokeObjectURL(previewUrl);
    waiting = waiting.filter((each) => each !== id);
    begun.delete(id);
    void kept?.uploads.drop(id);
    const left = pending.filter((row) => row.id !== id);
    if (left.length === 0) total = 0;
    publish(left);
  };

  const keepOrder = (): void => void kept?.uploads.keepOrder(kept.group, chosen);
  /** Frees the place of an upload, for the next one. */
  const leaveLine = (id: string): void => {
    if (sending.delete(id)) sendNext();
  };
  const sendNext = (): void => {
    for (const id of waiting) {
      if (sending.size >= MAX_SENDING) return;
      waiting = waiting.filter((each) => each !== id);
      const row = pending.find((each) => each.id === id);
      if (!row) continue;
      sending.add(id);
      void send(row).finally(() => leaveLine(id));
    }
  };
  const enqueue = (ids: readonly string[]): void => {
    waiting = [...waiting, ...ids];
    sendNext();
  };

  const sessionOf = (id: string): UploadSession => ({
    getUploadId: () => begun.get(id),
    setUploadId(uploadId) {
      begun.set(id, uploadId);
      void kept?.uploads.keepUploadId(id, uploadId);
    },
  });

  /** Uploads a file, and again while only the connection is at fault. */
  const sendPatiently = async ({ id, file }: PendingUpload, signal: AbortSignal): Promise<LibraryAsset> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await upload(file, {
          session: sessionOf(id),
          signal,
          onProgress(progress) {
            change(id, progress);
            // The server prepares what was sent: the line is free for the next file.
            if (progress.step === 'preparing') leaveLine(id);
          },
        });
      } catch (error) {
        if (!connection || signal.aborted || !isLostConnection(error)) throw error;
        if (await connection.check()) {
          if (tries >= MAX_TRIES) throw error;
          continue;
        }
        tries = 0;
        change(id, { isWaiting: true, step: 'sending', fraction: 0 });
        await connection.whenThere();
        signal.throwIfAborted();
        change(id, { isWaiting: false });
      }
    }
  };

  const send = async (row: PendingUpload): Promise<void> => {
    const { id } = row;
    const controller = new AbortController();
    running.set(id, controller);
    try {
      const asset = await sendPatiently(row, controller.signal);
      onUploaded(asset, listPlace(chosen, id), id);
      chosen = chosen.map((each) => (each.id === id ? { id, assetId: asset.id } : each));
      keepOrder();
      drop(row);
    } catch (error) {
      if (controller.signal.aborted) return;
      const canRetry = mayPass(error);
      if (!canRetry) void kept?.uploads.drop(id);
      change(id, { problem: describeError(error, getLanguage()), canRetry, isWaiting: false });
    }
  };

  const makeRow = (id: string, file: File): PendingUpload => {
    const problem = findFileProblem(file, accepts);
    return {
      id,
      file,
      previewUrl: isShownByBrowsers(file.name) && problem === null ? URL.createObjectURL(file) : null,
      isVideo: findFileKind(file.name) === 'video',
      step: 'sending',
      fraction: 0,
      problem: problem && formatMessage(problem, getLanguage(), { limit: describeSizeLimit(file.name) }),
      canRetry: problem === null,
      isWaiting: false,
    };
  };
  const addRows = (rows: readonly PendingUpload[]): void => {
    total += rows.length;
    publish([...pending, ...rows]);
    enqueue(rows.filter(({ problem }) => problem === null).map(({ id }) => id));
  };
  const restart = (rows: readonly PendingUpload[]): void => {
    for (const { id } of rows) change(id, { problem: null, step: 'sending', fraction: 0 });
    enqueue(rows.map(({ id }) => id));
  };

  const resume = async ({ uploads, group }: NonNullable<typeof kept>): Promise<void> => {
    const { files, chosen: before } = await uploads.list(group);
    // Files that were added while the device was asked come after the kept ones.
    const known = new Set(chosen.map(({ id }) => id));
    const placeOf = (id: string): number => before.findIndex((each) => each.id === id);
    const lost = files.filter(({ id }) => !known.has(id)).toSorted((one, other) => placeOf(one.id) - placeOf(other.id));
    if (lost.length === 0) return;
    chosen = [...before.filter(({ id }) => !known.has(id)), ...chosen];
    keepOrder();
    for (const { id, uploadId } of lost) if (uploadId !== undefined) begun.set(id, uploadId);
    addRows(lost.map(({ id, file }) => makeRow(id, file)));
  };
  if (kept) void resume(kept);

  return {
    accepts,
    getPending: () => pending,
    getTotal: () => total,
    findPlace: (id) => listPlace(chosen, id),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(files) {
      const rows = [...files].map((file) => makeRow(makeRandomId(), file));
      chosen = [...chosen, ...rows.map(({ id }) => ({ id }))];
      const sendable = rows.filter(({ problem }) => problem === null);
      void kept?.uploads.keep(
        kept.group,
        sendable.map(({ id, file }) => ({ id, file })),
      );
      keepOrder();
      addRows(rows);
    },
    retry(id) {
      restart(pending.filter((row) => row.id === id));
    },
    retryAll() {
      restart(pending.filter(({ problem, canRetry }) => problem !== null && canRetry));
    },
    dismiss(id) {
      const row = pending.find((known) => known.id === id);
      if (!row) return;
      chosen = chosen.filter((each) => each.id !== id);
      drop(row);
    },
  };
}
