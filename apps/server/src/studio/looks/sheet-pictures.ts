import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { LookPicture } from '@reelwright/looks';
import sharp from 'sharp';
import { createEmbeddedVisionEngine } from '../../engines/vision/embedded/embedded-vision-engine.ts';
import { drawSample, SAMPLE_PICTURES } from './sample-pictures.ts';

export interface SheetPicture extends LookPicture {
  file: string;
}

const PICTURE_FILE = /\.(?:jpe?g|png|webp)$/i;

/** Draws the sample images into a folder. */
export async function drawSheetPictures(folder: string): Promise<SheetPicture[]> {
  return await Promise.all(
    SAMPLE_PICTURES.map(async (sample): Promise<SheetPicture> => {
      const file = path.join(folder, `${sample.media}.png`);
      await drawSample(sample, file);
      const { svg: _svg, ...picture } = sample;
      return { ...picture, file };
    }),
  );
}

/** Reads a folder's images, with the facts that the vision engine finds in them. */
export async function readSheetPictures(folder: string, signal: AbortSignal): Promise<SheetPicture[]> {
  const names = (await readdir(folder)).filter((name) => PICTURE_FILE.test(name)).toSorted();
  if (names.length === 0) throw new Error(`There are no pictures in ${folder}`);
  const vision = createEmbeddedVisionEngine();
  try {
    const pictures: SheetPicture[] = [];
    for (const name of names) {
      const file = path.join(folder, name);
      const { autoOrient } = await sharp(file).metadata();
      const seen = await vision.findSubjects(file, signal);
      pictures.push({ kind: 'image', media: path.parse(name).name, file, ...autoOrient, ...seen, hasAlpha: false });
    }
    return pictures;
  } finally {
    await vision.close();
  }
}
