import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { FrameSize } from './compare-frames.ts';
import { readGoldenHashes, REFERENCES_FOLDER, writeGoldenHashes } from './golden-hashes.ts';
import { drawStrip } from './draw-strip.ts';

/** Path of a small image of the frames at the time their hashes were taken. */
const imageOf = (name: string) => path.join(REFERENCES_FOLDER, `${name}.webp`);

interface Painting {
  name: string;
  painted: readonly Uint8Array[];
  size: FrameSize;
}

/** Stores the hashes and the image of a document as it is painted now. */
export async function updateReference({
  name,
  hashes,
  painted,
  size,
}: Painting & { hashes: Record<string, string> }): Promise<void> {
  await writeGoldenHashes({ ...readGoldenHashes(), [name]: hashes });
  await writeFile(imageOf(name), await drawStrip(painted, size));
}

/** Writes a document's image from when its hashes were taken above its current one; returns the path. */
export async function writeBeforeAndAfter({
  name,
  painted,
  size,
  folder,
}: Painting & { folder: string }): Promise<string> {
  await mkdir(folder, { recursive: true });
  const after = await drawStrip(painted, size);
  const strips = existsSync(imageOf(name)) ? [imageOf(name), after] : [after];
  const heights = await Promise.all(strips.map(async (strip) => (await sharp(strip).metadata()).height));
  const widths = await Promise.all(strips.map(async (strip) => (await sharp(strip).metadata()).width));
  const file = path.join(folder, 'before-and-after.png');
  await sharp({
    create: {
      width: Math.max(...widths),
      height: heights.reduce((sum, height) => sum + height, 0),
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(strips.map((input, index) => ({ input, left: 0, top: index === 0 ? 0 : (heights[0] ?? 0) })))
    .png()
    .toFile(file);
  return file;
}

/** Deletes references of documents that no longer exist. */
export async function dropReferencesExcept(names: ReadonlySet<string>): Promise<void> {
  const hashes = Object.entries(readGoldenHashes()).filter(([name]) => names.has(name));
  await writeGoldenHashes(Object.fromEntries(hashes));
  for (const file of readdirSync(REFERENCES_FOLDER))
    if (file.endsWith('.webp') && !names.has(path.parse(file).name)) await rm(path.join(REFERENCES_FOLDER, file));
}
