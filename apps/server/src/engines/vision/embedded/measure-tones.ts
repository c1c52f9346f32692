import type { ImageTones } from '../vision.ts';
import type { Thumbnail } from './thumbnail.ts';

/** Cells across and down an image: a line of type is about as high as a cell. */
const GRID = { columns: 10, rows: 12 } as const;

/** Measures how light an image is in each cell of a grid. */
export function measureTones({ width, height, colours }: Thumbnail): ImageTones {
  const count = GRID.columns * GRID.rows;
  const sums = new Float64Array(count);
  const squares = new Float64Array(count);
  const pixels = new Float64Array(count);
  for (const [pixel, [lightness]] of colours.entries()) {
    const column = Math.min(GRID.columns - 1, Math.floor(((pixel % width) * GRID.columns) / width));
    const row = Math.min(GRID.rows - 1, Math.floor((Math.floor(pixel / width) * GRID.rows) / height));
    const cell = row * GRID.columns + column;
    sums[cell] = (sums[cell] ?? 0) + lightness;
    squares[cell] = (squares[cell] ?? 0) + lightness ** 2;
    pixels[cell] = (pixels[cell] ?? 0) + 1;
  }
  const meanOf = (map: Float64Array, cell: number): number => (map[cell] ?? 0) / Math.max(1, pixels[cell] ?? 0);
  const cells = Array.from({ length: count }, (_, cell) => cell);
  return {
    ...GRID,
    light: cells.map((cell) => Math.round(100 * meanOf(sums, cell))),
    spread: cells.map((cell) =>
      Math.round(100 * Math.sqrt(Math.max(0, meanOf(squares, cell) - meanOf(sums, cell) ** 2))),
    ),
  };
}
