import { constants } from 'node:fs';
import { copyFile, type FileHandle, mkdir, open, readdir, readFile, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { AppError } from '../../app-error.ts';

/** Thrown where an upload has more or fewer bytes than were declared. */
export class SizeMismatch extends Error {
  override name = 'SizeMismatch';
  readonly isLarger: boolean;

  constructor(isLarger: boolean) {
    super(`the file is ${isLarger ? 'larger' : 'smaller'} than declared`);
    this.isLarger = isLarger;
  }
}

interface WriteOptions {
  /** More throws FILE_TOO_LARGE. */
  maxSizeBytes?: number;
  /** More or less throws SizeMismatch. */
  exactSizeBytes?: number;
  /** Waits until the disk itself has the content, unless false. */
  isDurable?: boolean;
}

/** Chunks from a connection have some 64 KB, which would be a turn through the thread pool for each. */
const WRITE_BYTES = 2 ** 20;

/** Writes a new file. Returns a checksum of its content. */
export async function writeContent(
  file: string,
  content: Buffer | Readable,
  { maxSizeBytes = Number.POSITIVE_INFINITY, exactSizeBytes, isDurable = true }: WriteOptions = {},
): Promise<string> {
  const handle = await open(file, 'wx');
  let writing = Promise.resolve();
  try {
    let sizeBytes = 0;
    let checksum = 0;
    let waiting: Buffer[] = [];
    let waitingBytes = 0;
    /** Writes what waits while further content is read. */
    const write = async (): Promise<void> => {
      await writing;
      writing = writeAll(handle, waiting);
      // The next wait for it throws.
      writing.catch(() => undefined);
      waiting = [];
      waitingBytes = 0;
    };
    // The source is not destroyed on refusal: an upload's connection must survive to carry the answer.
    const chunks: Iterable<Buffer> | AsyncIterable<Buffer> = Buffer.isBuffer(content)
      ? [content]
      : content.iterator({ destroyOnReturn: false });
    for await (const chunk of chunks) {
      sizeBytes += chunk.byteLength;
      if (exactSizeBytes !== undefined && sizeBytes > exactSizeBytes) throw new SizeMismatch(true);
      if (sizeBytes > maxSizeBytes) throw new AppError('FILE_TOO_LARGE', { limit: formatLimit(maxSizeBytes) });
      checksum = crc32(chunk, checksum);
      waiting.push(chunk);
      waitingBytes += chunk.byteLength;
      if (waitingBytes >= WRITE_BYTES) await write();
    }
    if (exactSizeBytes !== undefined && sizeBytes < exactSizeBytes) throw new SizeMismatch(false);
    if (waitingBytes > 0) await write();
    await writing;
    if (isDurable) await handle.sync();
    return toChecksumText(checksum);
  } finally {
    await writing.catch(() => undefined);
    await handle.close();
  }
}

async function writeAll(handle: FileHandle, chunks: readonly Buffer[]): Promise<void> {
  const { bytesWritten } = await handle.writev(chunks);
  // A system may write less than it was given.
  let rest = Buffer.alloc(0);
  if (bytesWritten < chunks.reduce((sum, { byteLength }) => sum + byteLength, 0)) {
    rest = Buffer.concat(chunks).subarray(bytesWritten);
  }
  while (rest.byteLength > 0) rest = rest.subarray((await handle.write(rest)).bytesWritten);
}

export async function copyContent(from: string, to: string): Promise<void> {
  // A clone is free if the file system supports it.
  await copyFile(from, to, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL);
  const handle = await open(to, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export async function moveInto(from: string, to: string): Promise<void> {
  // Retries if the folder was deleted in between.
  for (let triesLeft = 3; ; triesLeft--) {
    await mkdir(path.dirname(to), { recursive: true });
    try {
      return await rename(from, to);
    } catch (error) {
      if (!isErrno(error, 'ENOENT') || triesLeft === 1) throw error;
    }
  }
}

export async function openFile(file: string): Promise<FileHandle> {
  try {
    const handle = await open(file, 'r');
    if ((await handle.stat()).isFile()) return handle;
    await handle.close();
  } catch (error) {
    if (!isErrno(error, 'ENOENT', 'ENOTDIR')) throw error;
  }
  throw new AppError('NOT_FOUND');
}

export async function findFile(file: string): Promise<FileFacts | undefined> {
  try {
    const facts = await stat(file, { bigint: true });
    return facts.isFile() ? facts : undefined;
  } catch (error) {
    if (isErrno(error, 'ENOENT', 'ENOTDIR')) return undefined;
    throw error;
  }
}

export async function findText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isErrno(error, 'ENOENT', 'ENOTDIR')) return undefined;
    throw error;
  }
}

/** Returns the paths of the files below a folder, relative to it. */
export async function listFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  } catch (error) {
    if (isErrno(error, 'ENOENT', 'ENOTDIR')) return [];
    throw error;
  }
}

export function isErrno(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

export interface FileFacts {
  size: bigint;
  mtimeNs: bigint;
  ino: bigint;
}

export function formatLimit(sizeBytes: number): string {
  return `${Number((sizeBytes / 2 ** 20).toPrecision(3))} MB`;
}

export const toChecksumText = (checksum: number): string => checksum.toString(16).padStart(8, '0');
