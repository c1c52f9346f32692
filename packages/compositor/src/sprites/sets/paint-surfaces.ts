import type { Paint } from './ramp.ts';

/** A computed part of a scene: smooth inside, with a sharp edge. Positions in pixels of the box. */
export interface Surface {
  /**
   * Distance in pixels of a point inside the surface's edge; negative outside. Without it the surface is everywhere.
   */
  inside?: (x: number, y: number) => number;
  paint(x: number, y: number, out: Paint): void;
}

/** Pixels between computed points; colours and distances are interpolated linearly in between. */
const STEP = 6;
/** Maximum change of a pixel by grain, of 255. Grain prevents banding in wide gradients once they are encoded. */
const GRAIN = 2.4;
/** Farther than this many pixels from its edge, a surface covers a cell fully, or not at all. */
const CLEAR = 1;
/**
 * Farther than this from its edge, a surface hides a computed point, or does not reach it: more than a cell's diagonal.
 */
const FAR = STEP * 1.5 + CLEAR;

/** How much of a cell a surface covers. */
const FREE = 0;
const PARTLY = 1;
const WHOLLY = 2;
const OPAQUELY = 3;

interface Grid {
  columns: number;
  /** Red, green, blue, opacity of each computed point. */
  colors: Float32Array;
  distances: Float32Array;
}

/** Paints surfaces over each other, the bottom one first. Straight RGBA; transparent where no surface covers. */
export function paintSurfaces(
  size: { width: number; height: number },
  surfaces: readonly Surface[],
): Uint8ClampedArray {
  const { width, height } = size;
  const columns = Math.ceil(width / STEP) + 1;
  const rows = Math.ceil(height / STEP) + 1;
  const grids = computeGrids(surfaces, columns, rows);
  const pixels = new Uint8ClampedArray(width * height * 4);
  const pixel = new Float64Array(4);
  const covers = new Uint8Array(grids.length);
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const corner = row * columns + column;
      const lowest = findLowest(grids, corner, covers);
      if (lowest < 0) continue;
      const cell = { corner, x: column * STEP, y: row * STEP };
      const base = grids[lowest];
      const isPlain = base && covers[lowest] === OPAQUELY && isLast(covers, lowest);
      if (isPlain) fillCell(pixels, size, base, cell);
      else blendCell(pixels, size, { grids, covers, lowest, pixel }, cell);
    }
  }
  return pixels;
}

/** Computes colours only where a surface may be visible. */
function computeGrids(surfaces: readonly Surface[], columns: number, rows: number): Grid[] {
  const count = columns * rows;
  const hidden = new Uint8Array(count);
  const paint: Paint = new Float64Array(4);
  const compute = ({ inside, paint: paintAt }: Surface): Grid => {
    const colors = new Float32Array(count * 4);
    const distances = new Float32Array(count).fill(FAR);
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const at = row * columns + column;
        const [x, y] = [column * STEP, row * STEP];
        if (inside) distances[at] = inside(x, y);
        const distance = distances[at] ?? 0;
        if (hidden[at] === 1 || distance < -FAR) continue;
        paintAt(x, y, paint);
        for (let channel = 0; channel < 4; channel++) colors[at * 4 + channel] = paint[channel] ?? 0;
        if (distance >= FAR && (paint[3] ?? 0) >= 1) hidden[at] = 1;
      }
    }
    return { columns, colors, distances };
  };
  // Topmost first: it decides which points beneath need not be computed.
  return surfaces.toReversed().map(compute).toReversed();
}

/** Sets how each surface covers a cell; returns the bottom one visible in it, or -1. */
function findLowest(grids: readonly Grid[], corner: number, covers: Uint8Array): number {
  let lowest = -1;
  for (let index = grids.length - 1; index >= 0; index--) {
    const grid = grids[index];
    if (!grid) continue;
    const covered = coverOf(grid, corner);
    covers[index] = covered;
    if (covered !== FREE) lowest = index;
    if (covered === OPAQUELY) break;
  }
  return lowest;
}

function coverOf({ distances, colors, columns }: Grid, corner: number): number {
  const below = corner + columns;
  const [a, b, c, d] = [
    distances[corner] ?? 0,
    distances[corner + 1] ?? 0,
    distances[below] ?? 0,
    distances[below + 1] ?? 0,
  ];
  if (a < -CLEAR && b < -CLEAR && c < -CLEAR && d < -CLEAR) return FREE;
  if (a <= CLEAR || b <= CLEAR || c <= CLEAR || d <= CLEAR) return PARTLY;
  const opacity = (at: number) => colors[at * 4 + 3] ?? 0;
  if (opacity(corner) + opacity(corner + 1) + opacity(below) + opacity(below + 1) <= 0) return FREE;
  const isOpaque = opacity(corner) >= 1 && opacity(corner + 1) >= 1 && opacity(below) >= 1 && opacity(below + 1) >= 1;
  return isOpaque ? OPAQUELY : WHOLLY;
}

function isLast(covers: Uint8Array, index: number): boolean {
  for (let above = index + 1; above < covers.length; above++) if (covers[above] !== FREE) return false;
  return true;
}

interface Cell {
  corner: number;
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** Fills a whole cell with one opaque surface: most of an image. */
function fillCell(pixels: Uint8ClampedArray, { width, height }: Size, { colors, columns }: Grid, cell: Cell): void {
  const above = cell.corner * 4;
  const below = above + columns * 4;
  const right = Math.min(width, cell.x + STEP);
  const bottom = Math.min(height, cell.y + STEP);
  for (let y = cell.y; y < bottom; y++) {
    const down = (y - cell.y) / STEP;
    let red = mixAt(colors, above, below, down);
    let green = mixAt(colors, above + 1, below + 1, down);
    let blue = mixAt(colors, above + 2, below + 2, down);
    const redStep = (mixAt(colors, above + 4, below + 4, down) - red) / STEP;
    const greenStep = (mixAt(colors, above + 5, below + 5, down) - green) / STEP;
    const blueStep = (mixAt(colors, above + 6, below + 6, down) - blue) / STEP;
    let at = (y * width + cell.x) * 4;
    for (let x = cell.x; x < right; x++, at += 4) {
      const grain = grainAt(x, y);
      pixels[at] = red + grain;
      pixels[at + 1] = green + grain;
      pixels[at + 2] = blue + grain;
      pixels[at + 3] = 255;
      red += redStep;
      green += greenStep;
      blue += blueStep;
    }
  }
}

function mixAt(values: Float32Array, from: number, to: number, part: number): number {
  const first = values[from] ?? 0;
  return first + ((values[to] ?? 0) - first) * part;
}

interface Stack {
  grids: readonly Grid[];
  covers: Uint8Array;
  lowest: number;
  /** Buffer for one pixel. */
  pixel: Float64Array;
}

/** Paints a cell with several surfaces, edges or transparency. */
function blendCell(pixels: Uint8ClampedArray, { width, height }: Size, stack: Stack, cell: Cell): void {
  const { grids, covers, lowest, pixel } = stack;
  const right = Math.min(width, cell.x + STEP);
  const bottom = Math.min(height, cell.y + STEP);
  for (let y = cell.y; y < bottom; y++) {
    for (let x = cell.x; x < right; x++) {
      pixel.fill(0);
      for (let index = lowest; index < grids.length; index++) {
        const grid = grids[index];
        const covered = covers[index] ?? FREE;
        if (grid && covered !== FREE) lay(pixel, grid, covered, cell.corner, (x - cell.x) / STEP, (y - cell.y) / STEP);
      }
      put(pixels, (y * width + x) * 4, pixel, grainAt(x, y));
    }
  }
}

/** Lays a surface over a premultiplied pixel; `across` and `down` are the position in the cell. */
function lay(pixel: Float64Array, grid: Grid, covered: number, corner: number, across: number, down: number): void {
  const { colors, distances, columns } = grid;
  const below = corner + columns;
  let edge = 1;
  if (covered === PARTLY) {
    const upper = mixAt(distances, corner, corner + 1, across);
    const distance = upper + (mixAt(distances, below, below + 1, across) - upper) * down;
    edge = Math.min(1, Math.max(0, distance + 0.5));
    if (edge === 0) return;
  }
  const [above, under] = [corner * 4, below * 4];
  const read = (channel: number) => {
    const upper = mixAt(colors, above + channel, above + 4 + channel, across);
    return upper + (mixAt(colors, under + channel, under + 4 + channel, across) - upper) * down;
  };
  const opacity = edge * read(3);
  for (let channel = 0; channel < 3; channel++) {
    const before = pixel[channel] ?? 0;
    pixel[channel] = before + (read(channel) - before) * opacity;
  }
  const before = pixel[3] ?? 0;
  pixel[3] = before + (1 - before) * opacity;
}

function put(pixels: Uint8ClampedArray, at: number, pixel: Float64Array, grain: number): void {
  const opacity = pixel[3] ?? 0;
  if (opacity <= 0) return;
  for (let channel = 0; channel < 3; channel++) pixels[at + channel] = (pixel[channel] ?? 0) / opacity + grain;
  pixels[at + 3] = opacity * 255;
}

/** Returns grain from -GRAIN to GRAIN, mostly small; the same for the same position. */
function grainAt(x: number, y: number): number {
  let bits = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1);
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b);
  bits ^= bits >>> 13;
  return (((bits & 255) + ((bits >>> 8) & 255)) / 255 - 1) * GRAIN;
}
