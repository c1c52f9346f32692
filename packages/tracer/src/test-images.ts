import { toLinear } from '@reelwright/color-spaces';
import type { Rendered } from './render-request.ts';
import type { Vector } from './vectors.ts';

/** Mean of the pixels whose element is asked for: linear light. */
export function meanOf({ rgba, ids }: Pick<Rendered, 'rgba' | 'ids'>, isAsked: (id: number) => boolean): Vector {
  const sums: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (const [pixel, id] of ids.entries()) {
    if (!isAsked(id)) continue;
    count += 1;
    for (const channel of [0, 1, 2] as const) {
      sums[channel] += toLinear((rgba[pixel * 4 + channel] ?? 0) / 255);
    }
  }
  return [sums[0] / count, sums[1] / count, sums[2] / count];
}

/** Where an element begins and ends, in pixels; its end is the first pixel after it. */
export function spanOf(
  ids: Uint8Array,
  width: number,
  element: number,
): { left: number; right: number; top: number; bottom: number } {
  const span = { left: width, right: 0, top: ids.length, bottom: 0 };
  for (const [pixel, id] of ids.entries()) {
    if (id !== element) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    span.left = Math.min(span.left, x);
    span.right = Math.max(span.right, x + 1);
    span.top = Math.min(span.top, y);
    span.bottom = Math.max(span.bottom, y + 1);
  }
  return span;
}

/** 64 bits: whether an image gets brighter from cell to cell of 9 x 8 (dHash). */
export function hashImage({ rgba, ids }: Rendered): bigint {
  const side = Math.sqrt(ids.length);
  const grey = (pixel: number): number =>
    0.299 * (rgba[pixel * 4] ?? 0) + 0.587 * (rgba[pixel * 4 + 1] ?? 0) + 0.114 * (rgba[pixel * 4 + 2] ?? 0);
  const cell = (column: number, row: number): number => {
    let sum = 0;
    const [left, right] = [Math.floor((column * side) / 9), Math.floor(((column + 1) * side) / 9)];
    for (let y = Math.floor((row * side) / 8); y < Math.floor(((row + 1) * side) / 8); y += 1)
      for (let x = left; x < right; x += 1) sum += grey(y * side + x) / (right - left);
    return sum;
  };
  let hash = 0n;
  for (let row = 0; row < 8; row += 1)
    for (let column = 0; column < 8; column += 1)
      hash = (hash << 1n) | (cell(column, row) < cell(column + 1, row) ? 1n : 0n);
  return hash;
}

export function countBits(value: bigint): number {
  return value.toString(2).replaceAll('0', '').length;
}
