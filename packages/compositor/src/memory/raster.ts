import type { Kernel } from '../kernel/kernel.ts';
import type { Arena } from './arena.ts';
import { allocatePlane, clearPlane, extendEdges, freePlane, type Plane } from './plane.ts';

/** Tightly packed rows of straight RGBA, 8 bits each. Width and height are even. */
export interface RgbaImage {
  width: number;
  height: number;
  pixels: Uint8Array | Uint8ClampedArray;
}

/** An image without transparency: luma, and blue and red difference at half the size. */
export interface OpaquePlanes {
  kind: 'opaque';
  y: Plane;
  u: Plane;
  v: Plane;
}

/** Premultiplied planes with the alpha of the luma and of the chroma. Transparent beyond their edges. */
export interface SpritePlanes {
  kind: 'sprite';
  y: Plane;
  u: Plane;
  v: Plane;
  alpha: Plane;
  chromaAlpha: Plane;
}

export type RasterPlanes = OpaquePlanes | SpritePlanes;

/**
 * An image or sprite with its smaller copies, each half the size of the one before and made on first use, so that
 * resampling never skips samples.
 */
export interface Raster<Planes extends RasterPlanes> {
  width: number;
  height: number;
  levels: Planes[];
}

/** Rows converted at a time: limits the kernel memory used for RGBA. Even. */
const STRIP_ROWS = 64;

export interface RasterTools {
  kernel: Kernel;
  arena: Arena;
}

export function planesOf(planes: RasterPlanes): Plane[] {
  const { y, u, v } = planes;
  return planes.kind === 'opaque' ? [y, u, v] : [y, u, v, planes.alpha, planes.chromaAlpha];
}

/** Allocates several planes or none. */
export function allocatePlanes<Kind extends RasterPlanes['kind']>(
  arena: Arena,
  kind: Kind,
  size: { width: number; height: number },
): Extract<RasterPlanes, { kind: Kind }> {
  const half = { width: Math.ceil(size.width / 2), height: Math.ceil(size.height / 2) };
  const allocated: Plane[] = [];
  const allocate = (wanted: { width: number; height: number }) => {
    const plane = allocatePlane(arena, wanted);
    allocated.push(plane);
    return plane;
  };
  try {
    const color = { y: allocate(size), u: allocate(half), v: allocate(half) };
    const planes: RasterPlanes =
      kind === 'opaque'
        ? { kind: 'opaque', ...color }
        : { kind: 'sprite', ...color, alpha: allocate(size), chromaAlpha: allocate(half) };
    // Safe cast: the requested kind was just made.
    return planes as Extract<RasterPlanes, { kind: Kind }>;
  } catch (error) {
    for (const plane of allocated) freePlane(arena, plane);
    throw error;
  }
}

function assertEvenImage(image: RgbaImage): void {
  const { width, height, pixels } = image;
  if (width < 2 || height < 2 || width % 2 !== 0 || height % 2 !== 0)
    throw new Error(`A raster is even in size, not ${width}x${height}`);
  if (pixels.length !== width * height * 4)
    throw new Error(`${width}x${height} RGBA takes ${width * height * 4} bytes, not ${pixels.length}`);
}

/** Copies an image strip by strip into the kernel's memory and converts each. */
function convertStrips(
  { arena }: RasterTools,
  image: RgbaImage,
  convert: (rgba: number, firstRow: number, rows: number) => void,
): void {
  const rowBytes = image.width * 4;
  const strip = arena.allocate(rowBytes * Math.min(STRIP_ROWS, image.height));
  try {
    for (let row = 0; row < image.height; row += STRIP_ROWS) {
      const rows = Math.min(STRIP_ROWS, image.height - row);
      arena.bytes.set(image.pixels.subarray(row * rowBytes, (row + rows) * rowBytes), strip);
      convert(strip, row, rows);
    }
  } finally {
    arena.free(strip);
  }
}

const rowOf = (plane: Plane, row: number) => plane.origin + row * plane.stride;

/** Makes a raster of an image, ignoring its alpha. Throws ArenaFullError. */
export function createOpaqueRaster(tools: RasterTools, image: RgbaImage): Raster<OpaquePlanes> {
  assertEvenImage(image);
  const { kernel, arena } = tools;
  const planes = allocatePlanes(arena, 'opaque', image);
  const { y, u, v } = planes;
  const raster = { width: image.width, height: image.height, levels: [planes] };
  try {
    convertStrips(tools, image, (rgba, row, rows) => {
      const half = row / 2;
      kernel.convertImage(rgba, image.width, rows, rowOf(y, row), y.stride, rowOf(u, half), rowOf(v, half), u.stride);
    });
  } catch (error) {
    freeRaster(arena, raster);
    throw error;
  }
  for (const plane of [y, u, v]) extendEdges(kernel, plane);
  return raster;
}

/** Makes a raster of an image with transparency. Throws ArenaFullError. */
export function createSpriteRaster(tools: RasterTools, image: RgbaImage): Raster<SpritePlanes> {
  assertEvenImage(image);
  const { kernel, arena } = tools;
  const planes = allocatePlanes(arena, 'sprite', image);
  clearRaster(arena, planes);
  const { y, u, v, alpha, chromaAlpha } = planes;
  const raster = { width: image.width, height: image.height, levels: [planes] };
  try {
    convertStrips(tools, image, (rgba, row, rows) => {
      const half = row / 2;
      kernel.convertSprite(
        rgba,
        image.width,
        rows,
        rowOf(y, row),
        rowOf(alpha, row),
        y.stride,
        rowOf(u, half),
        rowOf(v, half),
        rowOf(chromaAlpha, half),
        u.stride,
      );
    });
  } catch (error) {
    freeRaster(arena, raster);
    throw error;
  }
  return raster;
}

/** Returns the copy of a raster halved `level` times, made if missing. Throws ArenaFullError. */
export function rasterLevel<Planes extends RasterPlanes>(
  { kernel, arena }: RasterTools,
  raster: Raster<Planes>,
  level: number,
): Planes {
  for (;;) {
    const found = raster.levels[level];
    if (found) return found;
    const finer = raster.levels.at(-1);
    if (!finer) throw new Error('A raster has at least one level');
    const size = { width: Math.ceil(finer.y.width / 2), height: Math.ceil(finer.y.height / 2) };
    const coarser = allocatePlanes(arena, finer.kind, size);
    const sources = planesOf(finer);
    for (const [index, plane] of planesOf(coarser).entries()) {
      const source = sources[index];
      if (!source) throw new Error('Both levels have the same planes');
      if (coarser.kind === 'sprite') clearPlane(arena, plane);
      kernel.halve(source.origin, source.stride, plane.origin, plane.stride, plane.width, plane.height);
      if (coarser.kind === 'opaque') extendEdges(kernel, plane);
    }
    raster.levels.push(coarser as Planes);
  }
}

/** Sets all planes, padding included. */
export function clearRaster(arena: Arena, planes: RasterPlanes): void {
  for (const plane of planesOf(planes)) clearPlane(arena, plane);
}

export function freePlanes(arena: Arena, planes: RasterPlanes): void {
  for (const plane of planesOf(planes)) freePlane(arena, plane);
}

export function freeRaster(arena: Arena, raster: Raster<RasterPlanes>): void {
  for (const planes of raster.levels) freePlanes(arena, planes);
  raster.levels = [];
}
