import { luminanceOf } from '../colors.ts';

/** The light on a body at a fraction of the image's size: how much of each color falls on it, by its mean. */
export interface LightMap {
  /** 3 floats a cell; around 1 in a mean light. */
  gains: Float32Array;
  columns: number;
  rows: number;
}

/** How much of the scene's light a photo takes on: it has been lit before. */
const RELIGHT = 0.55;
const TINT = 0.5;
/** In white light only the set's own colors tint it: a buyer is to know its color. */
const WHITE_LIGHT = { tint: 0.2, darkest: 0.96, shade: 0.45 } as const;
const SOFTNESS = 0.75;
/** Light on its front, after exposure, in which a photo stays as bright as it is. */
const FULL_LIGHT = 0.4;
const DARKEST = 0.3;

interface MapOrder {
  light: Float32Array;
  ids: Uint8Array;
  element: number;
  columns: number;
  rows: number;
  /** What the image's light is multiplied with. */
  exposure: number;
  /** Whether the light is white and falls evenly. */
  isWhite: boolean;
}

/**
 * Makes the gains from what the kernel traced of the body: `light` (irradiance, 4 floats a cell) where `ids` says
 * `element`. Cells beside the body take the mean of their neighbours, so that edges are lit too.
 */
export function makeLightMap({ light, ids, element, columns, rows, exposure, isWhite }: MapOrder): LightMap {
  let cells = new Float32Array(columns * rows * 4);
  const mean = [0, 0, 0] as [number, number, number];
  let count = 0;
  for (let cell = 0; cell < columns * rows; cell += 1) {
    if (ids[cell] !== element) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      const value = light[cell * 4 + channel] ?? 0;
      cells[cell * 4 + channel] = value;
      mean[channel] = (mean[channel] ?? 0) + value;
    }
    cells[cell * 4 + 3] = 1;
    count += 1;
  }
  const gains = new Float32Array(columns * rows * 3).fill(1);
  if (count === 0) return { gains, columns, rows };
  for (let channel = 0; channel < 3; channel += 1) mean[channel] = (mean[channel] ?? 0) / count;
  const reach = Math.max(2, Math.round(columns / 64));
  for (const isAcross of [true, false, true, false]) cells = spread(cells, columns, rows, reach, isAcross);
  const middle = luminanceOf(mean);
  // A photo is darker in a dark set, not brighter in a bright one.
  const dark = Math.min(1, Math.max(DARKEST, (middle * exposure) / FULL_LIGHT)) ** 0.6;
  const whole = isWhite ? Math.max(WHITE_LIGHT.darkest, dark) : dark;
  const [takes, shade] = isWhite ? [WHITE_LIGHT.tint, WHITE_LIGHT.shade] : [TINT, RELIGHT];
  for (let cell = 0; cell < columns * rows; cell += 1) {
    const weight = cells[cell * 4 + 3] ?? 0;
    if (weight < 1e-3) continue;
    const here = [0, 1, 2].map((channel) => (cells[cell * 4 + channel] ?? 0) / weight) as [number, number, number];
    const bright = Math.max(0.02, luminanceOf(here) / middle);
    const lit = whole * (1 + shade * (bright ** SOFTNESS - 1));
    for (let channel = 0; channel < 3; channel += 1) {
      const tint = (here[channel] ?? 0) / Math.max(1e-4, luminanceOf(here));
      gains[cell * 3 + channel] = lit * (1 + takes * (tint - 1));
    }
  }
  return { gains, columns, rows };
}

function spread(
  cells: Float32Array,
  columns: number,
  rows: number,
  reach: number,
  isAcross: boolean,
): Float32Array<ArrayBuffer> {
  const to = new Float32Array(cells.length);
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < columns; x += 1)
      for (let k = -reach; k <= reach; k += 1) {
        const [px, py] = isAcross ? [x + k, y] : [x, y + k];
        if (px < 0 || py < 0 || px >= columns || py >= rows) continue;
        for (let channel = 0; channel < 4; channel += 1) {
          const at = (y * columns + x) * 4 + channel;
          to[at] = (to[at] ?? 0) + (cells[(py * columns + px) * 4 + channel] ?? 0);
        }
      }
  return to;
}

/** The gain of one channel at a point (0 to 1 across and down). */
export function gainAt({ gains, columns, rows }: LightMap, u: number, v: number, channel: number): number {
  const x = Math.min(columns - 1, Math.max(0, u * columns - 0.5));
  const y = Math.min(rows - 1, Math.max(0, v * rows - 0.5));
  const [ix, iy] = [Math.floor(x), Math.floor(y)];
  const [jx, jy] = [Math.min(columns - 1, ix + 1), Math.min(rows - 1, iy + 1)];
  const at = (px: number, py: number): number => gains[(py * columns + px) * 3 + channel] ?? 1;
  const [ax, ay] = [x - ix, y - iy];
  return (at(ix, iy) * (1 - ax) + at(jx, iy) * ax) * (1 - ay) + (at(ix, jy) * (1 - ax) + at(jx, jy) * ax) * ay;
}
