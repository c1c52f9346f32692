import type { Box } from '@reelwright/timeline';

/** How light a photo is in each cell of a grid, row by row from the top left. */
export interface Tones {
  columns: number;
  rows: number;
  /** Mean lightness of each cell, 0 to 100, as in Oklab. */
  light: readonly number[];
  /** Standard deviation of the lightness within each cell, on the same scale. */
  spread: readonly number[];
}

/** How light a part of a photo is. Lightness as in Oklab, from 0 to 1. */
export interface Tone {
  mean: number;
  darkest: number;
  lightest: number;
  /** From 0 where all of it is alike. */
  unrest: number;
}

/** How far the lightest and the darkest pixels of a cell lie from its mean, in standard deviations. */
const REACH = 1.6;

/** Returns the tone of a part of a photo, in fractions of it; undefined for a part outside it. */
export function toneOf({ columns, rows, light, spread }: Tones, part: Box): Tone | undefined {
  const [left, right] = spanOf(part.x, part.width, columns);
  const [top, bottom] = spanOf(part.y, part.height, rows);
  const cells: { light: number; spread: number }[] = [];
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++) {
      const at = row * columns + column;
      cells.push({ light: (light[at] ?? 50) / 100, spread: (spread[at] ?? 0) / 100 });
    }
  if (cells.length === 0) return undefined;
  const mean = cells.reduce((sum, cell) => sum + cell.light, 0) / cells.length;
  const variance = cells.reduce((sum, cell) => sum + (cell.light - mean) ** 2 + cell.spread ** 2, 0) / cells.length;
  return {
    mean,
    darkest: Math.max(0, Math.min(...cells.map((cell) => cell.light - REACH * cell.spread))),
    lightest: Math.min(1, Math.max(...cells.map((cell) => cell.light + REACH * cell.spread))),
    unrest: Math.sqrt(variance),
  };
}

/** Returns the cells that a part covers by more than a sliver: from the first to before the last. */
function spanOf(start: number, length: number, count: number): [number, number] {
  const from = Math.max(0, Math.min(count, Math.floor(start * count + SLIVER)));
  const to = Math.max(0, Math.min(count, Math.ceil((start + length) * count - SLIVER)));
  return [from, to];
}

const SLIVER = 0.2;
