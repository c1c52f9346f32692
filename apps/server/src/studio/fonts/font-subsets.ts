import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type FontFace, fontFaceName } from '@reelwright/timeline';
import { describeFonts } from './describe-fonts.ts';
import { type FontFile, missingFont } from './font-file.ts';
import { createSubsetThread } from './subset-thread.ts';

/** Part of every key. Raise it when the same font and text give other bytes. */
const CUT_VERSION = 2;

export interface FontSubset {
  /** Hash of the font and the characters: equal for equal subsets on every machine. */
  key: string;
  /** A WOFF2 file with the glyphs of the text; outlines, metrics, hinting and shaping are those of the whole font. */
  bytes: Buffer;
}

export interface FontSubsets {
  /**
   * Leaves out characters that the face lacks. Throws AppError(SYSTEM_ERROR), also if the face is not in the catalogue.
   */
  subsetFont(input: { face: FontFace; text: string }): Promise<FontSubset>;
  /** Ends the subsetting thread. */
  close(): Promise<void>;
}

/** Subsets faces to the characters that a document needs. Finished subsets are kept in `folder`. */
export function createFontSubsets({ fonts, folder }: { fonts: readonly FontFile[]; folder: string }): FontSubsets {
  const files = new Map(fonts.map((font) => [fontFaceName(font), font]));
  const thread = createSubsetThread();
  /** Concurrent requests for one subset share the work. */
  const running = new Map<string, Promise<Buffer>>();

  async function cut(file: string, order: { path: string; text: string }): Promise<Buffer> {
    const kept = await readIfThere(file);
    if (kept) return kept;
    const bytes = Buffer.from(await thread.cut(order));
    await mkdir(folder, { recursive: true });
    // The file appears complete or not at all.
    const partial = `${file}.${process.pid}.partial`;
    await writeFile(partial, bytes);
    await rename(partial, file);
    return bytes;
  }

  return {
    async subsetFont({ face, text }) {
      const font = files.get(fontFaceName(face));
      if (!font) throw missingFont(`${fontFaceName(face)} is not in the catalogue`);
      const characters = [...new Set(text)].toSorted().join('');
      const [description] = await describeFonts([font]);
      const key = createHash('sha256')
        .update(JSON.stringify([CUT_VERSION, description?.sha256, characters]))
        .digest('hex');
      const file = path.join(folder, `${key}.woff2`);
      const known = running.get(key);
      if (known) return { key, bytes: await known };
      const cutting = cut(file, { path: font.path, text: characters });
      running.set(key, cutting);
      try {
        return { key, bytes: await cutting };
      } finally {
        running.delete(key);
      }
    },
    close: () => thread.close(),
  };
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
