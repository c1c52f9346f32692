import { formatMessage, type LibraryAsset } from '@reelwright/contracts';
import { useEffect, useRef, useState } from 'react';
import { getLanguage } from '#src/lib/i18n.ts';
import { makeRandomId } from '#src/lib/random-id.ts';
import type { FormImage } from './ad-form.ts';
import { type AcceptedMedia, describeSizeLimit, findFileKind, findFileProblem } from './check-media-file.ts';

/** How much of a file is there, then how much of it the server has prepared, each 0 to 1. */
interface UploadProgress {
  step: 'sending' | 'preparing';
  fraction: number;
}

/** Sends one file, and waits until it can be used. */
export type Upload = (
  file: File,
  options: { signal: AbortSignal; onProgress(progress: UploadProgress): void },
) => Promise<LibraryAsset>;

/** A file on its way, or one that did not make it. */
export interface PendingUpload extends UploadProgress {
  id: string;
  file: File;
  /** What a browser can show of it already; null of what is no picture. */
  previewUrl: string | null;
  isFilm: boolean;
  /** Why it failed; null while it is sent. */
  problem: string | null;
}

export interface ImageUploads {
  pending: readonly PendingUpload[];
  isBusy: boolean;
  accepts: AcceptedMedia;
  add(files: Iterable<File>): void;
  retry(id: string): void;
  dismiss(id: string): void;
}

/** Files being uploaded, each with its own progress and error. What is under way ends when the screen is left. */
export function useImageUploads(
  upload: Upload,
  accepts: AcceptedMedia,
  onUploaded: (image: FormImage) => void,
): ImageUploads {
  const [pending, setPending] = useState<readonly PendingUpload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const change = (id: string, update: Partial<PendingUpload>): void =>
    setPending((rows) => rows.map((row) => (row.id === id ? { ...row, ...update } : row)));
  const drop = ({ id, previewUrl }: PendingUpload): void => {
    running.current.get(id)?.abort();
    running.current.delete(id);
    if (previewUrl !== null) URL.revokeObjectURL(previewUrl);
    setPending((rows) => rows.filter((row) => row.id !== id));
  };

  const send = async (row: PendingUpload): Promise<void> => {
    const { id, file } = row;
    const controller = new AbortController();
    running.current.set(id, controller);
    try {
      const asset = await upload(file, {
        signal: controller.signal,
        onProgress: (progress) => change(id, progress),
      });
      drop(row);
      onUploaded({
        kind: 'upload',
        assetId: asset.id,
        thumbUrl: asset.thumb_url,
        fileName: asset.file_name,
        ...(asset.duration === null ? {} : { durationS: asset.duration }),
      });
    } catch (error) {
      if (controller.signal.aborted) return;
      change(id, { problem: error instanceof Error ? error.message : String(error) });
    }
  };

  return {
    pending,
    accepts,
    isBusy: pending.some(({ problem }) => problem === null),
    add(files) {
      const rows = [...files].map((file): PendingUpload => {
        const problem = findFileProblem(file, accepts);
        const kind = findFileKind(file.name);
        return {
          id: makeRandomId(),
          file,
          previewUrl: kind === 'image' && problem === null ? URL.createObjectURL(file) : null,
          isFilm: kind === 'video',
          step: 'sending',
          fraction: 0,
          problem: problem && formatMessage(problem, getLanguage(), { limit: describeSizeLimit(file.name) }),
        };
      });
      setPending((known) => [...known, ...rows]);
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
      if (row) drop(row);
    },
  };
}
