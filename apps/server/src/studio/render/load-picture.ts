import type { PictureImage, RgbaImage } from '@reelwright/compositor';
import sharp, { type Sharp } from 'sharp';
import type { PicturePlan } from './plan-pictures.ts';

/** Renders are many; what one has read, another hardly needs. */
sharp.cache(false);
sharp.concurrency(1);

/** Largest picture that is opened, in pixels: a small file can hold a picture that fills the memory. */
const MAX_INPUT_PIXELS = 100_000_000;
/** A logo is a small part of the canvas: one with more pixels on a side is made smaller. */
const MAX_LOGO_SIDE = 1024;

async function readPixels(picture: Sharp): Promise<RgbaImage> {
  const { data, info } = await picture.ensureAlpha().raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** Turned as its camera was held, in sRGB. */
function openPicture(file: string): Sharp {
  return sharp(file, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'none' }).autoOrient().toColourspace('srgb');
}

/** The planned part of a picture at its planned size; white where it was transparent, unless its alpha counts. */
export async function loadPicture(
  file: string,
  { region, width, height, hasAlpha }: Pick<PicturePlan, 'region' | 'width' | 'height' | 'hasAlpha'>,
): Promise<PictureImage> {
  const whole = openPicture(file);
  const part = (hasAlpha ? whole : whole.flatten({ background: '#ffffff' })).extract({
    left: region.x,
    top: region.y,
    width: region.width,
    height: region.height,
  });
  const isKept = width === region.width && height === region.height;
  const pixels = await readPixels(isKept ? part : part.resize({ width, height, fit: 'fill', kernel: 'lanczos3' }));
  return { ...pixels, hasAlpha, region };
}

/** A logo with its transparency, as it is; an odd last column or row is left out. */
export async function loadLogo(file: string): Promise<RgbaImage> {
  const { autoOrient } = await openPicture(file).metadata();
  const scale = Math.min(1, MAX_LOGO_SIDE / Math.max(autoOrient.width, autoOrient.height));
  const toEven = (length: number) => Math.max(2, 2 * Math.floor((length * scale) / 2));
  const [width, height] = [toEven(autoOrient.width), toEven(autoOrient.height)];
  const logo = openPicture(file);
  const isCut = scale === 1 && width <= autoOrient.width && height <= autoOrient.height;
  return await readPixels(
    isCut
      ? logo.extract({ left: 0, top: 0, width, height })
      : logo.resize({ width, height, fit: 'fill', kernel: 'lanczos3' }),
  );
}
