import { distance, type Oklab } from './oklab.ts';
import type { Thumbnail } from './thumbnail.ts';

/** Oklab distances within which pixels beside each other are one even background, and from which others are not. */
const SAME = 0.012;
const OTHER = 0.04;
/** Shares of the width: of the even background at one end, at both, and of what crosses the edge. */
const LEAST = { end: 0.12, background: 0.2, crossing: 0.05 } as const;

/** Checks if something before an even background crosses a photo's upper edge, such as the neck of a person. */
export function crossesTop({ width, height, colours }: Thumbnail): boolean {
  const row = Math.min(height - 1, Math.round(height * 0.01));
  const along = Array.from({ length: width }, (_, x): Oklab => colours[row * width + x] ?? [0, 0, 0]);
  return [along, along.toReversed()].some((colors) => {
    const [first] = colors;
    if (!first) return false;
    const isBackground = (color: Oklab): boolean => distance(color, first) <= SAME;
    const run = colors.findIndex((color) => !isBackground(color));
    if (run < LEAST.end * width) return false;
    const background = colors.filter(isBackground).length;
    const crossing = colors.filter((color) => distance(color, first) >= OTHER).length;
    return background >= LEAST.background * width && crossing >= LEAST.crossing * width;
  });
}
