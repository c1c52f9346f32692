import type { FolderId, LibraryAsset } from '@reelwright/contracts';
import { useSyncExternalStore } from 'react';
import { connection } from '#src/lib/connection.ts';
import { guardUploads } from './guard-uploads.ts';
import { keptUploads } from './kept-uploads.ts';
import { uploadFile } from './upload-file.ts';
import { createUploadQueue, type PendingUpload, type UploadQueue } from './upload-queue.ts';

const ROOT = 'root';
const queues = new Map<FolderId | typeof ROOT, UploadQueue>();
const listeners = new Set<(asset: LibraryAsset) => void>();

/** Returns the uploads into a folder of the library, which live as long as the tab. */
export function getLibraryUploads(folderId: FolderId | null): UploadQueue {
  const key = folderId ?? ROOT;
  const known = queues.get(key);
  if (known) return known;
  const queue = createUploadQueue({
    upload: (file, options) => uploadFile(file, { ...options, folderId }),
    accepts: 'library',
    onUploaded: (asset) => {
      for (const tell of listeners) tell(asset);
    },
    connection,
    kept: { uploads: keptUploads, group: `library/${key}` },
  });
  guardUploads(queue);
  queues.set(key, queue);
  return queue;
}

/** Calls a listener for every file that became an asset, in any folder. */
export function onLibraryUpload(listener: (asset: LibraryAsset) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function usePendingLibraryUploads(queue: UploadQueue): readonly PendingUpload[] {
  return useSyncExternalStore(queue.subscribe, queue.getPending);
}
