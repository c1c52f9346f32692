import type { Point } from '../geometry.ts';

/**
 * Returns the coverage of each sample by a closed polygon, 0 to 255, exact by area: each edge adds the area on its
 * right, and rows are summed up. Points are in samples; integers lie between samples. Only + - * / and rounding, so the
 * result is the same on every machine.
 */
export function fillPolygon(points: readonly Point[], width: number, height: number): Uint8Array {
  const rowLength = width + 2;
  const areas = new Float64Array(rowLength * height);
  const inRow = (x: number) => Math.min(width, Math.max(0, x));
  for (const [index, from] of points.entries()) {
    const to = points[(index + 1) % points.length] ?? from;
    addEdge(areas, { rowLength, height, inRow }, from, to);
  }
  const samples = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    let sum = 0;
    for (let column = 0; column < width; column++) {
      sum += areas[row * rowLength + column] ?? 0;
      samples[row * width + column] = Math.round(255 * Math.min(1, Math.abs(sum)));
    }
  }
  return samples;
}

interface Rows {
  rowLength: number;
  height: number;
  inRow: (x: number) => number;
}

function addEdge(areas: Float64Array, { rowLength, height, inRow }: Rows, a: Point, b: Point): void {
  if (a.y === b.y) return;
  const direction = a.y < b.y ? 1 : -1;
  const [top, bottom] = a.y < b.y ? [a, b] : [b, a];
  const slope = (bottom.x - top.x) / (bottom.y - top.y);
  const add = (index: number, area: number) => {
    areas[index] = (areas[index] ?? 0) + area;
  };
  const lastRow = Math.min(height, Math.ceil(bottom.y));
  for (let row = Math.max(0, Math.floor(top.y)); row < lastRow; row++) {
    const from = Math.max(top.y, row);
    const to = Math.min(bottom.y, row + 1);
    const high = to - from;
    if (high <= 0) continue;
    const x0 = inRow(top.x + (from - top.y) * slope);
    const x1 = inRow(top.x + (to - top.y) * slope);
    const [left, right] = x0 < x1 ? [x0, x1] : [x1, x0];
    const first = Math.floor(left);
    const last = Math.ceil(right);
    const at = row * rowLength + first;
    const signed = direction * high;
    if (last <= first + 1) {
      // Within one sample.
      const middle = (left + right) / 2 - first;
      add(at, signed * (1 - middle));
      add(at + 1, signed * middle);
      continue;
    }
    // Adds to each sample crossed by the edge the area on the edge's right, less the area that earlier samples already
    // carry.
    const across = right - left;
    const rightOf = (x: number) => {
      // Area of the part of [first, x] on the right of the edge, in samples of full height.
      const into = Math.min(right, x) - left;
      const slanted = into > 0 ? (into * into) / (2 * across) : 0;
      return slanted + Math.max(0, x - right);
    };
    let before = 0;
    let given = 0;
    for (let column = first; column <= last; column++) {
      const area = rightOf(column + 1) - before;
      before += area;
      add(row * rowLength + column, signed * (area - given));
      given = area;
    }
  }
}
