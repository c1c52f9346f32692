import type { PixelRect, Rotation } from '@reelwright/timeline';
import { type Raster, rasterLevel, type SpritePlanes } from '../memory/raster.ts';
import { levelFor } from './axis.ts';
import { drawBox } from './draw-shape.ts';
import type { FrameBuffer } from './frame-buffer.ts';
import { boundsOf, centerOf, evenAreaOf, type Point } from './geometry.ts';
import { cutScratch, putScratch, sampleTexture } from './paint-shaped.ts';
import type { Stage } from './stage.ts';

export interface SpritePlacement {
  raster: Raster<SpritePlanes>;
  /** Position of the whole raster before the rotation; may extend beyond the canvas. */
  dest: PixelRect;
  /** The rotation and its centre. */
  rotation?: { by: Rotation; about: Point } | undefined;
  /** Limits the visible canvas to this box, before the rotation. */
  visible?: PixelRect | undefined;
  /** 0 to 256. */
  opacity: number;
}

const isEven = (value: number) => Number.isInteger(value / 2);

/**
 * Paints a sprite over a frame: unchanged at its own size on integer, even pixels, otherwise resampled. Throws
 * ArenaFullError.
 */
export function paintSprite(stage: Stage, target: FrameBuffer, placement: SpritePlacement): void {
  const { raster, dest, rotation, visible, opacity } = placement;
  if (opacity === 0 || dest.width <= 0 || dest.height <= 0) return;
  const isResting =
    !rotation &&
    !visible &&
    dest.width === raster.width &&
    dest.height === raster.height &&
    isEven(dest.x) &&
    isEven(dest.y);
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

/** Filtering spreads an edge over this many samples, in chroma too. */
const EDGE_MARGIN = 2;

function paintMoving(stage: Stage, target: FrameBuffer, placement: SpritePlacement): void {
  const { raster, dest, rotation, visible, opacity } = placement;
  const about = rotation?.about ?? centerOf(dest);
  const spread: PixelRect = {
    x: dest.x - EDGE_MARGIN,
    y: dest.y - EDGE_MARGIN,
    width: dest.width + 2 * EDGE_MARGIN,
    height: dest.height + 2 * EDGE_MARGIN,
  };
  const everything = { x: 0, y: 0, ...stage.canvas };
  const shown = visible ? boundsOf(visible, about, rotation?.by) : everything;
  const area = evenAreaOf(boundsOf(spread, about, rotation?.by), stage.canvas, shown);
  if (!area) return;
  const window = { x: 0, y: 0, width: raster.width, height: raster.height };
  const level = levelFor(
    { sourceLength: window.width, destLength: dest.width },
    { sourceLength: window.height, destLength: dest.height },
  );
  const { kernel, scratch } = stage;
  const texture = { planes: rasterLevel(stage, raster, level), divisor: 2 ** level };
  sampleTexture(stage, texture, { window, dest, rotation: rotation?.by, about }, area);
  if (visible) {
    drawBox(stage, { rect: visible, rotation: rotation?.by, about }, { area, radius: 0, dest: scratch.shape });
    const { width, height } = area;
    kernel.halve(scratch.shape, width, scratch.chromaShape, width / 2, width / 2, height / 2);
    cutScratch(stage, area);
  }
  const { alpha, chromaAlpha } = scratch;
  putScratch(stage, target, { area, blend: 'normal', opacity, alpha, chromaAlpha });
}
