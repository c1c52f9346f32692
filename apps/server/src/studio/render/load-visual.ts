import type { ImagePixels, RgbaImage } from '@reelwright/compositor';
import sharp, { type Sharp } from 'sharp';
import type { VisualPlan } from './plan-visuals.ts';

/** Disables sharp's cache: one render rarely needs what another has read. */
sharp.cache(false);
sharp.concurrency(1);

/** The largest image that is opened, in pixels: a small file can hold an image that fills the memory. */
const MAX_INPUT_PIXELS = 100_000_000;
/** A logo is a small part of the canvas: one with a longer side is scaled down. */
const MAX_LOGO_SIDE = 1024;

async function readPixels(visual: Sharp): Promise<RgbaImage> {
  const { data, info } = await visual.ensureAlpha().raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** Opens an image upright, in sRGB. */
function openVisual(file: string): Sharp {
  return sharp(file, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'none' }).autoOrient().toColourspace('srgb');
}

/** Loads the planned part of an image at its planned size; white where it was transparent, unless its alpha counts. */
export async function loadVisual(
  file: string,
  { region, width, height, hasAlpha }: Pick<VisualPlan, 'region' | 'width' | 'height' | 'hasAlpha'>,
): Promise<ImagePixels> {
  const whole = openVisual(file);
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

/** Loads a logo unchanged, with its transparency; an odd last column or row is cut off. */
export async function loadLogo(file: string): Promise<RgbaImage> {
  const { autoOrient } = await openVisual(file).metadata();
  const scale = Math.min(1, MAX_LOGO_SIDE / Math.max(autoOrient.width, autoOrient.height));
  const toEven = (length: number) => Math.max(2, 2 * Math.floor((length * scale) / 2));
  const [width, height] = [toEven(autoOrient.width), toEven(autoOrient.height)];
  const logo = openVisual(file);
  const isCut = scale === 1 && width <= autoOrient.width && height <= autoOrient.height;
  return await readPixels(
    isCut
      ? logo.extract({ left: 0, top: 0, width, height })
      : logo.resize({ width, height, fit: 'fill', kernel: 'lanczos3' }),
  );
}
