import type { Still } from '#src/studio/looks/paint-stills.ts';
import { formatShare, type Gate, meanOf } from './gate.ts';
import { describeMoment, type ReviewScene } from './review-scenes.ts';

/** A canvas has this many blocks across its shorter side: 54 pixels of 1080 each. */
const BLOCKS_ACROSS = 20;
/** Luma, of 255. */
const LEAST_RANGE = 4;
const LIMIT = 0.3;

/** Returns the share of a still's blocks that show only one tone. */
export function emptyShare({ width, height, rgb }: Still): number {
  const side = Math.min(width, height) / BLOCKS_ACROSS;
  const [columns, rows] = [Math.round(width / side), Math.round(height / side)];
  let empty = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [fromX, toX] = [Math.round((column * width) / columns), Math.round(((column + 1) * width) / columns)];
      const [fromY, toY] = [Math.round((row * height) / rows), Math.round(((row + 1) * height) / rows)];
      let [low, high] = [255, 0];
      for (let y = fromY; y < toY && high - low < LEAST_RANGE; y++) {
        for (let x = fromX; x < toX; x++) {
          const at = (y * width + x) * 3;
          const luma = 0.2126 * (rgb[at] ?? 0) + 0.7152 * (rgb[at + 1] ?? 0) + 0.0722 * (rgb[at + 2] ?? 0);
          if (luma < low) low = luma;
          if (luma > high) high = luma;
        }
      }
      if (high - low < LEAST_RANGE) empty++;
    }
  }
  return empty / (columns * rows);
}

export function measureBlocks(stills: readonly { tick: number; still: Still }[], scenes: readonly ReviewScene[]): Gate {
  const shares = stills.map(({ tick, still }) => ({ tick, share: emptyShare(still) }));
  const mean = meanOf(shares.map(({ share }) => share));
  const worst = shares.filter(({ share }) => share > LIMIT).toSorted((one, other) => other.share - one.share);
  return {
    id: 'blocks',
    label: 'Blocks of 54 px without detail',
    value: formatShare(mean),
    limit: `< ${formatShare(LIMIT)}`,
    isPassed: mean < LIMIT,
    where:
      mean < LIMIT
        ? []
        : worst.slice(0, 5).map(({ tick, share }) => `${formatShare(share)} in ${describeMoment(scenes, tick)}`),
  };
}
