import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isSameEverywhere } from '../inputs/catalogue.ts';
import { type GoldenDocument, showsText } from '../documents/golden-document.ts';

/** Committed: the rendering that was last accepted. */
export const REFERENCES_FOLDER = path.resolve(import.meta.dirname, '../references');
const FILE = path.join(REFERENCES_FOLDER, 'frame-hashes.json');

/** Long enough that no two images share a hash. */
const HASH_CHARACTERS = 16;

/** Hashes of each sampled frame, by frame number, of each document. */
export type GoldenHashes = Record<string, Record<string, string>>;

/**
 * Returns whether every machine paints the same samples: no glyphs, and no videos that depend on the encoder version.
 */
export function hasGoldenHashes(golden: GoldenDocument): boolean {
  return !showsText(golden) && Object.values(golden.document.media).every(isSameEverywhere);
}

export function hashFrame(samples: Uint8Array): string {
  return createHash('sha256').update(samples).digest('hex').slice(0, HASH_CHARACTERS);
}

export function readGoldenHashes(): GoldenHashes {
  // Trusted: the file is committed.
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as GoldenHashes) : {};
}

export async function writeGoldenHashes(hashes: GoldenHashes): Promise<void> {
  await mkdir(REFERENCES_FOLDER, { recursive: true });
  const sorted = Object.fromEntries(Object.entries(hashes).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(FILE, `${JSON.stringify(sorted, null, 2)}\n`);
}
