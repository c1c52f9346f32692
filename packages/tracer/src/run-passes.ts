import type { PixelBuffers } from './pixel-buffers.ts';
import type { RenderRequest } from './render-request.ts';
import { SUBJECT_ELEMENT } from './scene/placed-scene.ts';
import type { BandPool } from './threads/band-pool.ts';

/** What all passes over an image need. */
export interface PassOrder {
  pool: BandPool;
  buffers: PixelBuffers;
  width: number;
  height: number;
  seed: number;
  quality: NonNullable<RenderRequest['quality']>;
  signal: AbortSignal | undefined;
  /** 0 to 1, of these passes. */
  onProgress: (share: number) => void;
}

const SAMPLES = { preview: 4, standard: 6, best: 16 } as const;
const LIGHT_ROWS = 16;
const SMOOTH_ROWS = 32;
/** How far apart the neighbours are that each level averages, in pixels: noise is as coarse as its pixels, blotches are not. */
const REACHES = { small: [1, 2, 4, 8], large: [1, 3, 7, 16] } as const;
const LARGE_PX = 640;
/** Tolerance to noise: what mirrors show is sharper than light on walls. */
const TOLERANCES = { irradiance: 6, mirrored: 5 } as const;
/** Share of the work that tracing is. */
const LIGHT_WORK = 0.78;

/** Traces the light of each pixel and smooths its noise; the results lie in the buffers. */
export async function traceLight({
  pool,
  buffers,
  width,
  height,
  seed,
  quality,
  signal,
  onProgress,
}: PassOrder): Promise<void> {
  const { irradiance, mirrored, geometry, surface, spare } = buffers;
  await pool.run(
    'light',
    {
      rows: LIGHT_ROWS,
      height,
      toArgs: (from, to) => [width, height, from, to, SAMPLES[quality], seed, irradiance, mirrored, geometry, surface],
    },
    { signal, onBand: (share) => onProgress(share * LIGHT_WORK) },
  );
  let steps = 0;
  const reaches = Math.min(width, height) < LARGE_PX ? REACHES.small : REACHES.large;
  for (const name of ['irradiance', 'mirrored'] as const)
    for (const [index, reach] of reaches.entries()) {
      // An even number of levels ends in the buffer that it began with.
      const [from, to] = index % 2 === 0 ? [buffers[name], spare] : [spare, buffers[name]];
      await pool.run(
        'smooth',
        {
          rows: SMOOTH_ROWS,
          height,
          toArgs: (low, high) => [from, to, geometry, surface, width, height, reach, low, high, TOLERANCES[name]],
        },
        { signal },
      );
      steps += 1;
      onProgress(LIGHT_WORK + ((1 - LIGHT_WORK) * steps) / (2 * reaches.length));
    }
  await pool.run(
    'addPools',
    {
      rows: SMOOTH_ROWS,
      height,
      toArgs: (from, to) => [width, height, from, to, irradiance, geometry, surface],
    },
    { signal },
  );
}

/** Writes image, ids and the cut-out subject from the traced light. */
export async function resolveImage(
  { pool, buffers, width, height, signal }: PassOrder,
  exposure: number,
): Promise<void> {
  const { irradiance, mirrored, geometry, surface, image, ids, cut } = buffers;
  await pool.run(
    'resolve',
    {
      rows: SMOOTH_ROWS,
      height,
      toArgs: (from, to) => [
        width,
        height,
        from,
        to,
        irradiance,
        mirrored,
        geometry,
        surface,
        exposure,
        image,
        ids,
        cut,
        SUBJECT_ELEMENT,
      ],
    },
    { signal },
  );
}

/** The order of passes for a request. */
export function toPasses(
  pool: BandPool,
  buffers: PixelBuffers,
  request: RenderRequest,
  onProgress: (share: number) => void,
): PassOrder {
  const { width, height, seed, quality = 'standard', signal } = request;
  return { pool, buffers, width, height, seed, quality, signal, onProgress };
}
