import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import {
  copyFile,
  type FileHandle,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { AppError } from '../../app-error.ts';
import type { Clock } from '../clock.ts';
import { signUrl } from './signed-url.ts';
import type { Storage, StoredFile } from './storage.ts';
import { assertStorageKey, assertStoragePrefix } from './storage-key.ts';

export interface FolderStorageOptions {
  folder: string;
  signingSecret: string;
  /** The prefix of signed addresses; if empty, they are relative to the server's root. */
  publicUrl: string;
  clock: Clock;
}

const UNKNOWN_TYPE = 'application/octet-stream';
/** Age at which unfinished files of a killed process are removed; younger ones may still be in progress. */
const UNFINISHED_KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * Stores files in a folder, as `files/<key>`; their content types as `types/<key>`. Unfinished writes are in
 * `unfinished/` and are moved to their place in one step.
 */
export async function openFolderStorage({
  folder,
  signingSecret,
  publicUrl,
  clock,
}: FolderStorageOptions): Promise<Storage> {
  const unfinishedFolder = path.join(folder, 'unfinished');
  await mkdir(path.join(folder, 'files'), { recursive: true });
  await mkdir(unfinishedFolder, { recursive: true });
  await removeAbandoned(unfinishedFolder, clock.now().getTime() - UNFINISHED_KEPT_MS);

  const filePath = (key: string): string => {
    assertStorageKey(key);
    return path.join(folder, 'files', key);
  };
  const typePath = (key: string): string => path.join(folder, 'types', key);

  const getFacts = async (key: string): Promise<StoredFile> => {
    const file = await head(key);
    if (!file) throw new AppError('NOT_FOUND');
    return file;
  };

  async function head(key: string): Promise<StoredFile | undefined> {
    const facts = await findFile(filePath(key));
    if (!facts) return undefined;
    const contentType = (await findText(typePath(key))) ?? UNKNOWN_TYPE;
    return { key, sizeBytes: Number(facts.size), contentType, etag: toEtag(facts) };
  }

  /** Lets `write` fill an unfinished file and moves that to its place; leaves no file behind on failure. */
  async function store(
    key: string,
    contentType: string,
    write: (unfinishedPath: string) => Promise<void>,
  ): Promise<StoredFile> {
    const target = filePath(key);
    const unfinishedPath = path.join(unfinishedFolder, randomUUID());
    try {
      await write(unfinishedPath);
      await placeType(key, contentType);
      await moveInto(unfinishedPath, target);
    } catch (error) {
      throw isErrno(error, 'ENOSPC') ? new AppError('STORAGE_FULL', {}, { cause: error }) : error;
    } finally {
      await rm(unfinishedPath, { force: true });
    }
    return await getFacts(key);
  }

  async function placeType(key: string, contentType: string): Promise<void> {
    const unfinishedPath = path.join(unfinishedFolder, randomUUID());
    await writeFile(unfinishedPath, contentType);
    await moveInto(unfinishedPath, typePath(key));
  }

  const expiresAtS = (expiresInS: number): number => {
    // Rounded up by at most a twelfth: the same file asked for twice then mostly gets the same address, which browsers
    // can cache.
    const stepS = Math.max(1, Math.floor(expiresInS / 12));
    return Math.ceil((clock.now().getTime() / 1000 + expiresInS) / stepS) * stepS;
  };

  return {
    head,
    put: (key, content, contentType, limits) =>
      store(key, contentType, (unfinishedPath) => writeContent(unfinishedPath, content, limits?.maxSizeBytes)),
    putFile: (key, localPath, contentType) =>
      store(key, contentType, (unfinishedPath) => copyContent(localPath, unfinishedPath)),
    async copy(from, to) {
      const { contentType } = await getFacts(from);
      return await store(to, contentType, (unfinishedPath) => copyContent(filePath(from), unfinishedPath));
    },
    async get(key, range) {
      const handle = await openFile(filePath(key));
      return handle.createReadStream(range);
    },
    async toLocalFile(key) {
      await getFacts(key);
      return filePath(key);
    },
    async delete(key) {
      await rm(filePath(key), { force: true });
      await rm(typePath(key), { force: true });
    },
    async deleteFolder(prefix) {
      assertStoragePrefix(prefix, { mayBeEmpty: false });
      await rm(path.join(folder, 'files', prefix), { recursive: true, force: true });
      await rm(path.join(folder, 'types', prefix), { recursive: true, force: true });
    },
    async list(prefix) {
      assertStoragePrefix(prefix, { mayBeEmpty: true });
      const names = await listFiles(path.join(folder, 'files', prefix));
      const files = await Promise.all(names.toSorted().map((name) => head(prefix + name)));
      return files.filter((file) => file !== undefined);
    },
    async checkWritable() {
      const probe = path.join(unfinishedFolder, randomUUID());
      try {
        await writeFile(probe, 'probe');
      } finally {
        await rm(probe, { force: true });
      }
    },
    async signGet(key, options) {
      assertStorageKey(key);
      const { downloadName } = options;
      return (
        publicUrl +
        signUrl(signingSecret, { method: 'GET', key, expiresAtS: expiresAtS(options.expiresInS), downloadName })
      );
    },
    async signPut(key, options) {
      assertStorageKey(key);
      const { maxSizeBytes } = options;
      return (
        publicUrl +
        signUrl(signingSecret, { method: 'PUT', key, expiresAtS: expiresAtS(options.expiresInS), maxSizeBytes })
      );
    },
  };
}

async function writeContent(
  file: string,
  content: Buffer | Readable,
  maxSizeBytes = Number.POSITIVE_INFINITY,
): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    let sizeBytes = 0;
    // The source is not destroyed on refusal: an upload's connection must survive to carry the answer.
    const chunks: Iterable<Buffer> | AsyncIterable<Buffer> = Buffer.isBuffer(content)
      ? [content]
      : content.iterator({ destroyOnReturn: false });
    for await (const chunk of chunks) {
      sizeBytes += chunk.byteLength;
      if (sizeBytes > maxSizeBytes) throw new AppError('FILE_TOO_LARGE', { limit: formatLimit(maxSizeBytes) });
      await writeAll(handle, chunk);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeAll(handle: FileHandle, chunk: Buffer): Promise<void> {
  let written = 0;
  while (written < chunk.byteLength) {
    const { bytesWritten } = await handle.write(chunk, written);
    written += bytesWritten;
  }
}

async function copyContent(from: string, to: string): Promise<void> {
  // A clone is free if the file system supports it.
  await copyFile(from, to, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL);
  const handle = await open(to, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function moveInto(from: string, to: string): Promise<void> {
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

async function openFile(file: string): Promise<FileHandle> {
  try {
    const handle = await open(file, 'r');
    if ((await handle.stat()).isFile()) return handle;
    await handle.close();
  } catch (error) {
    if (!isErrno(error, 'ENOENT', 'ENOTDIR')) throw error;
  }
  throw new AppError('NOT_FOUND');
}

interface FileFacts {
  size: bigint;
  mtimeNs: bigint;
  ino: bigint;
}

/** The inode number is part of the etag: two files written within one tick of the system's clock have the same time. */
function toEtag({ size, mtimeNs, ino }: FileFacts): string {
  return [size, mtimeNs, ino].map((part) => part.toString(36)).join('-');
}

async function findFile(file: string): Promise<FileFacts | undefined> {
  try {
    const facts = await stat(file, { bigint: true });
    return facts.isFile() ? facts : undefined;
  } catch (error) {
    if (isErrno(error, 'ENOENT', 'ENOTDIR')) return undefined;
    throw error;
  }
}

async function findText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isErrno(error, 'ENOENT', 'ENOTDIR')) return undefined;
    throw error;
  }
}

/** Returns the paths of the files below a folder, relative to it. */
async function listFiles(folder: string): Promise<string[]> {
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

async function removeAbandoned(folder: string, beforeMs: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const facts = await findFile(file);
    if (facts && facts.mtimeNs < BigInt(beforeMs) * 1_000_000n) await rm(file, { force: true });
  }
}

function formatLimit(sizeBytes: number): string {
  return `${Number((sizeBytes / 2 ** 20).toPrecision(3))} MB`;
}

function isErrno(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
