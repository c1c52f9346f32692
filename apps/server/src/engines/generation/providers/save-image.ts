import sharp from 'sharp';
import { AppError } from '#src/app-error.ts';
import type { MadeMedia } from '../generation.ts';

const MAX_PIXELS = 64e6;

/** Writes what a provider answered as an upright sRGB PNG. Throws PROVIDER_FAILED if it is no image. */
export async function saveImage(
  content: Uint8Array | string,
  outputPath: string,
  provider: string,
): Promise<MadeMedia> {
  try {
    const { width, height } = await sharp(content, { limitInputPixels: MAX_PIXELS })
      .rotate()
      .toColourspace('srgb')
      .png({ compressionLevel: 6 })
      .toFile(outputPath);
    return { width, height };
  } catch (error) {
    throw new AppError('PROVIDER_FAILED', { provider, reason: 'the answer is no image' }, { cause: error });
  }
}
