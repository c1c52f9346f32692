import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { FontFace } from '@reelwright/timeline';
import type { FontFile } from './font-file.ts';
import { readFontVersion } from './font-names.ts';

/** The identity of a font, independent of its path. */
export interface FontDescription extends FontFace {
  /** As stated in the font: `Version 4.001`. */
  version: string;
  sha256: string;
}

type FileDescription = Omit<FontDescription, keyof FontFace>;

/** Descriptions by path. A rewritten file has another mtime. */
const known = new Map<string, { mtimeMs: number; description: FileDescription }>();

/** Describes fonts, in their order; each file is read once per process. */
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
