import { createSeededRandom } from '@reelwright/seeded-random';
import { countRounds, type EffectFrame, lightenPixel } from './effect-frame.ts';

/** Steam is soft: a coarse grid is drawn, and enlarged. */
const COARSE = 4;
const TABLE = 64;

/** Lets steam rise from the subject's top: wisps that widen, sway and thin out. */
export function drawSteam(frame: EffectFrame): void {
  const { rgba, width, height, phase, seconds, seed, subject } = frame;
  const random = createSeededRandom(seed, 'steam');
  const table = Float32Array.from({ length: TABLE * TABLE }, () => random.next());
  const columns = Math.ceil(width / COARSE) + 2;
  const rows = Math.ceil(height / COARSE) + 2;
  const density = new Float32Array(columns * rows);
  const breadth = Math.max(8, 0.14 * width, Math.min(0.34 * width, 0.75 * (subject.right - subject.left)));
  // From the upper rim, as from a cup, where there is room to rise.
  const foot = Math.min(0.8 * height, Math.max(0.3 * height, subject.top + 0.2 * (subject.bottom - subject.top)));
  const top = Math.min(foot - 0.3 * height, Math.max(0, foot - 0.66 * height));
  const middle = (subject.left + subject.right) / 2;
  // The noise repeats after a table's height: whole tables in a clip leave no seam.
  const rise = countRounds(0.11, seconds) * TABLE * phase;
  const sway = Math.sin(2 * Math.PI * countRounds(0.2, seconds) * phase);
  const cell = breadth / 7;
  for (let row = 0; row < rows; row += 1) {
    const y = row * COARSE;
    const up = (foot - y) / Math.max(1, foot - top);
    if (up <= 0 || up >= 1.05) continue;
    const half = breadth * (0.2 + 0.34 * up);
    const drift = middle + breadth * 0.16 * Math.sin(up * 3.1 + 1.2 * sway) * up;
    const fade = smooth(up / 0.14) * (1 - up / 1.05) ** 1.1;
    for (let column = 0; column < columns; column += 1) {
      const aside = (column * COARSE - drift) / half;
      if (aside <= -1 || aside >= 1) continue;
      const u = (column * COARSE - drift) / (1 + up * 0.9) / cell;
      const v = y / (cell * 2.4);
      const bend = noise(table, u * 0.5 + 9, v * 0.7 + rise);
      const wisp =
        noise(table, u + 2.2 * bend, v + rise) * 0.62 + noise(table, u * 2.1 + 3 + bend, v * 1.9 + 2 * rise) * 0.38;
      density[row * columns + column] = smooth((wisp - 0.34) / 0.4) * (1 - aside * aside) ** 1.5 * fade;
    }
  }
  const fromY = Math.max(0, Math.floor(top - 0.05 * (foot - top)));
  for (let y = fromY; y < Math.min(height, foot); y += 1) {
    const v = y / COARSE;
    const above = Math.floor(v) * columns;
    const fy = v - Math.floor(v);
    for (let x = 0; x < width; x += 1) {
      const u = x / COARSE;
      const left = Math.floor(u);
      const fx = u - left;
      const at = above + left;
      const upper = (density[at] ?? 0) * (1 - fx) + (density[at + 1] ?? 0) * fx;
      const lower = (density[at + columns] ?? 0) * (1 - fx) + (density[at + columns + 1] ?? 0) * fx;
      const value = (upper * (1 - fy) + lower * fy) * 205;
      if (value > 0.5) lightenPixel(rgba, (y * width + x) * 4, value, value, value);
    }
  }
}

/** Value noise over a table that repeats in both directions. */
function noise(table: Float32Array, u: number, v: number): number {
  const [left, top] = [Math.floor(u), Math.floor(v)];
  const [fx, fy] = [smooth(u - left), smooth(v - top)];
  const mask = TABLE - 1;
  const upper = (top & mask) * TABLE;
  const lower = ((top + 1) & mask) * TABLE;
  const one = left & mask;
  const other = (left + 1) & mask;
  const above = (table[upper + one] ?? 0) * (1 - fx) + (table[upper + other] ?? 0) * fx;
  const below = (table[lower + one] ?? 0) * (1 - fx) + (table[lower + other] ?? 0) * fx;
  return above * (1 - fy) + below * fy;
}

function smooth(value: number): number {
  const at = value < 0 ? 0 : value > 1 ? 1 : value;
  return at * at * (3 - 2 * at);
}
