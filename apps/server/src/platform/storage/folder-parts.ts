import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import * as z from 'zod';
import { AppError } from '../../app-error.ts';
import type { Clock } from '../clock.ts';
import { findText, isErrno, toChecksumText, writeContent } from './folder-files.ts';
import {
  MAX_PARTS,
  MIN_PART_BYTES,
  type Multipart,
  PartsMismatch,
  type Storage,
  type StoredFile,
  type StoredPart,
} from './storage.ts';
import { assertStorageKey, assertStoragePrefix } from './storage-key.ts';

interface FolderPartsNeeds {
  folder: string;
  unfinishedFolder: string;
  clock: Clock;
  /** Puts the file in its place in one step, once `write` has filled it. */
  store(key: string, contentType: string, write: (unfinishedPath: string) => Promise<void>): Promise<StoredFile>;
}

const about = z.object({ key: z.string(), contentType: z.string(), startedAt: z.coerce.date() });
const JOIN_CHUNK_BYTES = 2 ** 20;
const ABOUT_FILE = 'about.json';
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** `<number>.<bytes>.<checksum>`: a part file's name says what is in it, so that a damaged one is noticed. */
const PART_FILE = /^(\d+)\.(\d+)\.([0-9a-f]{8})$/;

export type FolderParts = Pick<
  Storage,
  'listParts' | 'completeMultipart' | 'abortMultipart' | 'startMultipart' | 'listMultiparts'
> & {
  /** Throws NOT_FOUND if the file is completed or aborted, SizeMismatch unless the part has exactly this size. */
  putPart(part: Multipart & { partNumber: number }, content: Readable, sizeBytes: number): Promise<StoredPart>;
};

export function assertPartNumber(partNumber: number): void {
  if (!Number.isInteger(partNumber) || partNumber < 1 || partNumber > MAX_PARTS) {
    throw new RangeError(`not a part number: ${partNumber}`);
  }
}

/**
 * Throws PartsMismatch unless the list has no gap and every part in it has arrived as it says. Every store has the same
 * rules, the least size of S3 included.
 */
export function assertWholeParts(parts: readonly StoredPart[], arrived: readonly StoredPart[]): void {
  if (parts.length === 0) throw new PartsMismatch('there are no parts');
  parts.forEach((part, index) => {
    if (part.partNumber !== index + 1) throw new PartsMismatch(`part ${index + 1} is not in the list`);
    const stored = arrived.find(({ partNumber }) => partNumber === part.partNumber);
    if (stored?.etag !== part.etag) throw new PartsMismatch(`part ${part.partNumber} has not arrived, or was replaced`);
    if (index < parts.length - 1 && stored.sizeBytes < MIN_PART_BYTES) {
      throw new PartsMismatch(`part ${part.partNumber} is too small`);
    }
  });
}

/** Keeps each file that arrives in parts as a folder: `parts/<multipartId>/`, with a file for each part. */
export function createFolderParts({ folder, unfinishedFolder, clock, store }: FolderPartsNeeds): FolderParts {
  const partsFolder = path.join(folder, 'parts');
  const folderOf = (multipartId: string): string => path.join(partsFolder, multipartId);

  async function findAbout(multipartId: string): Promise<z.infer<typeof about> | undefined> {
    if (!ID.test(multipartId)) return undefined;
    const text = await findText(path.join(folderOf(multipartId), ABOUT_FILE));
    return text === undefined ? undefined : about.parse(JSON.parse(text));
  }

  /** Throws NOT_FOUND if the file is completed or aborted, or is another one than the key says. */
  async function getAbout({ key, multipartId }: Multipart): Promise<z.infer<typeof about>> {
    assertStorageKey(key);
    const found = await findAbout(multipartId);
    if (found?.key !== key) throw new AppError('NOT_FOUND');
    return found;
  }

  async function listPartFiles(multipartId: string): Promise<(StoredPart & { name: string })[]> {
    const names = await listNames(folderOf(multipartId));
    return names
      .flatMap((name) => {
        const [, number, bytes, checksum] = PART_FILE.exec(name) ?? [];
        if (checksum === undefined) return [];
        return [{ name, partNumber: Number(number), sizeBytes: Number(bytes), etag: `${checksum}-${bytes}` }];
      })
      .toSorted((one, other) => one.partNumber - other.partNumber);
  }

  return {
    async startMultipart(key, contentType) {
      assertStorageKey(key);
      const multipartId = randomUUID();
      await mkdir(folderOf(multipartId), { recursive: true });
      const text = JSON.stringify({ key, contentType, startedAt: clock.now() });
      const unfinishedPath = path.join(unfinishedFolder, randomUUID());
      await writeFile(unfinishedPath, text);
      await rename(unfinishedPath, path.join(folderOf(multipartId), ABOUT_FILE));
      return { key, multipartId };
    },

    async putPart({ partNumber, ...multipart }, content, sizeBytes) {
      assertPartNumber(partNumber);
      await getAbout(multipart);
      const unfinishedPath = path.join(unfinishedFolder, randomUUID());
      try {
        // The join waits for the disk. A power cut before it may damage a part, which the join notices.
        const checksum = await writeContent(unfinishedPath, content, { exactSizeBytes: sizeBytes, isDurable: false });
        const name = `${partNumber}.${sizeBytes}.${checksum}`;
        await rename(unfinishedPath, path.join(folderOf(multipart.multipartId), name));
        for (const former of await listPartFiles(multipart.multipartId)) {
          if (former.partNumber === partNumber && former.name !== name) {
            await rm(path.join(folderOf(multipart.multipartId), former.name), { force: true });
          }
        }
        return { partNumber, sizeBytes, etag: `${checksum}-${sizeBytes}` };
      } catch (error) {
        // Aborted or completed meanwhile.
        if (isErrno(error, 'ENOENT')) throw new AppError('NOT_FOUND');
        throw isErrno(error, 'ENOSPC') ? new AppError('STORAGE_FULL', {}, { cause: error }) : error;
      } finally {
        await rm(unfinishedPath, { force: true });
      }
    },

    async listParts(multipart) {
      await getAbout(multipart);
      return (await listPartFiles(multipart.multipartId)).map(({ name: _name, ...part }) => part);
    },

    async completeMultipart(multipart, parts) {
      const { contentType } = await getAbout(multipart);
      const { key, multipartId } = multipart;
      const arrived = await listPartFiles(multipartId);
      assertWholeParts(parts, arrived);
      const files = arrived.filter(({ partNumber }) => partNumber <= parts.length);
      const sizeBytes = parts.reduce((sum, part) => sum + part.sizeBytes, 0);
      const stored = await store(key, contentType, async (unfinishedPath) => {
        const joined = Readable.from(readChecked(folderOf(multipartId), files));
        await writeContent(unfinishedPath, joined, { exactSizeBytes: sizeBytes });
      });
      await rm(folderOf(multipartId), { recursive: true, force: true });
      return stored;
    },

    async abortMultipart({ key, multipartId }) {
      assertStorageKey(key);
      if ((await findAbout(multipartId))?.key !== key) return;
      await rm(folderOf(multipartId), { recursive: true, force: true });
    },

    async listMultiparts(prefix) {
      assertStoragePrefix(prefix, { mayBeEmpty: true });
      const found = await Promise.all(
        (await listNames(partsFolder)).map(async (multipartId) => {
          const facts = await findAbout(multipartId);
          return facts?.key.startsWith(prefix) ? [{ key: facts.key, multipartId, startedAt: facts.startedAt }] : [];
        }),
      );
      return found.flat();
    },
  };
}

/** Reads parts one after the other. Throws PartsMismatch behind a part whose content is not what has arrived. */
async function* readChecked(folder: string, files: readonly (StoredPart & { name: string })[]): AsyncGenerator<Buffer> {
  for (const { name, partNumber, etag } of files) {
    let checksum = 0;
    for await (const chunk of createReadStream(path.join(folder, name), { highWaterMark: JOIN_CHUNK_BYTES })) {
      checksum = crc32(chunk as Buffer, checksum);
      yield chunk as Buffer;
    }
    if (!etag.startsWith(toChecksumText(checksum))) {
      // Gone from the list of parts, so that it is sent again.
      await rm(path.join(folder, name), { force: true });
      throw new PartsMismatch(`part ${partNumber} is damaged`);
    }
  }
}

async function listNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return [];
    throw error;
  }
}
