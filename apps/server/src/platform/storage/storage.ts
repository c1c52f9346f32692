import type { Readable } from 'node:stream';

/** The facts about a stored file. */
export interface StoredFile {
  key: string;
  sizeBytes: number;
  contentType: string;
  /** Opaque, without quotes; differs after every change of the file. */
  etag: string;
  modifiedAt: Date;
}

/** What a list says of a file: buckets list no content types. */
export type ListedFile = Omit<StoredFile, 'contentType'>;

/** A file that arrives in parts; `multipartId` is the store's own name for it. */
export interface Multipart {
  key: string;
  multipartId: string;
}

/** A part that has arrived whole. */
export interface StoredPart {
  /** From 1 to MAX_PARTS; the file is its parts in this order. */
  partNumber: number;
  sizeBytes: number;
  /** Opaque; differs for different content. */
  etag: string;
}

/** S3 takes no more, and no part but the last may be smaller than MIN_PART_BYTES. */
export const MAX_PARTS = 10_000;
export const MIN_PART_BYTES = 5 * 2 ** 20;

/** Thrown where a file can't be joined: a part is missing, was replaced or is damaged. */
export class PartsMismatch extends Error {
  override name = 'PartsMismatch';
}

export interface SignedUrlOptions {
  expiresInS: number;
  /** Makes the browser save the file under this name instead of showing it. */
  downloadName?: string;
}

/**
 * Stores files. Keys are slash-separated relative paths (`tasks/<id>/voice.wav`); a key that would leave the store
 * throws. A file appears whole or not at all.
 */
export interface Storage {
  /** Stores a local file under the key and replaces any previous file. */
  putFile(key: string, localPath: string, contentType: string): Promise<StoredFile>;
  put(
    key: string,
    content: Buffer | Readable,
    contentType: string,
    limits?: { maxSizeBytes: number },
  ): Promise<StoredFile>;
  /** Reads a file, or the given range of it (both ends inclusive). Throws NOT_FOUND if the key is absent. */
  get(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /**
   * Returns a local path at which the file can be read: the stored file itself if storage is a folder, else a copy
   * below `folder`. Never write to it.
   */
  toLocalFile(key: string, folder: string): Promise<string>;
  head(key: string): Promise<StoredFile | undefined>;
  delete(key: string): Promise<void>;
  /** Deletes every file whose key starts with the prefix (which must end with a slash). */
  deleteFolder(prefix: string): Promise<void>;
  /** Returns the files whose key starts with the prefix (which ends with a slash, or is empty), by key. */
  list(prefix: string): Promise<ListedFile[]>;
  /** Writes a file and removes it. Throws if the store can't be written. */
  checkWritable(): Promise<void>;
  copy(from: string, to: string): Promise<StoredFile>;
  /** Returns an address from which a browser may read the file, with byte ranges, until it expires. */
  signGet(key: string, options: SignedUrlOptions): Promise<string>;
  /** Returns an address to which a browser may upload one file of exactly `sizeBytes`, until it expires. */
  signPut(key: string, options: { expiresInS: number; sizeBytes: number }): Promise<string>;

  /** Begins a file that arrives in parts. Nothing is stored under the key until `completeMultipart`. */
  startMultipart(key: string, contentType: string): Promise<Multipart>;
  /**
   * Returns an address to which a browser may upload one part of exactly `sizeBytes`. A part that is sent again replaces
   * the former. Throws RangeError for a number outside 1 to MAX_PARTS.
   */
  signPart(
    multipart: Multipart,
    options: { partNumber: number; sizeBytes: number; expiresInS: number },
  ): Promise<string>;
  /** Returns the parts that have arrived, in order. Throws NOT_FOUND once the file is completed or aborted. */
  listParts(multipart: Multipart): Promise<StoredPart[]>;
  /**
   * Joins exactly these parts to the file, in one step. Throws PartsMismatch, and stores nothing, if the list has a gap,
   * is empty, or names a part that has not arrived or was replaced; NOT_FOUND if the file is completed or aborted.
   */
  completeMultipart(multipart: Multipart, parts: readonly StoredPart[]): Promise<StoredFile>;
  /** Drops all parts. No error if the file is completed or aborted already. */
  abortMultipart(multipart: Multipart): Promise<void>;
  /** Returns the files below the prefix that are neither completed nor aborted. */
  listMultiparts(prefix: string): Promise<(Multipart & { startedAt: Date })[]>;
  /** Deletes what killed processes have left of writes that began before this moment, files in parts excepted. */
  sweepUnfinished(before: Date): Promise<void>;
}
