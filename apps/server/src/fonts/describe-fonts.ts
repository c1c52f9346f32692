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
  sizeBytes: number;
}

interface Known {
  mtimeMs: number;
  description: Promise<Omit<FontDescription, keyof FontFace>>;
}

/** By path. Fonts stay what they are while a server runs; a changed time of the file tells otherwise. */
const known = new Map<string, Known>();

/** Describes fonts, in their order; each file is read once in the life of a process. */
export async function describeFonts(fonts: readonly FontFile[]): Promise<FontDescription[]> {
  const descriptions: FontDescription[] = [];
  // One after the other: some have 25 MB.
  for (const { family, weight, path } of fonts) {
    const { mtimeMs } = await stat(path);
    const found = known.get(path);
    const entry = found?.mtimeMs === mtimeMs ? found : { mtimeMs, description: describeFile(path) };
    known.set(path, entry);
    descriptions.push({ family, weight, ...(await entry.description) });
  }
  return descriptions;
}

async function describeFile(path: string): Promise<Omit<FontDescription, keyof FontFace>> {
  const bytes = await readFile(path);
  return {
    version: readFontVersion(bytes),
    sha256: createHash('sha256').update(bytes).digest('hex'),
    sizeBytes: bytes.byteLength,
  };
}
