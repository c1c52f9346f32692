import type { Size } from '@reelwright/planes';
import type { Camera } from './camera-moves.ts';
import type { PreparedSubject } from './clip-source.ts';

/** Two channels of a pixel at a time: bytes 0 and 2. */
const PAIR = 0x00ff00ff;
const HALF = 0x00800080;
/** Fractions of a pixel are counted in 1/256. */
const ONE = 65_536;

/**
 * Moves the plate: each row by its own inverse depth, so that ground recedes and nothing tears. `rows[y]` of the result
 * is sampled linearly from the place the camera sees.
 */
export function warpPlate(
  source: Uint32Array,
  target: Uint32Array,
  { width, height }: Size,
  rowDepths: Float32Array,
  camera: Camera,
): void {
  const rows = traceRows(height, rowDepths, camera);
  const [middleX, lastX, lastY] = [(width - 1) / 2, width - 1, height - 1];
  for (let y = 0; y < height; y += 1) {
    const sourceY = rows[y] ?? 0;
    const depth = readDepth(rowDepths, sourceY);
    const scale = 1 / (camera.base + camera.zoom * depth);
    const top = Math.min(lastY, Math.floor(sourceY));
    const downWeight = Math.round((sourceY - top) * 256);
    const upper = top * width;
    const lower = Math.min(lastY, top + 1) * width;
    const startX = middleX + (-middleX - camera.dx * (depth - camera.pivot)) * scale;
    sampleRow(
      source,
      target,
      y * width,
      0,
      width,
      upper,
      lower,
      downWeight,
      Math.round(startX * ONE),
      Math.round(scale * ONE),
      lastX,
    );
  }
}

/** For each row of the result, the row of the plate that is seen there. */
function traceRows(height: number, rowDepths: Float32Array, camera: Camera): Float32Array {
  const middle = (height - 1) / 2;
  const rows = new Float32Array(height);
  const forward = (row: number): number => {
    const depth = rowDepths[row] ?? 0;
    return middle + (row - middle) * (camera.base + camera.zoom * depth) + camera.dy * (depth - camera.pivot);
  };
  let above = 0;
  for (let y = 0; y < height; y += 1) {
    while (above < height - 2 && forward(above + 1) <= y) above += 1;
    const [from, to] = [forward(above), forward(Math.min(height - 1, above + 1))];
    const share = to > from ? (y - from) / (to - from) : 0;
    rows[y] = Math.min(height - 1, Math.max(0, above + share));
  }
  return rows;
}

function readDepth(rowDepths: Float32Array, row: number): number {
  const above = Math.floor(row);
  const from = rowDepths[above] ?? 0;
  return from + ((rowDepths[above + 1] ?? from) - from) * (row - above);
}

/** Samples a row of the result between two rows of the source; `at` and `step` are in 1/65536 pixel. */
function sampleRow(
  source: Uint32Array,
  target: Uint32Array,
  targetRow: number,
  from: number,
  to: number,
  upper: number,
  lower: number,
  down: number,
  start: number,
  step: number,
  last: number,
): void {
  let at = start + from * step;
  const up = 256 - down;
  if (down === 0 && step === ONE && start === 0) {
    target.set(source.subarray(upper + from, upper + to), targetRow + from);
    return;
  }
  const end = last * ONE;
  for (let x = from; x < to; x += 1, at += step) {
    const place = at < 0 ? 0 : at > end ? end : at;
    const left = place >> 16;
    const across = (place >> 8) & 255;
    const back = 256 - across;
    const right = left < last ? left + 1 : left;
    const a = source[upper + left] ?? 0;
    const b = source[upper + right] ?? 0;
    const c = source[lower + left] ?? 0;
    const d = source[lower + right] ?? 0;
    const evenAbove = ((Math.imul(a & PAIR, back) + Math.imul(b & PAIR, across) + HALF) >>> 8) & PAIR;
    const oddAbove = ((Math.imul((a >>> 8) & PAIR, back) + Math.imul((b >>> 8) & PAIR, across) + HALF) >>> 8) & PAIR;
    const evenBelow = ((Math.imul(c & PAIR, back) + Math.imul(d & PAIR, across) + HALF) >>> 8) & PAIR;
    const oddBelow = ((Math.imul((c >>> 8) & PAIR, back) + Math.imul((d >>> 8) & PAIR, across) + HALF) >>> 8) & PAIR;
    const even = ((Math.imul(evenAbove, up) + Math.imul(evenBelow, down) + HALF) >>> 8) & PAIR;
    const odd = ((Math.imul(oddAbove, up) + Math.imul(oddBelow, down) + HALF) >>> 8) & PAIR;
    target[targetRow + x] = even | (odd << 8);
  }
}

/**
 * Draws the subject over a frame, as one layer at one depth. Writes its opacity of each pixel into `opacity`, where
 * light effects need it.
 */
export function drawSubject(
  subject: PreparedSubject,
  target: Uint32Array,
  opacity: Uint8Array | null,
  { width, height }: Size,
  camera: Camera,
): void {
  const { pixels, depth } = subject;
  const scale = camera.base + camera.zoom * depth;
  const [middleX, middleY] = [(width - 1) / 2, (height - 1) / 2];
  const shiftX = camera.dx * (depth - camera.pivot);
  const shiftY = camera.dy * (depth - camera.pivot);
  const left = Math.max(0, Math.floor(middleX + (subject.left - 1 - middleX) * scale + shiftX));
  const right = Math.min(width, Math.ceil(middleX + (subject.right + 1 - middleX) * scale + shiftX));
  const top = Math.max(0, Math.floor(middleY + (subject.top - 1 - middleY) * scale + shiftY));
  const bottom = Math.min(height, Math.ceil(middleY + (subject.bottom + 1 - middleY) * scale + shiftY));
  const step = Math.round(ONE / scale);
  const start = Math.round((middleX + (-middleX - shiftX) / scale) * ONE);
  const row = new Uint32Array(width);
  for (let y = top; y < bottom; y += 1) {
    const sourceY = middleY + (y - middleY - shiftY) / scale;
    if (sourceY < 0 || sourceY > height - 1) continue;
    const upperRow = Math.min(height - 1, Math.floor(sourceY));
    const down = Math.round((sourceY - upperRow) * 256);
    const upper = upperRow * width;
    const lower = Math.min(height - 1, upperRow + 1) * width;
    sampleRow(pixels, row, 0, left, right, upper, lower, down, start, step, width - 1);
    for (let x = left; x < right; x += 1) {
      const over = row[x] ?? 0;
      const alpha = over >>> 24;
      if (alpha === 0) continue;
      const at = y * width + x;
      if (opacity) opacity[at] = alpha;
      if (alpha === 255) target[at] = over;
      else {
        const under = target[at] ?? 0;
        const rest = 256 - alpha - (alpha >> 7);
        const even = (over & PAIR) + ((Math.imul(under & PAIR, rest) >>> 8) & PAIR);
        const odd = ((over >>> 8) & PAIR) + ((Math.imul((under >>> 8) & PAIR, rest) >>> 8) & PAIR);
        target[at] = (even & PAIR) | ((odd & PAIR) << 8) | 0xff000000;
      }
    }
  }
}
