import { useEffect, useState } from 'react';
import type { MediaEntry } from './media-entry.ts';
import type { FolderQuery, MediaSource } from './media-source.ts';

export interface Uploading {
  name: string;
  /** 0 to 1. */
  fraction: number;
  hasFailed: boolean;
}

interface Uploads {
  /** The upload that runs, or the last one that failed. */
  uploading: Uploading | null;
  upload(this: void, files: Iterable<File>): Promise<void>;
}

/** Uploads files one after another. Closing the dialog ends those that are not done. */
export function useUploads(source: MediaSource, place: FolderQuery, onDone: (entry: MediaEntry) => void): Uploads {
  const [uploading, setUploading] = useState<Uploading | null>(null);
  const [leaving] = useState(() => ({ current: new AbortController() }));
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, [leaving]);
  return {
    uploading,
    upload: async (files) => {
      const { signal } = leaving.current;
      let failed: Uploading | null = null;
      for (const file of files) {
        const begun = { name: file.name, fraction: 0, hasFailed: false };
        setUploading(begun);
        const onProgress = (fraction: number) => setUploading({ ...begun, fraction });
        try {
          const entry = await source.upload?.(file, { ...place, signal, onProgress });
          if (entry && !signal.aborted) onDone(entry);
        } catch {
          failed = { ...begun, hasFailed: true };
        }
        if (signal.aborted) return;
      }
      setUploading(failed);
    },
  };
}
