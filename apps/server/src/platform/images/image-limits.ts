import { AppError } from '../../app-error.ts';

/**
 * Images with more pixels are refused before they are unpacked: a small file can claim any size. The message is
 * `image_pixels_limit`.
 */
export const MAX_IMAGE_PIXELS = 50_000_000;
const MAX_SIDE = 32_767;
/**
 * CPU time of all threads that convert one image. The largest photo takes 2 s; only vector images have no bound of their
 * own.
 */
export const IMAGE_CPU_S = 5;
/** Counts all frames of an animated image together. */
const MAX_ANIMATION_PIXELS = 2_000_000_000;
const MAX_ANIMATION_FRAMES = 5000;

/** Throws FILE_TOO_LARGE if there are too many pixels. */
export function checkPixels({ width, height }: { width: number; height: number }): void {
  if (width * height <= MAX_IMAGE_PIXELS && Math.max(width, height) <= MAX_SIDE) return;
  throw new AppError('FILE_TOO_LARGE', { limit: { message: 'image_pixels_limit' } });
}

/** Throws VIDEO_LIMIT if there are too many pixels in all frames together. */
export function checkAnimation(animation: { width: number; height: number; frames: number }): void {
  const { width, height, frames } = animation;
  if (frames > MAX_ANIMATION_FRAMES || width * height * frames > MAX_ANIMATION_PIXELS)
    throw new AppError('VIDEO_LIMIT');
}
