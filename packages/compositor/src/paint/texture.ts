import type { Grade, PixelRect } from '@reelwright/timeline';
import { clearPlane, extendEdges, type Plane } from '../memory/plane.ts';
import { allocatePlanes, freePlanes, planesOf, type Raster, rasterLevel, type RasterPlanes } from '../memory/raster.ts';
import { MAX_BLUR } from '../kernel/kernel.ts';
import { gradeTables } from './grade/grade-tables.ts';
import type { Stage } from './stage.ts';

/** An image or a video frame in the compositor's memory. */
export interface LoadedVisual {
  /** Its name among the copies. */
  id: string;
  raster: Raster<RasterPlanes>;
  /** What of the source the raster is, in the source's pixels. */
  region: PixelRect;
}

/** Planes of an image, as large as they are needed. */
export interface Texture {
  planes: RasterPlanes;
  /** Pixels of the raster per pixel of the planes: a power of two. */
  divisor: number;
}

/** Returns the position of a source rectangle in the raster. */
export function toRaster({ raster, region }: LoadedVisual, rect: PixelRect): PixelRect {
  const scaleX = raster.width / region.width;
  const scaleY = raster.height / region.height;
  return {
    x: (rect.x - region.x) * scaleX,
    y: (rect.y - region.y) * scaleY,
    width: rect.width * scaleX,
    height: rect.height * scaleY,
  };
}

/** Rounds the fields of a copy's key so that what looks alike is alike. */
const nameGrade = (grade: Grade) => JSON.stringify(grade, Object.keys(grade).concat('name', 'strength').sort());

function makeGraded(stage: Stage, planes: RasterPlanes, grade: Grade): RasterPlanes {
  const { kernel, arena } = stage;
  const { luma, tints, matrix } = gradeTables(grade);
  const tables = arena.allocate(luma.byteLength + tints.byteLength);
  try {
    arena.bytes.set(new Uint8Array(tints.buffer), tables);
    const lumaTable = tables + tints.byteLength;
    arena.bytes.set(luma, lumaTable);
    const graded: RasterPlanes = allocatePlanes(arena, planes.kind, planes.y);
    const { y, u, v } = planes;
    if (planes.kind === 'sprite') for (const plane of planesOf(graded)) clearPlane(arena, plane);
    kernel.gradeLuma(
      y.origin,
      planes.kind === 'sprite' ? planes.alpha.origin : 0,
      y.stride,
      graded.y.origin,
      graded.y.stride,
      y.width,
      y.height,
      lumaTable,
    );
    kernel.gradeChroma(
      u.origin,
      v.origin,
      planes.kind === 'sprite' ? planes.chromaAlpha.origin : 0,
      u.stride,
      y.origin,
      y.stride,
      graded.u.origin,
      graded.v.origin,
      graded.u.stride,
      u.width,
      u.height,
      tables,
      ...matrix,
    );
    if (planes.kind === 'sprite' && graded.kind === 'sprite') {
      copyPlane(stage, planes.alpha, graded.alpha);
      copyPlane(stage, planes.chromaAlpha, graded.chromaAlpha);
    } else {
      for (const plane of planesOf(graded)) extendEdges(kernel, plane);
    }
    return graded;
  } finally {
    arena.free(tables);
  }
}

/** Copies a plane to another of the same size, and thus of the same layout. */
function copyPlane({ arena }: Stage, from: Plane, to: Plane): void {
  const end = from.origin + (from.height - 1) * from.stride + from.width;
  arena.bytes.copyWithin(to.origin, from.origin, end);
}

/** Returns an image at one of its sizes, in the colours of a grade. Throws ArenaFullError. */
export function visualTexture(stage: Stage, visual: LoadedVisual, level: number, grade: Grade | undefined): Texture {
  const divisor = 2 ** level;
  const planes = rasterLevel(stage, visual.raster, level);
  if (!grade) return { planes, divisor };
  const copy = stage.copies.get(visual.id, `grade ${level} ${nameGrade(grade)}`, () => {
    const graded = makeGraded(stage, planes, grade);
    return { planes: graded, free: () => freePlanes(stage.arena, graded) };
  });
  return { planes: copy.planes, divisor };
}

/** Standard deviation, in samples, from which an image is halved before it is blurred. */
const MAX_SIGMA = 5;
/** Three box blurs approximate a Gaussian one. */
const BOXES = 3;

/** Returns the radius of the boxes, in 2^-8 of a sample: three of them have the variance of the Gaussian. */
export function boxRadius(sigma: number): number {
  return Math.min(MAX_BLUR * 256, Math.round(128 * (Math.sqrt(1 + 4 * sigma * sigma) - 1)));
}

/** Blurs a plane in place, by boxes of this radius in 2^-8 of a sample. */
export function blurPlane({ kernel, arena }: Stage, plane: Plane, radii: { across: number; down: number }): void {
  const { origin, stride, width, height } = plane;
  const turned = arena.allocate(width * height);
  try {
    for (let box = 0; box < BOXES; box++) {
      kernel.blurTransposed(origin, stride, turned, height, width, height, radii.across);
      kernel.blurTransposed(turned, height, origin, stride, height, width, radii.down);
    }
  } finally {
    arena.free(turned);
  }
}

/** Copies planes with a blur, by one radius for luma and another for chroma, which has half the samples. */
function blurPlanes(stage: Stage, from: RasterPlanes, to: RasterPlanes, [luma, chroma]: [number, number]): void {
  const sources = planesOf(from);
  for (const [index, plane] of planesOf(to).entries()) {
    const source = sources[index];
    if (!source) throw new Error('Both have the same planes');
    if (to.kind === 'sprite') clearPlane(stage.arena, plane);
    copyPlane(stage, source, plane);
    const radius = source.width === from.y.width ? luma : chroma;
    blurPlane(stage, plane, { across: radius, down: radius });
    if (to.kind === 'opaque') extendEdges(stage.kernel, plane);
  }
}

/**
 * Returns an image blurred by a Gaussian with this standard deviation in pixels of its raster, and halved at least
 * `level` times. Throws ArenaFullError.
 */
export function blurredTexture(
  stage: Stage,
  visual: LoadedVisual,
  blur: { sigma: number; level: number },
  grade: Grade | undefined,
): Texture {
  let { level } = blur;
  let reduced = blur.sigma / 2 ** level;
  const { raster } = visual;
  for (; reduced > MAX_SIGMA && Math.min(raster.width, raster.height) >> level > 8; reduced /= 2) level++;
  const radius = boxRadius(reduced);
  const sharp = visualTexture(stage, visual, level, grade);
  const copy = stage.copies.get(visual.id, `blur ${level} ${radius} ${grade ? nameGrade(grade) : ''}`, () => {
    const planes: RasterPlanes = allocatePlanes(stage.arena, sharp.planes.kind, sharp.planes.y);
    try {
      blurPlanes(stage, sharp.planes, planes, [radius, boxRadius(reduced / 2)]);
    } catch (error) {
      freePlanes(stage.arena, planes);
      throw error;
    }
    return { planes, free: () => freePlanes(stage.arena, planes) };
  });
  return { planes: copy.planes, divisor: sharp.divisor };
}
