import type { RgbaImage } from '@reelwright/compositor';
import sharp, { type Sharp } from 'sharp';
import type { PicturePlan } from './plan-render.ts';

/** Renders are many; what one has read, another hardly needs. */
sharp.cache(false);
sharp.concurrency(1);

/** Largest picture that is opened, in pixels: a small file can hold a picture that fills the memory. */
const MAX_INPUT_PIXELS = 100_000_000;

async function readPixels(picture: Sharp): Promise<RgbaImage> {
  const { data, info } = await picture.ensureAlpha().raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** Turned as its camera was held, in sRGB. */
function openPicture(file: string): Sharp {
  return sharp(file, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'none' }).autoOrient().toColourspace('srgb');
}

/** The planned part of a picture at its planned size; what was transparent is white. */
export async function loadPicture(file: string, { region, width, height }: PicturePlan): Promise<RgbaImage> {
  const part = openPicture(file)
    .flatten({ background: '#ffffff' })
    .extract({ left: region.x, top: region.y, width: region.width, height: region.height });
  const isKept = width === region.width && height === region.height;
  return await readPixels(isKept ? part : part.resize({ width, height, fit: 'fill', kernel: 'lanczos3' }));
}

/** A logo with its transparency, as large as its box lets it, in even pixels. Small logos are not made larger than twice. */
export async function loadLogo(file: string, box: { width: number; height: number }): Promise<RgbaImage> {
  const logo = openPicture(file);
  const { autoOrient } = await logo.metadata();
  const scale = Math.min(2, box.width / autoOrient.width, box.height / autoOrient.height);
  const toEven = (length: number) => Math.max(2, 2 * Math.floor((length * scale) / 2));
  return await readPixels(
    logo.resize({
      width: toEven(autoOrient.width),
      height: toEven(autoOrient.height),
      fit: 'fill',
      kernel: 'lanczos3',
    }),
  );
}
