import { createHash, type Hash } from 'node:crypto';
import { appendFile, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ListedFile, Storage } from './storage.ts';

export interface MoveRequest {
  from: Pick<Storage, 'list' | 'get' | 'head'>;
  to: Pick<Storage, 'list' | 'get' | 'head' | 'put' | 'delete'>;
  /** Notes what was compared, so that the next run takes only what is missing or has changed. */
  journalFile: string;
  /** Only counts. */
  isDryRun: boolean;
  signal: AbortSignal;
  onProgress(text: string): void;
}

export interface MoveResult {
  files: number;
  sizeBytes: number;
  /** Copied and compared in this run. */
  copied: number;
  /** Compared in an earlier run, and unchanged since. */
  kept: number;
  /** In the target, and not in the source: left alone. */
  others: number;
}

const FILES_AT_ONCE = 4;
const TOLD_EVERY = 100;

/**
 * Copies every file of one store to another, and compares each by size and hash after reading it back. The source stays
 * as it is. Throws where a copy differs.
 */
export async function moveFiles(request: MoveRequest): Promise<MoveResult> {
  const { from, to, journalFile, isDryRun, signal, onProgress } = request;
  const sources = await from.list('');
  const targets = new Map((await to.list('')).map((file) => [file.key, file]));
  const done = await readJournal(journalFile);
  const isDone = (file: ListedFile): boolean => {
    const target = targets.get(file.key);
    return target !== undefined && done.has(toEntry(file, target));
  };
  const open = sources.filter((file) => !isDone(file));
  const keys = new Set(sources.map(({ key }) => key));
  const result: MoveResult = {
    files: sources.length,
    sizeBytes: sources.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    copied: 0,
    kept: sources.length - open.length,
    others: [...targets.keys()].filter((key) => !keys.has(key)).length,
  };
  if (isDryRun) return result;
  const left = open.values();
  const failures: unknown[] = [];
  /** Copies files until none is left, or one has failed. What is on its way then is finished and noted. */
  const work = async (): Promise<void> => {
    for (const file of left) {
      try {
        signal.throwIfAborted();
        const target = await copyFile(file, request);
        await appendFile(journalFile, `${toEntry(file, target)}\n`);
      } catch (error) {
        failures.push(error);
      }
      if (failures.length > 0) return;
      result.copied += 1;
      if (result.copied % TOLD_EVERY === 0) onProgress(`${result.copied} of ${open.length} files are copied`);
    }
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, work));
  if (failures.length > 0) throw failures[0];
  return result;
}

/** Copies a file, reads it back and compares both. Removes a copy that differs. */
async function copyFile({ key }: ListedFile, { from, to, signal }: MoveRequest): Promise<ListedFile> {
  const facts = await from.head(key);
  if (!facts) throw new Error(`${key} has disappeared while files were moved: stop the server first`);
  const sent = createHash('sha256');
  await to.put(key, Readable.from(hashOnTheWay(await from.get(key), sent)), facts.contentType);
  signal.throwIfAborted();
  const arrived = createHash('sha256');
  for await (const chunk of await to.get(key)) arrived.update(chunk as Buffer);
  const copy = await to.head(key);
  if (copy?.sizeBytes !== facts.sizeBytes || sent.digest('hex') !== arrived.digest('hex')) {
    await to.delete(key);
    throw new Error(`${key} differs after it was copied: run the command again, and check the target if that repeats`);
  }
  return copy;
}

async function* hashOnTheWay(content: Readable, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    hash.update(chunk as Buffer);
    yield chunk as Buffer;
  }
}

/** A file and its copy, each as it was when they were compared. */
function toEntry(file: ListedFile, copy: ListedFile): string {
  return JSON.stringify([file.key, file.sizeBytes, file.etag, copy.sizeBytes, copy.etag]);
}

async function readJournal(file: string): Promise<ReadonlySet<string>> {
  try {
    return new Set((await readFile(file, 'utf8')).split('\n'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return new Set();
    throw error;
  }
}
