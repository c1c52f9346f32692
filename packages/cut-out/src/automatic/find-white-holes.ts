import { findParts, makeMask, type Mask, maskParts, measureDistance, type Part, type Size } from '@reelwright/planes';
import { measurePrint } from './find-holes.ts';
import { type Levels, spreadHighest } from './levels.ts';
import type { WhiteBackground } from './white-background.ts';

/** Smallest hole, as a share of the image: behind a chain or a cord, and elsewhere. */
const LEAST_HOLE = { thin: 0.0001, thick: 0.0008 } as const;
/**
 * Smaller holes behind a thick wall, such as between an arm and a body: the least area as a share of the image, the
 * least share of a sharp border, and the thickest wall of a compact one as a share of the longer side. A slit, which is
 * `ratio` times as long as wide, may lie deeper. From `inRow` alike beside each other on they are letters.
 */
const SLIT = { area: 0.00012, sharp: 0.95, wall: 0.055, ratio: 2.8, inRow: 3 } as const;
/** Thinnest wall around a hole, as a share of the image's longer side: a chain, an arm; a white emblem lies deeper. */
const WALL_SHARE = { thin: 0.012, thick: 0.12 } as const;
/**
 * Share of a hole's border with a sharp change of levels, and the size of the change: a highlight that is as white
 * fades in.
 */
const SHARP = { share: 0.75, levels: 14, reach: 8 } as const;
/**
 * Largest mean distance of a hole to the background, as a share of the least distance that is no noise: white print is
 * not as white. Behind a strap or a cord a hole is partly in shade.
 */
const MOST_MEAN = { thin: 0.9, thick: 0.75 } as const;
/** Print inside a hole, as a share of its area: more means a label, not a hole. */
const PRINT_SHARE = 0.009;
const PRINT_LEVELS = 40;

/**
 * Holes beside other holes, as between branches or in a net: how often they are looked for, their thickest wall as a
 * share of the image's longer side, their least area as a share of the image, their largest mean distance to the
 * background (an encoder's ripples fill small ones), and the least share of a sharp border.
 */
const MESH = { rounds: 4, wall: 0.022, area: 0.0001, mean: 1.3, sharp: 0.95 } as const;

/**
 * Finds where an even white background shows inside a handle or between an arm and a body; white labels are excluded.
 */
export function findWhiteHoles(
  background: WhiteBackground,
  size: Size,
  { outside, isOpen }: { outside: Mask; isOpen: (pixel: number) => boolean },
): Mask {
  const seen = outside.slice();
  const sharpest = spreadHighest(background.range, size, SHARP.reach);
  for (let round = 0; round < MESH.rounds; round += 1) {
    const holes = findHolesBeside(background, size, { outside: seen, isOpen, sharpest, isMesh: round > 0 });
    if (!holes.includes(1)) break;
    for (let pixel = 0; pixel < holes.length; pixel += 1) if (holes[pixel] === 1) seen[pixel] = 1;
  }
  return makeMask(seen.length, (pixel) => seen[pixel] === 1 && outside[pixel] === 0);
}

interface HolesWish {
  outside: Mask;
  isOpen: (pixel: number) => boolean;
  /** The sharpest change of levels near each pixel. */
  sharpest: Levels;
  isMesh: boolean;
}

/** Finds the holes behind walls that part them from the background; `isMesh` finds those beside other holes. */
function findHolesBeside(
  { whole, difference, least }: WhiteBackground,
  size: Size,
  { outside, isOpen, sharpest, isMesh }: HolesWish,
): Mask {
  const enclosed = makeMask(outside.length, (pixel) => outside[pixel] === 0 && isOpen(pixel));
  const { labels, parts } = findParts(enclosed, size);
  const far = measureDistance(outside, size);
  const wall = new Float32Array(parts.length).fill(size.width + size.height);
  const levels = new Float64Array(parts.length);
  const border = new Float64Array(parts.length);
  const sharp = new Float64Array(parts.length);
  const offsets = [-1, 1, -size.width, size.width];
  for (let pixel = 0; pixel < labels.length; pixel += 1) {
    const label = labels[pixel] ?? 0;
    if (label === 0) continue;
    const index = label - 1;
    wall[index] = Math.min(wall[index] ?? 0, far[pixel] ?? 0);
    levels[index] = (levels[index] ?? 0) + (difference[pixel] ?? 0);
    const isBorder = offsets.some((offset) => labels[pixel + offset] !== label);
    if (!isBorder) continue;
    border[index] = (border[index] ?? 0) + 1;
    if ((sharpest[pixel] ?? 0) >= SHARP.levels) sharp[index] = (sharp[index] ?? 0) + 1;
  }
  const longer = Math.max(whole.width, whole.height);
  const all = whole.width * whole.height;
  const isSmall = ({ area }: Part): boolean =>
    area >= SLIT.area * all && area < LEAST_HOLE.thick * all;
  const isSlit = (index: number): boolean => {
    const part = parts[index];
    if (!part || !isSmall(part) || (sharp[index] ?? 0) < SLIT.sharp * (border[index] ?? 0)) return false;
    const [width, height] = [part.right - part.left + 1, part.bottom - part.top + 1];
    const isLong = Math.max(width, height) >= SLIT.ratio * Math.min(width, height);
    if (!isLong && (wall[index] ?? 0) > SLIT.wall * longer) return false;
    return parts.filter((other) => isSmall(other) && isBeside(part, other)).length < SLIT.inRow;
  };
  const isHole = parts.map((part, index) => {
    const thick = wall[index] ?? 0;
    if (thick > WALL_SHARE.thick * longer) return false;
    const behind = thick <= WALL_SHARE.thin * longer ? 'thin' : 'thick';
    if (isMesh) {
      const isAlike = (levels[index] ?? 0) <= MESH.mean * least * part.area;
      const isSharp = (sharp[index] ?? 0) >= MESH.sharp * (border[index] ?? 0);
      return thick <= MESH.wall * longer && isAlike && isSharp && part.area >= MESH.area * all;
    }
    if ((levels[index] ?? 0) > MOST_MEAN[behind] * least * part.area) return false;
    if (part.area < LEAST_HOLE[behind] * all && !isSlit(index)) return false;
    if ((sharp[index] ?? 0) < SHARP.share * (border[index] ?? 0)) return false;
    return (
      measurePrint({ labels, label: index + 1, part, difference, most: PRINT_LEVELS, size }) < PRINT_SHARE * part.area
    );
  });
  return maskParts(labels, isHole);
}

/** Whether two parts of about the same height lie on one line, as letters do; a part lies beside itself. */
function isBeside(one: Part, other: Part): boolean {
  const [height, otherHeight] = [one.bottom - one.top + 1, other.bottom - other.top + 1];
  const isAlike = Math.max(height, otherHeight) < 1.5 * Math.min(height, otherHeight);
  const overlap = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) + 1;
  return isAlike && overlap > 0.5 * Math.min(height, otherHeight);
}
