import type { LitSet } from '@reelwright/timeline';
import { clamp, ease, length, scatter } from './falloff.ts';

interface Lit {
  width: number;
  height: number;
  unit: number;
  light: { x: number; y: number };
}

/** The light that a gobo adds at a point, -1 to 1. */
type Gobo = (x: number, y: number) => number;

/** How much a window darkens the wall beside its light, and brightens the wall within it. */
const BESIDE = -0.42;
const WITHIN = 0.95;

export function shadeGobo({ gobo, light }: LitSet, lit: Lit): Gobo {
  // The sun shines from the side on which its light falls.
  const side = light.x <= 0.5 ? 1 : -1;
  switch (gobo) {
    case undefined:
      return () => 0;
    case 'window':
      return windowLight(lit, side);
    case 'blinds':
      return blindLight(lit, side);
    case 'leaves':
      return leafShadows(lit, side);
  }
}

/** Returns coordinates on a slanted patch of light: -1 to 1 across it and down it. */
function onPatch({ unit, light }: Lit, side: number, size: { width: number; height: number }) {
  const { width, height } = size;
  return (x: number, y: number): [number, number] => {
    const [across, down] = [(x - light.x) / unit, (y - light.y) / unit];
    // Sunlight from the side slants down the wall: upright parts of the window lean.
    const leaning = across - side * 0.34 * down;
    const falling = down + side * 0.2 * across;
    return [leaning / width, falling / height];
  };
}

/** Returns 1 between -1 and 1, with soft ends. */
const span = (at: number, soft: number) => ease(-1 - soft, -1 + soft, at) * (1 - ease(1 - soft, 1 + soft, at));

/** Two by three panes; the bars between them are softer than the frame is near. */
function windowLight(lit: Lit, side: number): Gobo {
  const place = onPatch(lit, side, { width: 0.5, height: 0.82 });
  const bar = (at: number, width: number, soft: number) => 1 - (1 - ease(width - soft, width + soft, Math.abs(at)));
  return (x, y) => {
    const [across, down] = place(x, y);
    const soft = 0.045 + 0.05 * clamp((down + 1) / 2, 0, 1);
    const panes =
      span(across, soft * 1.5) *
      span(down, soft) *
      bar(across, 0.05, soft * 0.9) *
      bar(down - 0.34, 0.032, soft * 0.55) *
      bar(down + 0.34, 0.032, soft * 0.55);
    return BESIDE + (WITHIN - BESIDE) * panes * (1 - 0.25 * clamp((down + 1) / 2, 0, 1));
  };
}

/** Slats of a blind: alternately bright and dark, softer towards the bottom. */
function blindLight(lit: Lit, side: number): Gobo {
  const place = onPatch(lit, side, { width: 0.66, height: 0.95 });
  const slats = 13;
  return (x, y) => {
    const [across, down] = place(x, y);
    const inside = span(across, 0.1) * span(down, 0.08);
    const at = ((down + 1) / 2) * slats;
    const part = at - Math.floor(at);
    const soft = 0.14 + 0.1 * clamp((down + 1) / 2, 0, 1);
    const slat = ease(0.2 - soft, 0.2 + soft, part) * (1 - ease(0.86 - soft, 0.86 + soft, part));
    const cord = ease(0.006, 0.03, Math.abs(Math.abs(across) - 0.55));
    return BESIDE + (WITHIN - BESIDE) * inside * slat * (0.5 + 0.5 * cord);
  };
}

interface Leaf {
  x: number;
  y: number;
  /** Its direction as a unit vector; then half its length and width. */
  toX: number;
  toY: number;
  reach: number;
  breadth: number;
  soft: number;
}

/** Pixels between the points at which leaf shadows are computed: the shadows are soft. */
const COARSE = 8;

/** Fronds that hang into the light from above, the farther one softer. */
function leafShadows(lit: Lit, side: number): Gobo {
  const { width, height, unit } = lit;
  const leaves = [
    ...frond(lit, { x: -0.22, y: -0.16, toX: 0.5, toY: 0.87, reach: 1.35, soft: 0.014, seed: 3 }, side),
    ...frond(lit, { x: -0.3, y: 0.42, toX: 0.83, toY: 0.56, reach: 1.05, soft: 0.022, seed: 40 }, side),
    ...frond(lit, { x: 0.62, y: -0.42, toX: 0.2, toY: 0.98, reach: 1, soft: 0.04, seed: 90 }, side),
  ];
  const columns = Math.ceil(width / COARSE) + 2;
  const rows = Math.ceil(height / COARSE) + 2;
  const light = new Float32Array(columns * rows).fill(1);
  for (const leaf of leaves) shadeLeaf(light, { columns, rows }, leaf, unit);
  return (x, y) => {
    const [acrossAll, downAll] = [clamp(x / COARSE, 0, columns - 1.001), clamp(y / COARSE, 0, rows - 1.001)];
    const [column, row] = [Math.floor(acrossAll), Math.floor(downAll)];
    const [across, down] = [acrossAll - column, downAll - row];
    const at = row * columns + column;
    const above = (light[at] ?? 1) + ((light[at + 1] ?? 1) - (light[at] ?? 1)) * across;
    const below = (light[at + columns] ?? 1) + ((light[at + columns + 1] ?? 1) - (light[at + columns] ?? 1)) * across;
    return -0.7 + 1.02 * (above + (below - above) * down);
  };
}

/** A bent stem with leaves on both sides; positions in shorter sides from the light's corner. */
function frond(
  { width, unit }: Lit,
  {
    x,
    y,
    toX,
    toY,
    reach,
    soft,
    seed,
  }: { x: number; y: number; toX: number; toY: number; reach: number; soft: number; seed: number },
  side: number,
): Leaf[] {
  const count = 15;
  const origin = side > 0 ? 0 : width;
  return Array.from({ length: 2 * count }, (_, index): Leaf => {
    const along = (Math.floor(index / 2) + 1) / (count + 1);
    const way = index % 2 === 0 ? 1 : -1;
    const chance = scatter(seed + index);
    // The stem droops along its length.
    const stemX = x + toX * reach * along * (1 - 0.12 * along);
    const stemY = y + toY * reach * along * (1 + 0.14 * along);
    // Leaves stand off the stem at about 50 degrees, the outer ones closer to it.
    const lean = 1.1 - 0.75 * along + 0.25 * (chance - 0.5);
    const [rawX, rawY] = [toX - way * toY * lean, toY + way * toX * lean];
    const size = length(rawX, rawY);
    const long = reach * (0.2 + 0.16 * (1 - along) * along * 4) * (0.85 + 0.3 * chance) * 0.62;
    return {
      x: origin + side * (stemX + (rawX / size) * long) * unit,
      y: (stemY + (rawY / size) * long) * unit,
      toX: (side * rawX) / size,
      toY: rawY / size,
      reach: long * unit,
      breadth: long * (0.15 + 0.05 * chance) * unit,
      soft: soft * unit,
    };
  });
}

/** Darkens the light behind a pointed leaf. */
function shadeLeaf(
  light: Float32Array,
  { columns, rows }: { columns: number; rows: number },
  { x, y, toX, toY, reach, breadth, soft }: Leaf,
  unit: number,
): void {
  const around = reach + soft;
  const depth = 0.86 - clamp((6 * soft) / unit, 0, 0.3);
  for (let row = Math.max(0, Math.floor((y - around) / COARSE)); row < Math.min(rows, (y + around) / COARSE); row++) {
    for (
      let column = Math.max(0, Math.floor((x - around) / COARSE));
      column < Math.min(columns, (x + around) / COARSE);
      column++
    ) {
      const [fromX, fromY] = [column * COARSE - x, row * COARSE - y];
      const along = (fromX * toX + fromY * toY) / reach;
      const across = Math.abs(fromY * toX - fromX * toY);
      const open = Math.max(0, 1 - along * along);
      const shade =
        depth * ease(-soft, soft, breadth * open - across) * ease(-soft, soft, reach - Math.abs(along) * reach);
      const at = row * columns + column;
      light[at] = (light[at] ?? 1) * (1 - shade);
    }
  }
}
