import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { LookImage } from '@reelwright/looks';
import sharp from 'sharp';
import { createEmbeddedVisionEngine } from '../../engines/vision/embedded/embedded-vision-engine.ts';
import { drawSample, SAMPLE_IMAGES } from './sample-images.ts';

export interface SheetImage extends LookImage {
  file: string;
}

const IMAGE_FILE = /\.(?:jpe?g|png|webp)$/i;

/** Draws the sample images into a folder. */
export async function drawSheetImages(folder: string): Promise<SheetImage[]> {
  return await Promise.all(
    SAMPLE_IMAGES.map(async (sample): Promise<SheetImage> => {
      const file = path.join(folder, `${sample.media}.png`);
      await drawSample(sample, file);
      const { svg: _svg, ...image } = sample;
      return { ...image, file };
    }),
  );
}

/** Reads a folder's images, with the facts that the vision engine finds in them. */
export async function readSheetImages(folder: string, signal: AbortSignal): Promise<SheetImage[]> {
  const names = (await readdir(folder)).filter((name) => IMAGE_FILE.test(name)).toSorted();
  if (names.length === 0) throw new Error(`There are no images in ${folder}`);
  const vision = createEmbeddedVisionEngine();
  try {
    const images: SheetImage[] = [];
    for (const name of names) {
      const file = path.join(folder, name);
      const { autoOrient } = await sharp(file).metadata();
      const seen = await vision.findSubjects(file, signal);
      images.push({ kind: 'image', media: path.parse(name).name, file, ...autoOrient, ...seen, hasAlpha: false });
    }
    return images;
  } finally {
    await vision.close();
  }
}
