/** A pixel with a channel that differs this much from the background does not belong to it. */
const LEAST_DIFFERENCE = 18;

/**
 * Finds the product in a photo on one colour: pixels of another colour, and pixels enclosed by them in their row and in
 * their column. Returns 1 for the product. `ground` as `#rrggbb`.
 */
export function findProductPixels(photo: {
  width: number;
  height: number;
  rgb: Uint8Array;
  background: string;
}): Uint8Array {
  const { width, height, rgb, background: hex } = photo;
  const background = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const differs = new Uint8Array(width * height);
  const rows = Array.from({ length: height }, () => ({ from: width, to: -1 }));
  const columns = Array.from({ length: width }, () => ({ from: height, to: -1 }));
  for (const [y, row] of rows.entries()) {
    for (const [x, column] of columns.entries()) {
      const at = (y * width + x) * 3;
      if (background.every((value, channel) => Math.abs((rgb[at + channel] ?? 0) - value) < LEAST_DIFFERENCE)) continue;
      differs[y * width + x] = 1;
      row.from = Math.min(row.from, x);
      row.to = x;
      column.from = Math.min(column.from, y);
      column.to = y;
    }
  }
  for (const [y, row] of rows.entries()) {
    for (const [x, column] of columns.entries())
      if (x >= row.from && x <= row.to && y >= column.from && y <= column.to) differs[y * width + x] = 1;
  }
  return differs;
}
