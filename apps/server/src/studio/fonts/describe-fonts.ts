import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { FontFace } from '@reelwright/timeline';
import type { FontFile } from './font-file.ts';
import { readFontVersion } from './font-names.ts';

/** What a font is, whatever its path. */
export interface FontDescription extends FontFace {
  /** As the font says: `Version 4.001`. */
  version: string;
  sha256: string;
}

type FileDescription = Omit<FontDescription, keyof FontFace>;

/** By path. A file that was written anew has another time. */
const known = new Map<string, { mtimeMs: number; description: FileDescription }>();

/** Describes fonts, in their order; each file is read once in the life of a process. */
export async function describeFonts(fonts: readonly FontFile[], signal?: AbortSignal): Promise<FontDescription[]> {
  const descriptions: FontDescription[] = [];
  // One after the other: some have 25 MB.
  for (const { family, weight, path } of fonts) {
    descriptions.push({ family, weight, ...(await describeFile(path, signal)) });
  }
  return descriptions;
}

async function describeFile(path: string, signal?: AbortSignal): Promise<FileDescription> {
  const { mtimeMs } = await stat(path);
  const found = known.get(path);
  if (found?.mtimeMs === mtimeMs) return found.description;
  const bytes = await readFile(path, { signal });
  const description = {
    version: readFontVersion(bytes),
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
  known.set(path, { mtimeMs, description });
  return description;
}
