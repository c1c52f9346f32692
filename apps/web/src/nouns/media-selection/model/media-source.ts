import type { MediaCategory, MediaEntry } from './media-entry.ts';

export interface FolderQuery {
  /** Null for the root. */
  folderId: string | null;
  categoryPath: readonly string[];
}

/** Where the dialog finds and puts media. Its calls reject with what the user can't see: the dialog says that it failed. */
export interface MediaSource {
  /** Pages count from 1; folders come first. */
  listFolder(
    query: FolderQuery & { page: number },
    signal: AbortSignal,
  ): Promise<{ entries: readonly MediaEntry[]; total: number }>;
  listCategories(signal: AbortSignal): Promise<readonly MediaCategory[]>;
  /** Uploads one file into a folder; progress goes from 0 to 1. Without it, the dialog offers no upload. */
  upload?(
    file: File,
    options: FolderQuery & { signal: AbortSignal; onProgress(fraction: number): void },
  ): Promise<MediaEntry>;
}
