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
  return (
    isBetweenSmoothEnds(along) ||
    [along, along.toReversed()].some((colors) => {
      const [first] = colors;
      if (!first) return false;
      const isBackground = (color: Oklab): boolean => distance(color, first) <= SAME;
      const run = colors.findIndex((color) => !isBackground(color));
      if (run < LEAST.end * width) return false;
      const background = colors.filter(isBackground).length;
      const crossing = colors.filter((color) => distance(color, first) >= OTHER).length;
      return background >= LEAST.background * width && crossing >= LEAST.crossing * width;
    })
  );
}

/** Oklab distance of neighbours on a background whose light changes, and from which the middle is something else. */
const SMOOTH = 0.012;
const UNLIKE = 0.08;

/** Whether both ends of an edge are one background in changing light, with something else between them. */
function isBetweenSmoothEnds(along: readonly Oklab[]): boolean {
  const runOf = (colors: readonly Oklab[]): number => {
    const end = colors.findIndex((color, x) => x > 0 && distance(color, colors[x - 1] ?? color) > SMOOTH);
    return end < 0 ? colors.length : end;
  };
  const [left, right] = [runOf(along), runOf(along.toReversed())];
  const [first, last] = [along[left - 1], along[along.length - right]];
  if (!first || !last || left + right >= along.length) return false;
  if (Math.min(left, right) < LEAST.end * along.length || distance(first, last) > UNLIKE) return false;
  const middle = along.slice(left, along.length - right);
  const crossing = middle.filter((color) => distance(color, first) >= UNLIKE && distance(color, last) >= UNLIKE).length;
  return crossing >= LEAST.crossing * along.length;
}
