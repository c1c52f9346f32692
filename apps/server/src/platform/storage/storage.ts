import type { Readable } from 'node:stream';

/** The facts about a stored file. */
export interface StoredFile {
  key: string;
  sizeBytes: number;
  contentType: string;
  /** Opaque, without quotes; differs after every change of the file. */
  etag: string;
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
  list(prefix: string): Promise<StoredFile[]>;
  /** Writes a file and removes it. Throws if the store can't be written. */
  checkWritable(): Promise<void>;
  copy(from: string, to: string): Promise<StoredFile>;
  /** Returns an address from which a browser may read the file, with byte ranges, until it expires. */
  signGet(key: string, options: SignedUrlOptions): Promise<string>;
  /** Returns an address to which a browser may upload one file of at most `maxSizeBytes`, until it expires. */
  signPut(key: string, options: { expiresInS: number; maxSizeBytes: number }): Promise<string>;
}
