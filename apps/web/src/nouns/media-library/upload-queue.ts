import { type AssetId, ERRORS, formatMessage, type LibraryAsset } from '@reelwright/contracts';
import { CallError } from '#src/lib/api-client.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { makeRandomId } from '#src/lib/random-id.ts';
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
  options: { signal: AbortSignal; onProgress(progress: UploadProgress): void },
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
  dismiss(id: string): void;
}

function mayPass(error: unknown): boolean {
  const row = error instanceof CallError && Object.values(ERRORS).find(({ code }) => code === error.code);
  return row ? row.retryable : true;
}

export const isUploading = (pending: readonly PendingUpload[]): boolean =>
  pending.some(({ problem }) => problem === null);

export function createUploadQueue({
  upload,
  accepts,
  onUploaded,
}: {
  upload: Upload;
  accepts: AcceptedMedia;
  onUploaded(asset: LibraryAsset, place: UploadPlace): void;
}): UploadQueue {
  const listeners = new Set<() => void>();
  const running = new Map<string, AbortController>();
  /** Every file in the order of choice: by its upload id, and by its asset id once it is uploaded. */
  let chosen: readonly { id: string; assetId?: AssetId }[] = [];
  let pending: readonly PendingUpload[] = [];
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
    publish(pending.filter((row) => row.id !== id));
  };

  const send = async (row: PendingUpload): Promise<void> => {
    const { id, file } = row;
    const controller = new AbortController();
    running.set(id, controller);
    try {
      const asset = await upload(file, {
        signal: controller.signal,
        onProgress: (progress) => change(id, progress),
      });
      onUploaded(asset, listPlace(chosen, id));
      chosen = chosen.map((each) => (each.id === id ? { id, assetId: asset.id } : each));
      drop(row);
    } catch (error) {
      if (controller.signal.aborted) return;
      change(id, { problem: error instanceof Error ? error.message : String(error), canRetry: mayPass(error) });
    }
  };

  return {
    accepts,
    getPending: () => pending,
    findPlace: (id) => listPlace(chosen, id),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(files) {
      const rows = [...files].map((file): PendingUpload => {
        const problem = findFileProblem(file, accepts);
        const kind = findFileKind(file.name);
        return {
          id: makeRandomId(),
          file,
          previewUrl: isShownByBrowsers(file.name) && problem === null ? URL.createObjectURL(file) : null,
          isVideo: kind === 'video',
          step: 'sending',
          fraction: 0,
          problem: problem && formatMessage(problem, getLanguage(), { limit: describeSizeLimit(file.name) }),
          canRetry: problem === null,
        };
      });
      chosen = [...chosen, ...rows.map(({ id }) => ({ id }))];
      publish([...pending, ...rows]);
      for (const row of rows) if (row.problem === null) void send(row);
    },
    retry(id) {
      const row = pending.find((known) => known.id === id);
      if (!row) return;
      change(id, { problem: null, step: 'sending', fraction: 0 });
      void send(row);
    },
    dismiss(id) {
      const row = pending.find((known) => known.id === id);
      if (!row) return;
      chosen = chosen.filter((each) => each.id !== id);
      drop(row);
    },
  };
}
