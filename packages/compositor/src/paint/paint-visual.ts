import type { PixelRect } from '@reelwright/timeline';
import type { Plane } from '../memory/plane.ts';
import type { OpaquePlanes } from '../memory/raster.ts';
import { type AxisMap, type AxisSpan, scaleAxis, spanOf, writeCoverage } from './axis.ts';
import type { FrameBuffer, FramePlane } from './frame-buffer.ts';
import type { Stage } from './stage.ts';

/** A window of a raster, in its pixels, and the rectangle of the canvas that shows the window. */
export interface VisualPlacement {
  planes: OpaquePlanes;
  /** Pixels of the raster per pixel of the planes. */
  divisor: number;
  window: PixelRect;
  dest: PixelRect;
  /** The area of the canvas that may be painted. */
  clip: PixelRect;
  /** 0 to 256. */
  opacity: number;
}

function axesOf({ window, dest }: VisualPlacement): { across: AxisMap; down: AxisMap } {
  return {
    across: { destStart: dest.x, destLength: dest.width, sourceStart: window.x, sourceLength: window.width },
    down: { destStart: dest.y, destLength: dest.height, sourceStart: window.y, sourceLength: window.height },
  };
}

/** Paints an upright, opaque image. Pixels at fractional edges are partly covered. */
export function paintVisual(stage: Stage, target: FrameBuffer, placement: VisualPlacement): void {
  const { across, down } = axesOf(placement);
  const { planes } = placement;
  for (const name of ['y', 'u', 'v'] as const) {
    const plane = target[name];
    const { subsampling } = plane;
    const sourceDivisor = subsampling * placement.divisor;
    const { clip } = placement;
    const columns = spanOf(
      scaleAxis(across, subsampling, sourceDivisor),
      { start: Math.max(0, clip.x / subsampling), end: Math.min(plane.width, (clip.x + clip.width) / subsampling) },
      0,
    );
    const rows = spanOf(
      scaleAxis(down, subsampling, sourceDivisor),
      { start: Math.max(0, clip.y / subsampling), end: Math.min(plane.height, (clip.y + clip.height) / subsampling) },
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
    isDirect ? dest : stage.scratch.y,
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
    stage.scratch.y,
    columns.count,
    columns.count,
    rows.count,
    stage.columnCoverage.byteOffset,
    stage.rowCoverage.byteOffset,
    opacity,
  );
}
