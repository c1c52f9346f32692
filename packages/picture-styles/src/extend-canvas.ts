import { blurPlane, type Plane, resizePlane, type Size } from '@reelwright/planes';
import { createSeededRandom } from '@reelwright/seeded-random';
import { fromPlanes, type RgbaImage, type ImagePlanes, toLuma, toPlanes } from './image.ts';

export interface CanvasToExtend extends RgbaImage {
  /** Pixels added at each side. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  seed: number;
}

export interface ExtendedCanvas extends Size {
  rgba: Uint8ClampedArray<ArrayBuffer>;
  /** How each side was continued: a plain ground goes on; a busy one is mirrored and blurred. */
  sides: Readonly<Record<Side, 'plain' | 'mirrored' | 'none'>>;
}

const SIDES = ['left', 'right', 'top', 'bottom'] as const;
type Side = (typeof SIDES)[number];

/** Share of the side next to the edge that decides whether a ground is plain. */
const STRIP = 0.06;
/** Detail of a plain ground, as a mean difference of luma from its surroundings. */
const PLAIN_DETAIL = 0.012;

/**
 * Extends the canvas of an image. Plain grounds go on: each line continues the edge's colour, smoother the farther out,
 * with the ground's own grain. Busy ones are mirrored and blur away from the edge, as backgrounds of vertical videos do.
 */
export function extendCanvas({ left, right, top, bottom, seed, ...picture }: CanvasToExtend): ExtendedCanvas {
  const source = toPlanes(picture);
  const luma = toLuma(source);
  const detail = measureDetail(luma, picture);
  const added = { left, right, top, bottom };
  const isPlain = (side: Side): boolean => detail[side] < PLAIN_DETAIL;
  const size = { width: picture.width + left + right, height: picture.height + top + bottom };
  const grain = measureGrain(luma, picture);
  const random = createSeededRandom(seed, 'grain');
  const noise = Float32Array.from({ length: 4093 }, () => (random.next() + random.next() - 1) * grain);
  const levels = makeLevels(source, picture);
  const extended: ImagePlanes = {
    red: new Float32Array(size.width * size.height),
    green: new Float32Array(size.width * size.height),
    blue: new Float32Array(size.width * size.height),
  };
  const plainColumns = { before: isPlain('left'), behind: isPlain('right') };
  const plainRows = { before: isPlain('top'), behind: isPlain('bottom') };
  for (let y = 0; y < size.height; y += 1) {
    const row = place(y - top, picture.height, plainRows);
    for (let x = 0; x < size.width; x += 1) {
      const column = place(x - left, picture.width, plainColumns);
      const to = y * size.width + x;
      const distance = Math.hypot(row.distance, column.distance);
      if (distance === 0) {
        const from = row.at * picture.width + column.at;
        extended.red[to] = source.red[from] ?? 0;
        extended.green[to] = source.green[from] ?? 0;
        extended.blue[to] = source.blue[from] ?? 0;
      } else {
        const isContinued = (row.distance === 0 || row.isPlain) && (column.distance === 0 || column.isPlain);
        sample(levels, Math.log2(1 + distance / (isContinued ? 3 : 2.5)), column.at, row.at, extended, to);
        const speck = isContinued ? (noise[(to * 2_654_435_761) % 4093] ?? 0) : 0;
        extended.red[to] = (extended.red[to] ?? 0) + speck;
        extended.green[to] = (extended.green[to] ?? 0) + speck;
        extended.blue[to] = (extended.blue[to] ?? 0) + speck;
      }
    }
  }
  const sides = Object.fromEntries(
    SIDES.map((side) => [side, added[side] === 0 ? 'none' : isPlain(side) ? 'plain' : 'mirrored']),
  ) as Record<Side, 'plain' | 'mirrored' | 'none'>;
  return { ...size, rgba: fromPlanes(extended), sides };
}

/** Where a coordinate outside takes its pixel from: the edge of a plain ground, the mirrored place of a busy one. */
function place(at: number, length: number, plain: { before: boolean; behind: boolean }) {
  if (at >= 0 && at < length) return { at, distance: 0, isPlain: true };
  const isBefore = at < 0;
  const isPlain = isBefore ? plain.before : plain.behind;
  const distance = isBefore ? -at : at - length + 1;
  // A few pixels inside: the outermost ones of photos are often darker.
  if (isPlain) return { at: isBefore ? Math.min(2, length - 1) : Math.max(0, length - 3), distance, isPlain };
  const period = 2 * length;
  const wrapped = ((at % period) + period) % period;
  return { at: wrapped < length ? wrapped : period - 1 - wrapped, distance, isPlain };
}

interface Level {
  planes: ImagePlanes;
  size: Size;
}

/** Halves an image again and again, each level a little blurred. */
function makeLevels(planes: ImagePlanes, size: Size): Level[] {
  const levels: Level[] = [{ planes, size }];
  for (;;) {
    const last = levels.at(-1);
    if (!last || Math.min(last.size.width, last.size.height) < 4) return levels;
    const half = { width: Math.ceil(last.size.width / 2), height: Math.ceil(last.size.height / 2) };
    const shrink = (plane: Plane): Plane => blurPlane(resizePlane(plane, last.size, half), half, 1);
    levels.push({
      planes: { red: shrink(last.planes.red), green: shrink(last.planes.green), blue: shrink(last.planes.blue) },
      size: half,
    });
  }
}

/** Samples between two levels; the first is the image itself. */
function sample(levels: readonly Level[], level: number, x: number, y: number, to: ImagePlanes, pixel: number): void {
  const lower = Math.min(levels.length - 1, Math.floor(level));
  const share = Math.min(1, level - lower);
  const near = levels[lower];
  const far = levels[Math.min(levels.length - 1, lower + 1)];
  if (!near || !far) return;
  for (const channel of ['red', 'green', 'blue'] as const)
    to[channel][pixel] =
      sampleLevel(near, channel, lower, x, y) * (1 - share) +
      sampleLevel(far, channel, Math.min(levels.length - 1, lower + 1), x, y) * share;
}

function sampleLevel({ planes, size }: Level, channel: keyof ImagePlanes, level: number, x: number, y: number): number {
  const scale = 1 / 2 ** level;
  const u = Math.min(size.width - 1, Math.max(0, (x + 0.5) * scale - 0.5));
  const v = Math.min(size.height - 1, Math.max(0, (y + 0.5) * scale - 0.5));
  const [left, top] = [Math.floor(u), Math.floor(v)];
  const [right, bottom] = [Math.min(size.width - 1, left + 1), Math.min(size.height - 1, top + 1)];
  const [fx, fy] = [u - left, v - top];
  const plane = planes[channel];
  const above = (plane[top * size.width + left] ?? 0) * (1 - fx) + (plane[top * size.width + right] ?? 0) * fx;
  const below = (plane[bottom * size.width + left] ?? 0) * (1 - fx) + (plane[bottom * size.width + right] ?? 0) * fx;
  return above * (1 - fy) + below * fy;
}

/** The mean difference of luma from its surroundings, in a strip along each side. */
function measureDetail(luma: Plane, size: Size): Record<Side, number> {
  const { width, height } = size;
  const radius = Math.max(2, Math.round(Math.max(width, height) / 100));
  const soft = blurPlane(luma, size, radius);
  // Grain is no detail.
  const fine = blurPlane(luma, size, 1);
  const strip = { x: Math.max(1, Math.round(width * STRIP)), y: Math.max(1, Math.round(height * STRIP)) };
  const measure = (fromX: number, toX: number, fromY: number, toY: number): number => {
    let sum = 0;
    for (let y = fromY; y < toY; y += 1)
      for (let x = fromX; x < toX; x += 1) sum += Math.abs((fine[y * width + x] ?? 0) - (soft[y * width + x] ?? 0));
    return sum / Math.max(1, (toX - fromX) * (toY - fromY));
  };
  return {
    left: measure(0, strip.x, 0, height),
    right: measure(width - strip.x, width, 0, height),
    top: measure(0, width, 0, strip.y),
    bottom: measure(0, width, height - strip.y, height),
  };
}

/** The deviation of pixels from their neighbours' mean, in the flattest quarter of an image. */
function measureGrain(luma: Plane, size: Size): number {
  const soft = blurPlane(luma, size, 1);
  const differences = new Float32Array(luma.length);
  for (let pixel = 0; pixel < luma.length; pixel += 1)
    differences[pixel] = Math.abs((luma[pixel] ?? 0) - (soft[pixel] ?? 0));
  differences.sort();
  return Math.min(0.03, (differences[luma.length >> 2] ?? 0) * 4);
}
