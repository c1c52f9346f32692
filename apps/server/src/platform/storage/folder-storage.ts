import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import pMap from 'p-map';
import { AppError } from '../../app-error.ts';
import type { Clock } from '../clock.ts';
import {
  copyContent,
  type FileFacts,
  findFile,
  findText,
  isErrno,
  listFiles,
  moveInto,
  openFile,
  writeContent,
} from './folder-files.ts';
import { assertPartNumber, createFolderParts, type FolderParts } from './folder-parts.ts';
import { sendContent } from './send-content.ts';
import { signUrl, type UrlGrant } from './signed-url.ts';
import type { ListedFile, Storage, StoredFile } from './storage.ts';
import { assertStorageKey, assertStoragePrefix } from './storage-key.ts';

export interface FolderStorageOptions {
  folder: string;
  signingSecret: string;
  /** The prefix of signed addresses; if empty, they are relative to the server's root. */
  publicUrl: string;
  clock: Clock;
}

const STATS_AT_ONCE = 64;
const UNKNOWN_TYPE = 'application/octet-stream';
/** Age at which unfinished files of a killed process are removed; younger ones may still be in progress. */
const UNFINISHED_KEPT_MS = 24 * 60 * 60 * 1000;

export interface OpenedFile extends StoredFile {
  /** Writes a range, both ends inclusive. */
  sendTo(target: Writable, range: { start: number; end: number }): Promise<void>;
  close(): Promise<void>;
}

/** What the routes of signed addresses need besides the port. */
export interface FolderStorage extends Storage, Pick<FolderParts, 'putPart'> {
  /** Opens a file to send it: what is sent is what its facts say, also if the file is replaced meanwhile. */
  open(key: string): Promise<OpenedFile | undefined>;
  /** Stores a file of exactly this size. Throws SizeMismatch if it has another. */
  putExact(key: string, content: Readable, file: { contentType: string; sizeBytes: number }): Promise<StoredFile>;
}

/**
 * Stores files in a folder, as `files/<key>`; their content types as `types/<key>`. Unfinished writes are in
 * `unfinished/` and are moved to their place in one step; files that arrive in parts are in `parts/`.
 */
export async function openFolderStorage({
  folder,
  signingSecret,
  publicUrl,
  clock,
}: FolderStorageOptions): Promise<FolderStorage> {
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

  async function findListed(key: string): Promise<ListedFile | undefined> {
    const facts = await findFile(filePath(key));
    return facts && toListed(key, facts);
  }

  async function open(key: string): Promise<OpenedFile | undefined> {
    const handle = await openFile(filePath(key)).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
      throw error;
    });
    if (!handle) return undefined;
    try {
      const [facts, contentType] = await Promise.all([handle.stat({ bigint: true }), findText(typePath(key))]);
      return {
        ...toListed(key, facts),
        contentType: contentType ?? UNKNOWN_TYPE,
        sendTo: (target, range) => sendContent(handle, target, range),
        close: () => handle.close(),
      };
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  async function head(key: string): Promise<StoredFile | undefined> {
    const facts = await findListed(key);
    return facts && { ...facts, contentType: (await findText(typePath(key))) ?? UNKNOWN_TYPE };
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

  const sign = (grant: UrlGrant): string => {
    assertStorageKey(grant.key);
    return publicUrl + signUrl(signingSecret, grant);
  };

  return {
    ...createFolderParts({ folder, unfinishedFolder, clock, store }),
    head,
    open,
    put: (key, content, contentType, limits) =>
      store(key, contentType, async (unfinishedPath) => {
        await writeContent(unfinishedPath, content, limits);
      }),
    putExact: (key, content, { contentType, sizeBytes }) =>
      store(key, contentType, async (unfinishedPath) => {
        await writeContent(unfinishedPath, content, { exactSizeBytes: sizeBytes });
      }),
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
      const files = await pMap(names.toSorted(), (name) => findListed(prefix + name), { concurrency: STATS_AT_ONCE });
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
    async signGet(key, { expiresInS, downloadName }) {
      return sign({ method: 'GET', key, expiresAtS: expiresAtS(expiresInS), downloadName });
    },
    async signPut(key, { expiresInS, sizeBytes }) {
      return sign({ method: 'PUT', key, expiresAtS: expiresAtS(expiresInS), sizeBytes });
    },
    async signPart({ key, multipartId }, { partNumber, sizeBytes, expiresInS }) {
      assertPartNumber(partNumber);
      const part = { multipartId, partNumber };
      return sign({ method: 'PUT', key, expiresAtS: expiresAtS(expiresInS), sizeBytes, part });
    },
    sweepUnfinished: (before) => removeAbandoned(unfinishedFolder, before.getTime()),
  };
}

function toListed(key: string, facts: FileFacts): ListedFile {
  const modifiedAt = new Date(Number(facts.mtimeNs / 1_000_000n));
  return { key, sizeBytes: Number(facts.size), etag: toEtag(facts), modifiedAt };
}

/** The inode number is part of the etag: two files written within one tick of the system's clock have the same time. */
function toEtag({ size, mtimeNs, ino }: FileFacts): string {
  return [size, mtimeNs, ino].map((part) => part.toString(36)).join('-');
}

async function removeAbandoned(folder: string, beforeMs: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const facts = await findFile(file);
    if (facts && facts.mtimeNs < BigInt(beforeMs) * 1_000_000n) await rm(file, { force: true });
  }
}
