import { AppError } from '../../app-error.ts';

/** A picture with more pixels is refused before it is unpacked: a small file can claim any size. `image_pixels_limit` says it. */
export const MAX_IMAGE_PIXELS = 50_000_000;
const MAX_SIDE = 32_767;
/** Of all frames of an animated picture together. */
const MAX_ANIMATION_PIXELS = 2_000_000_000;
const MAX_ANIMATION_FRAMES = 5000;

/** Throws FILE_TOO_LARGE. */
export function checkPixels({ width, height }: { width: number; height: number }): void {
  if (width * height <= MAX_IMAGE_PIXELS && Math.max(width, height) <= MAX_SIDE) return;
  throw new AppError('FILE_TOO_LARGE', { limit: { message: 'image_pixels_limit' } });
}

/** Throws VIDEO_LIMIT. */
export function checkAnimation(animation: { width: number; height: number; frames: number }): void {
  const { width, height, frames } = animation;
  if (frames > MAX_ANIMATION_FRAMES || width * height * frames > MAX_ANIMATION_PIXELS)
    throw new AppError('VIDEO_LIMIT');
}
