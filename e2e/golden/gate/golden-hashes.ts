import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isSameEverywhere } from '../inputs/catalogue.ts';
import { type GoldenDocument, showsText } from '../documents/golden-document.ts';

/** Committed: what was painted when it was last agreed to. */
export const REFERENCES_FOLDER = path.resolve(import.meta.dirname, '../references');
const FILE = path.join(REFERENCES_FOLDER, 'frame-hashes.json');

/** Enough that no two pictures share one. */
const HASH_CHARACTERS = 16;

/** Of each sampled frame, by its number, of each document. */
export type GoldenHashes = Record<string, Record<string, string>>;

/** Whether every machine paints the same samples: without glyphs, and without films that another encoder codes otherwise. */
export function hasGoldenHashes(golden: GoldenDocument): boolean {
  return !showsText(golden) && Object.values(golden.document.media).every(isSameEverywhere);
}

export function hashFrame(samples: Uint8Array): string {
  return createHash('sha256').update(samples).digest('hex').slice(0, HASH_CHARACTERS);
}

export function readGoldenHashes(): GoldenHashes {
  // The file is ours.
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as GoldenHashes) : {};
}

export async function writeGoldenHashes(hashes: GoldenHashes): Promise<void> {
  await mkdir(REFERENCES_FOLDER, { recursive: true });
  const sorted = Object.fromEntries(Object.entries(hashes).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(FILE, `${JSON.stringify(sorted, null, 2)}\n`);
}
