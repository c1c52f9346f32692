const TILES = 6;
/** Variances of a blurred and of a crisp tile, measured on photos of 512 pixels. */
const BLURRED = 12;
const CRISP = 1500;

/**
 * Returns 0 for blurred to 100 for crisp: the variance of the Laplacian of the sharpest tiles, since a portrait before a blurred
 * background is sharp. One byte a pixel.
 */
export function measureSharpness(grey: Uint8Array, { width, height }: { width: number; height: number }): number {
  const tiles: number[] = [];
  for (let row = 0; row < TILES; row++) {
    for (let column = 0; column < TILES; column++) {
      const left = Math.max(1, Math.floor((width * column) / TILES));
      const top = Math.max(1, Math.floor((height * row) / TILES));
      const right = Math.min(width - 1, Math.floor((width * (column + 1)) / TILES));
      const bottom = Math.min(height - 1, Math.floor((height * (row + 1)) / TILES));
      tiles.push(measureTile(grey, width, { left, top, right, bottom }));
    }
  }
  const sharpest = tiles.toSorted((a, b) => b - a).slice(0, 4);
  const mean = sharpest.reduce((sum, each) => sum + each, 0) / sharpest.length;
  const share = Math.log(Math.max(1, mean) / BLURRED) / Math.log(CRISP / BLURRED);
  return Math.round(100 * Math.min(1, Math.max(0, share)));
}

function measureTile(
  grey: Uint8Array,
  width: number,
  { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
): number {
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = y * width + x;
      const around = (grey[at - 1] ?? 0) + (grey[at + 1] ?? 0) + (grey[at - width] ?? 0) + (grey[at + width] ?? 0);
      const laplacian = around - 4 * (grey[at] ?? 0);
      sum += laplacian;
      squares += laplacian * laplacian;
      count += 1;
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}
