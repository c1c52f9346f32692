import type { MediaCategory, MediaEntry } from './media-entry.ts';

export interface FolderQuery {
  /** Null for the root. */
  folderId: string | null;
  categoryPath: readonly string[];
}

/** Where the dialog finds and puts media. Its calls reject with what the user can't see: the dialog says that it failed. */
export interface MediaSource {
  /** Lists one page, folders first. A null cursor asks for the first page; a null `nextCursor` ends the list. */
  listFolder(
    query: FolderQuery & { cursor: string | null },
    signal: AbortSignal,
  ): Promise<{ entries: readonly MediaEntry[]; nextCursor: string | null }>;
  listCategories(signal: AbortSignal): Promise<readonly MediaCategory[]>;
  /** Uploads one file into a folder; progress goes from 0 to 1. Without it, the dialog offers no upload. */
  upload?(
    file: File,
    options: FolderQuery & { signal: AbortSignal; onProgress(fraction: number): void },
  ): Promise<MediaEntry>;
}
