import type { CategoryPath, MediaAsset, MediaCategory, MediaEntry } from './media-entry.ts';

export interface FolderPageRequest {
  /** Null lists the root. */
  folderId: string | null;
  /** Null lists every category. */
  category: CategoryPath | null;
  /** Of the page before; null for the first page. */
  cursor: string | null;
  signal: AbortSignal;
}

export interface FolderPage {
  entries: readonly MediaEntry[];
  /** Continues the list; null at its end. */
  nextCursor: string | null;
}

export interface UploadRequest {
  folderId: string | null;
  category: CategoryPath | null;
  signal: AbortSignal;
  /** Takes 0 to 1. */
  onProgress(fraction: number): void;
}

/** Uploads into the library. */
export interface MediaUploads {
  /** The file types that a picker offers, as the `accept` attribute of an input. */
  accept: string;
  /** How many files may be added at once. */
  maxFiles: number;
  /** Returns why a file is refused before a byte is sent, in the user's language; null if it is not. */
  findProblem(file: File): string | null;
  /** Rejects with a `MediaSourceError` for a refusal of the library. */
  upload(file: File, request: UploadRequest): Promise<MediaAsset>;
}

/** Where the dialog finds media. It makes no call itself. */
export interface MediaSource {
  listPage(request: FolderPageRequest): Promise<FolderPage>;
  listCategories(signal: AbortSignal): Promise<readonly MediaCategory[]>;
  /** Left out where nothing can be uploaded. */
  uploads?: MediaUploads;
}

/** A refusal whose message the dialog shows as it is. Any other error gets a general text. */
export class MediaSourceError extends Error {
  override readonly name = 'MediaSourceError';
}
