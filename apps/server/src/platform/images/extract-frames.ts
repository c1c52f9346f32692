import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatFrameList, type ListedFrame } from '@reelwright/media';
import sharp from 'sharp';
import { AppError } from '../../app-error.ts';
import { checkAnimation } from './image-limits.ts';
import type { ExtractedFrames, ExtractRequest } from './image-protocol.ts';

/**
 * Bytes of decoded frames held at a time. Each piece decodes all frames before it again, so few large pieces are
 * faster.
 */
const PIECE_BYTES = 256 * 2 ** 20;
/** Browsers show a frame that declares less than 11 ms for 100 ms, so its maker has seen it at that speed. */
const SHORTEST_MS = 11;
const DEFAULT_MS = 100;

/** Writes the frames of an animated WebP, which ffmpeg can't read, as PNG files with a list that ffmpeg reads. */
export async function extractFrames(request: { input: string; framesFolder: string }): Promise<ExtractedFrames> {
  sharp.concurrency(1);
  sharp.cache(false);
  try {
    return await extract(request);
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('FILE_CORRUPTED', {}, { cause: error });
  }
}

async function extract({ input, framesFolder }: ExtractRequest): Promise<ExtractedFrames> {
  // `checkAnimation` sets the bound instead: sharp counts all frames as one tall image here.
  const unlimited = { limitInputPixels: false, failOn: 'error' } as const;
  const { width, height: wholeHeight, pageHeight, pages = 1, delay = [] } = await sharp(input, unlimited).metadata();
  const height = pageHeight ?? wholeHeight;
  checkAnimation({ width, height, frames: pages });
  const frameBytes = width * height * 4;
  const atOnce = Math.max(1, Math.floor(PIECE_BYTES / frameBytes));
  const frames: ListedFrame[] = [];
  for (let first = 0; first < pages; first += atOnce) {
    const count = Math.min(atOnce, pages - first);
    const piece = await sharp(input, { ...unlimited, page: first, pages: count })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer();
    for (let nth = 0; nth < count; nth += 1) {
      const file = join(framesFolder, `frame-${String(first + nth).padStart(5, '0')}.png`);
      const pixels = piece.subarray(nth * frameBytes, (nth + 1) * frameBytes);
      await sharp(pixels, { raw: { width, height, channels: 4 } })
        .png({ compressionLevel: 1 })
        .toFile(file);
      const statedMs = delay[first + nth] ?? DEFAULT_MS;
      frames.push({ file, durationMs: statedMs < SHORTEST_MS ? DEFAULT_MS : statedMs });
    }
  }
  const listFile = join(framesFolder, 'frames.txt');
  await writeFile(listFile, formatFrameList(frames));
  return { kind: 'frames', listFile, width, height, frames };
}
