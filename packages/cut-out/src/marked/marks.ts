import type { Mask, Size } from '@reelwright/planes';
import type { Region } from '../image.ts';

/** A line drawn with a round brush, in fractions of the image's width and height. */
export interface Stroke {
  kind: 'keep' | 'remove';
  /** The brush's radius, as a share of the image's longer side. */
  radius: number;
  points: readonly (readonly [x: number, y: number])[];
}

/** What a person marks of a subject: where it lies, and what belongs to it or not. Later strokes cover earlier ones. */
export interface Marks {
  box?: Region | null | undefined;
  strokes: readonly Stroke[];
}

/** Per pixel: what the marks say. */
export const UNMARKED = 0;
export const KEPT = 1;
export const REMOVED = 2;

/** Around a stroke that keeps something outside the box, the box does not count: a share of the longer side. */
const OPEN_SHARE = 0.1;

/** Paints the strokes into a plane; outside the box everything counts as removed, but for what strokes keep there. */
export function paintMarks({ box, strokes }: Marks, size: Size): Mask {
  const painted = new Uint8Array(size.width * size.height);
  if (box) {
    removeOutside(painted, size, box);
    const longer = Math.max(size.width, size.height);
    for (const stroke of strokes) {
      if (stroke.kind !== 'keep' || stroke.points.every((point) => isInside(point, box))) continue;
      paintStroke(painted, size, { stroke, reach: stroke.radius * longer + OPEN_SHARE * longer, value: UNMARKED });
    }
  }
  for (const stroke of strokes) {
    const reach = Math.max(0.5, stroke.radius * Math.max(size.width, size.height));
    paintStroke(painted, size, { stroke, reach, value: stroke.kind === 'keep' ? KEPT : REMOVED });
  }
  return painted;
}

const isInside = ([x, y]: readonly [number, number], box: Region): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

function removeOutside(painted: Mask, { width, height }: Size, box: Region): void {
  const left = Math.floor(box.x * width);
  const top = Math.floor(box.y * height);
  const right = Math.ceil((box.x + box.width) * width);
  const bottom = Math.ceil((box.y + box.height) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1)
      if (x < left || x >= right || y < top || y >= bottom) painted[y * width + x] = REMOVED;
  }
}

interface Paint {
  stroke: Stroke;
  /** In pixels. */
  reach: number;
  value: number;
}

function paintStroke(painted: Mask, size: Size, { stroke: { points }, reach, value }: Paint): void {
  let before = points[0];
  for (const point of points) {
    paintLine(painted, size, { from: before ?? point, to: point, reach, value });
    before = point;
  }
}

interface Line {
  from: readonly [number, number];
  to: readonly [number, number];
  reach: number;
  value: number;
}

function paintLine(painted: Mask, { width, height }: Size, { from, to, reach, value }: Line): void {
  const [x0, y0] = [from[0] * width, from[1] * height];
  const [spanX, spanY] = [to[0] * width - x0, to[1] * height - y0];
  const length = spanX * spanX + spanY * spanY;
  const left = Math.max(0, Math.floor(Math.min(x0, x0 + spanX) - reach));
  const right = Math.min(width - 1, Math.ceil(Math.max(x0, x0 + spanX) + reach));
  const top = Math.max(0, Math.floor(Math.min(y0, y0 + spanY) - reach));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(y0, y0 + spanY) + reach));
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const [dx, dy] = [x + 0.5 - x0, y + 0.5 - y0];
      const along = length > 0 ? Math.min(1, Math.max(0, (dx * spanX + dy * spanY) / length)) : 0;
      if ((dx - along * spanX) ** 2 + (dy - along * spanY) ** 2 <= reach * reach) painted[y * width + x] = value;
    }
  }
}
