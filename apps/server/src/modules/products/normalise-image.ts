import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { AppError } from '../../app-error.ts';
import { UNTRUSTED_IMAGE, identifyImage } from '../../platform/images/identify-image.ts';
import { type PictureSketch, sketchPicture } from './picture-sketch.ts';

export interface NormalisedImage {
  content: Buffer;
  extension: 'jpg' | 'png';
  width: number;
  height: number;
  sha256: string;
  sketch: PictureSketch;
}

/** A product stands on white where its picture is transparent; a logo keeps its transparency. */
export type ImagePurpose = 'product' | 'logo';

/** Enough for a slow zoom over a 1080p frame. */
const MAX_SIDE_PX = 2560;
/** A smaller product would look soft even in a corner of the ad; a logo is shown small. */
const MIN_SIDE_PX: Readonly<Record<ImagePurpose, number>> = { product: 200, logo: 32 };
const JPEG_QUALITY = 92;
const WHITE = { r: 255, g: 255, b: 255 };

/**
 * A picture as the ad uses it: upright, sRGB, at most 2560 px. The same input gives the same bytes. Throws FILE_FORMAT,
 * FILE_CORRUPTED, FILE_TOO_LARGE, IMAGE_TOO_SMALL.
 */
export async function normaliseImage(source: Buffer, purpose: ImagePurpose): Promise<NormalisedImage> {
  const identified = await identifyImage(source);
  if (Math.min(identified.width, identified.height) < MIN_SIDE_PX[purpose]) {
    throw new AppError('IMAGE_TOO_SMALL', { pixels: MIN_SIDE_PX[purpose] });
  }
  // Drawings and cut-outs keep their sharp edges; photos their size.
  const extension = identified.type === 'png' || identified.type === 'gif' || identified.hasAlpha ? 'png' : 'jpg';
  const upright = sharp(source, UNTRUSTED_IMAGE)
    .autoOrient()
    .flatten(purpose === 'product' ? { background: WHITE } : false)
    .toColourspace('srgb')
    .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true, kernel: 'lanczos3' });
  const encoded =
    extension === 'png'
      ? upright.png({ compressionLevel: 6, adaptiveFiltering: true, palette: false })
      : upright.jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4', mozjpeg: false });
  try {
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return {
      content: data,
      extension,
      width: info.width,
      height: info.height,
      sha256: createHash('sha256').update(data).digest('hex'),
      sketch: await sketchPicture(data),
    };
  } catch (error) {
    throw new AppError('FILE_CORRUPTED', {}, { cause: error });
  }
}
