import type { Plane, Size } from './planes.ts';

/**
 * Computes the largest value of a square around each pixel; 0 where all are negative. Takes the same time for any
 * reach (van Herk 1992): of blocks as long as the square's side, a window covers the end of one and the start of the
 * next.
 */
export function spreadLargest(source: Plane, { width, height }: Size, reach: number): Plane {
  if (reach < 1) return source.map((value) => Math.max(0, value));
  const side = 2 * reach + 1;
  const rows = new Float32Array(source.length);
  const padded = Math.ceil((width + 2 * reach) / side) * side;
  const starts = new Float32Array(padded);
  const ends = new Float32Array(padded);
  for (let y = 0; y < height; y += 1) {
    const line = y * width;
    for (let x = 0; x < padded; x += 1) {
      const inside = x >= reach && x < width + reach;
      const value = inside ? Math.max(0, source[line + x - reach] ?? 0) : 0;
      starts[x] = x % side === 0 ? value : Math.max(value, starts[x - 1] ?? 0);
      ends[x] = value;
    }
    for (let x = padded - 2; x >= 0; x -= 1)
      if ((x + 1) % side !== 0) ends[x] = Math.max(ends[x] ?? 0, ends[x + 1] ?? 0);
    for (let x = 0; x < width; x += 1) rows[line + x] = Math.max(ends[x] ?? 0, starts[x + side - 1] ?? 0);
  }
  return spreadDown(rows, { width, height }, reach);
}

/** As `spreadLargest`, in columns: whole rows at a time, of one block after the other. */
function spreadDown(rows: Plane, { width, height }: Size, reach: number): Plane {
  const side = 2 * reach + 1;
  const spread = new Float32Array(rows.length);
  /** The largest of rows `y` to the end of their block. */
  const ends = new Float32Array(side * width);
  const start = new Float32Array(width);
  // Block by block: the windows that begin in a block end in it or in the next one.
  for (let block = -reach; block < height; block += side) {
    for (let step = side - 1; step >= 0; step -= 1) {
      const y = block + step;
      const to = step * width;
      if (step === side - 1) ends.fill(0, to, to + width);
      else ends.copyWithin(to, to + width, to + 2 * width);
      if (y >= 0 && y < height)
        for (let x = 0; x < width; x += 1) ends[to + x] = Math.max(ends[to + x] ?? 0, rows[y * width + x] ?? 0);
    }
    start.fill(0);
    for (let step = 0; step < side; step += 1) {
      const middle = block + step + reach;
      // The window of `middle` reaches from row `block + step` to the row before `block + side + step`.
      if (step > 0) {
        const entering = block + side + step - 1;
        if (entering >= 0 && entering < height)
          for (let x = 0; x < width; x += 1) start[x] = Math.max(start[x] ?? 0, rows[entering * width + x] ?? 0);
      }
      if (middle < 0 || middle >= height) continue;
      for (let x = 0; x < width; x += 1)
        spread[middle * width + x] = Math.max(ends[step * width + x] ?? 0, start[x] ?? 0);
    }
  }
  return spread;
}
