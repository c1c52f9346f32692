import type { PixelRect } from '@reelwright/timeline';
import type { Plane } from '../memory/plane.ts';
import { type OpaquePlanes, type Raster, rasterLevel } from '../memory/raster.ts';
import { type AxisMap, type AxisSpan, levelFor, scaleAxis, spanOf, writeCoverage } from './axis.ts';
import type { FrameBuffer, FramePlane } from './frame-buffer.ts';
import type { Stage } from './stage.ts';

/** A window of a raster, in its pixels, and the rectangle of the canvas that shows it. */
export interface PicturePlacement {
  raster: Raster<OpaquePlanes>;
  window: PixelRect;
  dest: PixelRect;
  /** What of the canvas may be painted. */
  clip: PixelRect;
  /** 0 to 256. */
  opacity: number;
}

/** A window may leave its picture by this many pixels, where its last samples repeat; by more, the frame description is wrong. */
const WINDOW_SLACK = 6;

function assertWindow({ raster, window }: PicturePlacement): void {
  const isInside =
    window.x >= -WINDOW_SLACK &&
    window.y >= -WINDOW_SLACK &&
    window.x + window.width <= raster.width + WINDOW_SLACK &&
    window.y + window.height <= raster.height + WINDOW_SLACK;
  if (!isInside)
    throw new Error(`Window ${JSON.stringify(window)} leaves its ${raster.width}x${raster.height} picture`);
}

function axesOf({ window, dest }: PicturePlacement): { across: AxisMap; down: AxisMap } {
  return {
    across: { destStart: dest.x, destLength: dest.width, sourceStart: window.x, sourceLength: window.width },
    down: { destStart: dest.y, destLength: dest.height, sourceStart: window.y, sourceLength: window.height },
  };
}

/** Makes what painting a picture needs of memory. Throws ArenaFullError. */
export function preparePicture(stage: Stage, placement: PicturePlacement): void {
  const { across, down } = axesOf(placement);
  rasterLevel(stage, placement.raster, levelFor(across, down));
}

/** Paints a picture that was prepared. Where its edges fall between pixels, they are covered in part. */
export function paintPicture(stage: Stage, target: FrameBuffer, placement: PicturePlacement): void {
  assertWindow(placement);
  const { across, down } = axesOf(placement);
  const level = levelFor(across, down);
  const planes = rasterLevel(stage, placement.raster, level);
  for (const name of ['y', 'u', 'v'] as const) {
    const plane = target[name];
    const divisor = plane.subsampling;
    const { clip } = placement;
    const columns = spanOf(
      scaleAxis(across, divisor, divisor * 2 ** level),
      { start: Math.max(0, clip.x / divisor), end: Math.min(plane.width, (clip.x + clip.width) / divisor) },
      0,
    );
    const rows = spanOf(
      scaleAxis(down, divisor, divisor * 2 ** level),
      { start: Math.max(0, clip.y / divisor), end: Math.min(plane.height, (clip.y + clip.height) / divisor) },
      0,
    );
    if (columns && rows) paintPlane(stage, plane, planes[name], columns, rows, placement.opacity);
  }
}

function paintPlane(
  stage: Stage,
  target: FramePlane,
  source: Plane,
  columns: AxisSpan,
  rows: AxisSpan,
  opacity: number,
): void {
  const { kernel } = stage;
  const dest = target.address + rows.first * target.width + columns.first;
  const isDirect = opacity === 256 && columns.isWhole && rows.isWhole;
  kernel.resample(
    source.origin,
    source.stride,
    columns.origin,
    columns.step,
    rows.origin,
    rows.step,
    isDirect ? dest : stage.samples,
    isDirect ? target.width : columns.count,
    columns.count,
    rows.count,
  );
  if (isDirect) return;
  writeCoverage(columns, stage.columnCoverage);
  writeCoverage(rows, stage.rowCoverage);
  kernel.cover(
    dest,
    target.width,
    stage.samples,
    columns.count,
    columns.count,
    rows.count,
    stage.columnCoverage.byteOffset,
    stage.rowCoverage.byteOffset,
    opacity,
  );
}
