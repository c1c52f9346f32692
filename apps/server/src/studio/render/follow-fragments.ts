import { type FileHandle, open } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { listFragments } from '@reelwright/media';

const LOOK_EVERY_MS = 60;

/**
 * Reads the parts of a fragmented MP4 while a program writes it. Returns a function that reads what is left, to be
 * called when the program has ended in any way.
 */
export function followFragments(file: string, onPart: (part: Buffer) => void): () => Promise<void> {
  const ending = new AbortController();
  let done = 0;
  async function readNew(): Promise<void> {
    const bytes = await readFrom(file, done);
    const parts = listFragments(bytes);
    for (const { start, end } of parts) onPart(bytes.subarray(start, end));
    done += parts.at(-1)?.end ?? 0;
  }
  const following = (async () => {
    while (!ending.signal.aborted) {
      await readNew();
      await wait(LOOK_EVERY_MS, undefined, { signal: ending.signal }).catch(() => undefined);
    }
    await readNew();
  })();
  // Thrown where it is awaited.
  following.catch(() => undefined);
  return async () => {
    ending.abort();
    await following;
  };
}

/** Returns the bytes from a position to the end; none if there is no file yet. */
async function readFrom(file: string, position: number): Promise<Buffer> {
  const handle = await openIfThere(file);
  if (!handle) return Buffer.alloc(0);
  try {
    const { size } = await handle.stat();
    const bytes = Buffer.alloc(Math.max(0, size - position));
    const { bytesRead } = await handle.read({ buffer: bytes, position });
    return bytes.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function openIfThere(file: string): Promise<FileHandle | undefined> {
  try {
    return await open(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
