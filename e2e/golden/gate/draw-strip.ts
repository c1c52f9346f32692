import sharp from 'sharp';
import type { FrameSize } from './compare-frames.ts';
import { toImage } from './write-images.ts';

const STRIP_FRAME_HEIGHT = 72;
const STRIP_FRAMES = 8;

/** Draws a few of a document's frames side by side, small, as WebP, so that later changes can be seen. */
export async function drawStrip(frames: readonly Uint8Array[], size: FrameSize): Promise<Buffer> {
  const step = Math.max(1, frames.length / STRIP_FRAMES);
  const shown = Array.from({ length: Math.min(STRIP_FRAMES, frames.length) }, (_, at) => frames[Math.floor(at * step)]);
  const width = Math.round((size.width * STRIP_FRAME_HEIGHT) / size.height);
  const images = await Promise.all(
    shown.map(async (frame, index) => ({
      input: await toImage(frame ?? new Uint8Array(), size)
        .resize({ width, height: STRIP_FRAME_HEIGHT, fit: 'fill' })
        .png()
        .toBuffer(),
      left: index * (width + 2),
      top: 0,
    })),
  );
  return await sharp({
    create: { width: shown.length * (width + 2) - 2, height: STRIP_FRAME_HEIGHT, channels: 3, background: '#ffffff' },
  })
    .composite(images)
    .webp({ quality: 50, effort: 6 })
    .toBuffer();
}
