import { constants, type Dirent } from 'node:fs';
import { copyFile, mkdir, opendir, readdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { findErrno } from '../disk/find-errno.ts';

export interface FilesCopied {
  count: number;
  sizeBytes: number;
}

/** Yields the paths of all files below a folder, relative to it; none if the folder is absent. */
async function* walkFiles(folder: string, below = ''): AsyncIterable<string> {
  let entries: Dirent[];
  try {
    entries = await readdir(path.join(folder, below), { withFileTypes: true });
  } catch (error) {
    // Deleted while we walk, or never there.
    if (findErrno(error) === 'ENOENT') return;
    throw error;
  }
  for (const entry of entries) {
    const name = path.join(below, entry.name);
    if (entry.isDirectory()) yield* walkFiles(folder, name);
    else if (entry.isFile()) yield name;
  }
}

/**
 * Copies the files of a folder that the copy lacks, or has in another version. Files that disappear meanwhile are left
 * out. Blocks are shared with the original if the file system can (`reflink`).
 */
export async function copyFiles(
  from: string,
  to: string,
  { signal, onFile }: { signal: AbortSignal; onFile?: (count: number) => void },
): Promise<void> {
  let count = 0;
  for await (const name of walkFiles(from)) {
    signal.throwIfAborted();
    const [source, target] = [path.join(from, name), path.join(to, name)];
    try {
      const facts = await stat(source);
      const known = await stat(target).catch(() => undefined);
      if (known?.size !== facts.size || Math.abs(known.mtimeMs - facts.mtimeMs) > 1) {
        await mkdir(path.dirname(target), { recursive: true });
        await copyFile(source, target, constants.COPYFILE_FICLONE);
        await utimes(target, facts.atime, facts.mtime);
      }
    } catch (error) {
      if (findErrno(error) !== 'ENOENT') throw error;
    }
    count += 1;
    onFile?.(count);
  }
}

export async function measureFiles(folder: string): Promise<FilesCopied> {
  const measured: FilesCopied = { count: 0, sizeBytes: 0 };
  for await (const name of walkFiles(folder)) {
    const facts = await stat(path.join(folder, name)).catch(() => undefined);
    if (!facts) continue;
    measured.count += 1;
    measured.sizeBytes += facts.size;
  }
  return measured;
}

/** Whether a folder is absent or has nothing in it. */
export async function isEmptyFolder(folder: string): Promise<boolean> {
  try {
    const opened = await opendir(folder);
    const first = await opened.read();
    await opened.close();
    return first === null;
  } catch (error) {
    if (findErrno(error) === 'ENOENT') return true;
    throw error;
  }
}
