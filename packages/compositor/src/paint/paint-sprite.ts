import type { PixelRect } from '@reelwright/timeline';
import type { Plane } from '../memory/plane.ts';
import { type Raster, rasterLevel, type SpritePlanes } from '../memory/raster.ts';
import { type AxisMap, levelFor, scaleAxis, spanOf } from './axis.ts';
import type { FrameBuffer, FramePlane } from './frame-buffer.ts';
import type { Stage } from './stage.ts';

export interface SpritePlacement {
  raster: Raster<SpritePlanes>;
  /** Where the whole raster lies; may reach beyond the canvas. */
  dest: PixelRect;
  /** 0 to 256. */
  opacity: number;
}

const isEven = (value: number) => Number.isInteger(value / 2);

/** Puts a sprite over a frame: as it is where it rests on whole, even pixels at its own size, resampled elsewhere. */
export function paintSprite(stage: Stage, target: FrameBuffer, placement: SpritePlacement): void {
  const { raster, dest } = placement;
  const isResting = dest.width === raster.width && dest.height === raster.height && isEven(dest.x) && isEven(dest.y);
  if (isResting) paintResting(stage, target, placement);
  else paintMoving(stage, target, placement);
}

function paintResting(stage: Stage, target: FrameBuffer, { raster, dest, opacity }: SpritePlacement): void {
  const { kernel, canvas } = stage;
  const x = Math.max(0, dest.x);
  const y = Math.max(0, dest.y);
  const width = Math.min(canvas.width, dest.x + dest.width) - x;
  const height = Math.min(canvas.height, dest.y + dest.height) - y;
  if (width <= 0 || height <= 0) return;
  const planes = rasterLevel(stage, raster, 0);
  for (const name of ['y', 'u', 'v'] as const) {
    const to = target[name];
    const { subsampling } = to;
    const colors = planes[name];
    const alphas = name === 'y' ? planes.alpha : planes.chromaAlpha;
    const skipped = ((y - dest.y) / subsampling) * colors.stride + (x - dest.x) / subsampling;
    kernel.over(
      to.address + (y / subsampling) * to.width + x / subsampling,
      to.width,
      colors.origin + skipped,
      alphas.origin + skipped,
      colors.stride,
      width / subsampling,
      height / subsampling,
      opacity,
    );
  }
}

/** Filtering spreads an edge over this many samples. */
const EDGE_MARGIN = 1;

function paintMoving(stage: Stage, target: FrameBuffer, { raster, dest, opacity }: SpritePlacement): void {
  if (dest.width <= 0 || dest.height <= 0) return;
  const { kernel } = stage;
  const across: AxisMap = { destStart: dest.x, destLength: dest.width, sourceStart: 0, sourceLength: raster.width };
  const down: AxisMap = { destStart: dest.y, destLength: dest.height, sourceStart: 0, sourceLength: raster.height };
  const level = levelFor(across, down);
  const planes = rasterLevel(stage, raster, level);

  const spansOn = ({ width, height, subsampling }: FramePlane) => {
    const columns = spanOf(
      scaleAxis(across, subsampling, subsampling * 2 ** level),
      { start: 0, end: width },
      EDGE_MARGIN,
    );
    const rows = spanOf(scaleAxis(down, subsampling, subsampling * 2 ** level), { start: 0, end: height }, EDGE_MARGIN);
    return columns && rows ? { columns, rows } : undefined;
  };
  const resample = (source: Plane, to: number, { columns, rows }: NonNullable<ReturnType<typeof spansOn>>) =>
    kernel.resample(
      source.origin,
      source.stride,
      columns.origin,
      columns.step,
      rows.origin,
      rows.step,
      to,
      columns.count,
      columns.count,
      rows.count,
    );

  for (const name of ['y', 'u', 'v'] as const) {
    const to = target[name];
    const spans = spansOn(to);
    if (!spans) continue;
    // Both chroma planes share one alpha, resampled for the first.
    if (name !== 'v') resample(name === 'y' ? planes.alpha : planes.chromaAlpha, stage.alphas, spans);
    resample(planes[name], stage.samples, spans);
    const { columns, rows } = spans;
    kernel.over(
      to.address + rows.first * to.width + columns.first,
      to.width,
      stage.samples,
      stage.alphas,
      columns.count,
      columns.count,
      rows.count,
      opacity,
    );
  }
}
