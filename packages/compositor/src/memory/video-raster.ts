import { allocatePlanes, clearRaster, freeRaster, type Raster, type RasterPlanes, type RasterTools } from './raster.ts';
import { extendEdges, type Plane } from './plane.ts';
import type { PlaneLayout, VideoFrameImage } from './video-frame.ts';

const BLACK = 16;
const WHITE = 235;

function assertFrame({ bytes, planes, width, height, alpha }: VideoFrameImage): void {
  const isEven = width >= 2 && height >= 2 && width % 2 === 0 && height % 2 === 0;
  if (!isEven) throw new Error(`A frame of a video is even in size, not ${width}x${height}`);
  const codedHeight = alpha === 'stacked' ? height * 2 : height;
  for (const name of ['y', 'u', 'v'] as const) {
    const divisor = name === 'y' ? 1 : 2;
    const { offset, stride } = planes[name];
    const end = offset + stride * (codedHeight / divisor - 1) + width / divisor;
    if (stride < width / divisor || end > bytes.length)
      throw new Error(`The ${name} samples of a ${width}x${codedHeight} frame do not lie in its ${bytes.length} bytes`);
  }
}

/** Copies a plane's rows, starting at a row of the frame. */
function copyRows(tools: RasterTools, bytes: Uint8Array, { offset, stride }: PlaneLayout, firstRow: number, to: Plane) {
  const target = tools.arena.bytes;
  for (let row = 0; row < to.height; row++) {
    const from = offset + (firstRow + row) * stride;
    target.set(bytes.subarray(from, from + to.width), to.origin + row * to.stride);
  }
}

/** Converts grey from 16 to 235 to alpha from 0 to 255, in place. */
function expandAlpha({ kernel, arena }: RasterTools, { origin, stride, width, height }: Plane): void {
  const table = arena.allocate(256);
  try {
    for (let grey = 0; grey < 256; grey++) {
      const alpha = Math.round(((grey - BLACK) * 255) / (WHITE - BLACK));
      arena.bytes[table + grey] = Math.min(255, Math.max(0, alpha));
    }
    kernel.gradeLuma(origin, 0, stride, origin, stride, width, height, table);
  } finally {
    arena.free(table);
  }
}

/** Creates a raster from a decoded frame. Throws ArenaFullError. */
export function createVideoRaster(tools: RasterTools, image: VideoFrameImage): Raster<RasterPlanes> {
  assertFrame(image);
  const { kernel, arena } = tools;
  const { width, height, bytes } = image;
  const planes: RasterPlanes = allocatePlanes(arena, image.alpha === 'stacked' ? 'sprite' : 'opaque', image);
  const raster = { width, height, levels: [planes] };
  if (planes.kind === 'sprite') clearRaster(arena, planes);
  for (const name of ['y', 'u', 'v'] as const) copyRows(tools, bytes, image.planes[name], 0, planes[name]);
  if (planes.kind === 'opaque') {
    for (const name of ['y', 'u', 'v'] as const) extendEdges(kernel, planes[name]);
    return raster;
  }
  const { y, u, v, alpha, chromaAlpha } = planes;
  try {
    copyRows(tools, bytes, image.planes.y, height, alpha);
    expandAlpha(tools, alpha);
  } catch (error) {
    freeRaster(arena, raster);
    throw error;
  }
  kernel.halve(
    alpha.origin,
    alpha.stride,
    chromaAlpha.origin,
    chromaAlpha.stride,
    chromaAlpha.width,
    chromaAlpha.height,
  );
  kernel.multiply(y.origin, y.stride, alpha.origin, alpha.stride, width, height);
  for (const plane of [u, v])
    kernel.multiply(plane.origin, plane.stride, chromaAlpha.origin, chromaAlpha.stride, plane.width, plane.height);
  return raster;
}
