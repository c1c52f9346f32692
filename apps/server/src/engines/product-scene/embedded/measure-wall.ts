import type { Region } from '@reelwright/ad';
import type { ProductScene } from '../product-scene.ts';

/** Cells across and down in which a region's colours are averaged, and the share of cells left out as outliers. */
const CELLS = 16;
const OUTLIERS = 0.04;
/** Most of the region that things cover, such as an arch behind the product. */
const MOST_THINGS = 0.015;
/** Most difference of lightness, of 255, between the cells of a region that is calm. */
const MOST_RANGE = 84;

interface DrawnScene {
  rgba: Uint8ClampedArray;
  width: number;
  height: number;
  /** Whether a pixel shows a thing, not ground or wall. */
  isSet(pixel: number): boolean;
}

/** Measures the region of a scene where texts stand; `calm` is null if it is too busy for texts without plates. */
export function measureWall(
  { rgba, width, height, isSet }: DrawnScene,
  region: Region,
): Pick<ProductScene, 'wall' | 'calm'> {
  let [things, all] = [0, 0];
  const cells = Array.from({ length: CELLS * CELLS }, () => ({ r: 0, g: 0, b: 0, count: 0 }));
  const [fromX, toX] = [Math.floor(region.x * width), Math.ceil((region.x + region.width) * width)];
  const [fromY, toY] = [Math.floor(region.y * height), Math.ceil((region.y + region.height) * height)];
  for (let y = Math.max(0, fromY); y < Math.min(height, toY); y += 2)
    for (let x = Math.max(0, fromX); x < Math.min(width, toX); x += 2) {
      const column = Math.floor((CELLS * (x - fromX)) / (toX - fromX));
      const cell = cells[Math.floor((CELLS * (y - fromY)) / (toY - fromY)) * CELLS + column];
      if (!cell) continue;
      all += 1;
      if (isSet(y * width + x)) things += 1;
      const at = (y * width + x) * 4;
      cell.r += rgba[at] ?? 0;
      cell.g += rgba[at + 1] ?? 0;
      cell.b += rgba[at + 2] ?? 0;
      cell.count += 1;
    }
  const means = cells
    .filter(({ count }) => count > 0)
    .map(({ r, g, b, count }) => [r / count, g / count, b / count] as const)
    .toSorted((one, other) => lightnessOf(one) - lightnessOf(other));
  const skipped = Math.floor(OUTLIERS * means.length);
  const kept = means.slice(skipped, means.length - skipped);
  const [darkest, lightest] = [kept[0] ?? WHITE, kept.at(-1) ?? WHITE];
  const sum = kept.reduce<Channels>(([r, g, b], each) => [r + each[0], g + each[1], b + each[2]], [0, 0, 0]);
  const wall = toHex([sum[0] / kept.length, sum[1] / kept.length, sum[2] / kept.length]);
  const isCalm = things <= MOST_THINGS * all && lightnessOf(lightest) - lightnessOf(darkest) <= MOST_RANGE;
  return { wall, calm: isCalm ? { color: wall, darkest: toHex(darkest), lightest: toHex(lightest) } : null };
}

/** Whether next to no thing stands in a region of a scene. */
export function isClear({ width, height, isSet }: Omit<DrawnScene, 'rgba'>, region: Region): boolean {
  let [things, all] = [0, 0];
  for (let y = Math.floor(region.y * height); y < (region.y + region.height) * height; y += 2)
    for (let x = Math.floor(region.x * width); x < (region.x + region.width) * width; x += 2) {
      all += 1;
      if (isSet(y * width + x)) things += 1;
    }
  return things <= MOST_THINGS * all;
}

type Channels = readonly [number, number, number];

const WHITE: Channels = [255, 255, 255];

const lightnessOf = ([r, g, b]: Channels): number => 0.299 * r + 0.587 * g + 0.114 * b;

/** Colours are rounded to steps, so that a small drawing of a scene and a large one give the same. */
const STEP = 8;

const toHex = (channels: Channels): string =>
  `#${channels
    .map((value) =>
      Math.min(255, Math.round(value / STEP) * STEP)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
