import type { Region } from '@reelwright/ad';
import type { ProductScene } from '../product-scene.ts';

/** Cells across and down in which a region's colours are averaged, and the share of cells left out as outliers. */
const CELLS = 16;
const OUTLIERS = 0.04;
/** Most difference of lightness, of 255, between the cells of a region that is calm. */
const MOST_RANGE = 84;

/** Measures the region of a scene where texts stand; null if it is too busy for texts without plates. */
export function measureCalm(
  rgba: Uint8ClampedArray,
  { width, height }: { width: number; height: number },
  region: Region,
): ProductScene['calm'] {
  const cells = Array.from({ length: CELLS * CELLS }, () => ({ r: 0, g: 0, b: 0, count: 0 }));
  const [fromX, toX] = [Math.floor(region.x * width), Math.ceil((region.x + region.width) * width)];
  const [fromY, toY] = [Math.floor(region.y * height), Math.ceil((region.y + region.height) * height)];
  for (let y = Math.max(0, fromY); y < Math.min(height, toY); y += 2)
    for (let x = Math.max(0, fromX); x < Math.min(width, toX); x += 2) {
      const column = Math.floor((CELLS * (x - fromX)) / (toX - fromX));
      const cell = cells[Math.floor((CELLS * (y - fromY)) / (toY - fromY)) * CELLS + column];
      if (!cell) continue;
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
  if (means.length === 0) return null;
  const skipped = Math.floor(OUTLIERS * means.length);
  const kept = means.slice(skipped, means.length - skipped);
  const [darkest, lightest] = [kept[0], kept.at(-1)];
  if (!darkest || !lightest || lightnessOf(lightest) - lightnessOf(darkest) > MOST_RANGE) return null;
  const sum = kept.reduce((total, each) => [total[0] + each[0], total[1] + each[1], total[2] + each[2]] as const);
  return {
    color: toHex([sum[0] / kept.length, sum[1] / kept.length, sum[2] / kept.length]),
    darkest: toHex(darkest),
    lightest: toHex(lightest),
  };
}

type Channels = readonly [number, number, number];

const lightnessOf = ([r, g, b]: Channels): number => 0.299 * r + 0.587 * g + 0.114 * b;

const toHex = (channels: Channels): string =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
