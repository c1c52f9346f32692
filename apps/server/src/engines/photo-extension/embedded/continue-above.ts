import sharp from 'sharp';
import { type Raster, smoothstep } from './raster.ts';

/** Width of the tiny copy whose enlargement is the blur, in pixels. */
const TINY_PX = 20;
/** Share of the photo's height over which it dissolves into its blur. */
const FADE = 0.2;
/** Share of the rows above the subject that is mirrored: its blur reaches a little beyond it. */
const CLEAR = 0.85;
/** Share of the photo's height that is mirrored at least, even if the subject begins higher. */
const LEAST_MIRRORED = 0.06;

/** A photo's surroundings, out of focus. */
export interface Surroundings {
  blurred: Uint8Array;
  /** Number of rows without the subject: only these are mirrored. */
  rows: number;
}

/**
 * Dissolves the top of a photo into its own blur: objects along the top edge would be stretched into streaks. `free` is
 * the number of rows above the subject.
 */
export async function blurTop({ data, width, height }: Raster, free: number): Promise<Surroundings> {
  const raw = { width, height, channels: 3 as const };
  const tiny = await sharp(data, { raw })
    .resize(TINY_PX, Math.max(2, Math.round((TINY_PX * height) / width)), { fit: 'fill', kernel: 'mitchell' })
    .png()
    .toBuffer();
  const blurred = await sharp(tiny).resize(width, height, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer();
  const fade = Math.max(1, Math.round(Math.max(Math.min(height * FADE, free), height * FADE * 0.5)));
  for (let y = 0; y < fade; y++) {
    const share = 1 - smoothstep((y + 1) / (fade + 1));
    for (let at = y * width * 3; at < (y + 1) * width * 3; at++)
      data[at] = Math.round((data[at] ?? 0) * (1 - share) + (blurred[at] ?? 0) * share);
  }
  return { blurred, rows: Math.max(1, Math.round(Math.max(free * CLEAR, height * LEAST_MIRRORED))) };
}

/**
 * Mirrors a photo's surroundings, out of focus, in the rows above it, and fades them out into what these rows hold: a
 * second mirror image would show as stripes. `above` is the number of rows.
 */
export function continueAbove({ data, width }: Raster, { blurred, rows }: Surroundings, above: number): void {
  const length = Math.min(above, rows);
  for (let step = 0; step < length; step++) {
    const share = 1 - smoothstep(step / rows);
    const from = step * width * 3;
    const to = (above - 1 - step) * width * 3;
    for (let at = 0; at < width * 3; at++)
      data[to + at] = Math.round((data[to + at] ?? 0) * (1 - share) + (blurred[from + at] ?? 0) * share);
  }
}
