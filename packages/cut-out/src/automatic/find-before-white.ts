import { findParts, invertMask, makeMask, type Mask, measureDistance, type Size } from '@reelwright/planes';
import { findFloorShadow } from './find-floor-shadow.ts';
import { findShadowRims } from './find-shadow-rims.ts';
import { findWhiteHoles } from './find-white-holes.ts';
import { floodOn, growMask, spreadHighest } from './levels.ts';
import { keepParts } from './roll-ball.ts';
import type { WhiteBackground } from './white-background.ts';

/**
 * A pixel below this share of the levels within two pixels is only partly covered by the subject, and nearer to the
 * background.
 */
const COVERED = { share: 0.4, reach: 2, px: 3 } as const;
/** Ripples of the encoder: share of the nearby levels, at most `most`; distances in pixels of the analysed image. */
const RIPPLE = { share: 0.08, most: 8, reach: 6 } as const;
/** Smallest part of the subject, as a share of its largest part; smaller ones are dust. */
const LEAST_PART = 0.015;
/** Cracks in the subject that are narrower are closed, in pixels. */
const CRACK_PX = 2;
/** Levels of what is dark beside a white background. */
const DARK = 110;

/** The subject before an even white background. */
export interface WhiteSubject {
  mask: Mask;
  /** The removed shadow. */
  shadow: Mask;
  /** Number of removed pixels in thin lines beside the shadow. */
  rims: number;
}

/** What surrounds a subject. */
export interface Surroundings {
  /** The background that is no shadow. */
  outside: Mask;
  shadow: Mask;
}

/** Finds an even white background, and the shadow on it. */
export function findSurroundings(background: WhiteBackground, size: Size): Surroundings {
  const outside = findOutside(background, size);
  return { outside, shadow: findFloorShadow(background, size, outside) };
}

/** Finds what is neither background nor shadow. */
export function findBeforeWhite(
  background: WhiteBackground,
  size: Size,
  { outside, shadow }: Surroundings,
): WhiteSubject {
  const rest = makeMask(outside.length, (pixel) => outside[pixel] === 0 && shadow[pixel] === 0);
  const near = spreadHighest(background.difference, size, CRACK_PX);
  // Between dark twigs, what looks like the background is no crack in something white.
  const isGap = (pixel: number): boolean => outside[pixel] === 1 && (near[pixel] ?? 0) >= DARK;
  const found = closeCracks(dropDust(rest, size), size, isGap);
  const rims = findShadowRims(found, size, { shadow, difference: background.difference });
  const mask = dropDust(
    makeMask(found.length, (pixel) => found[pixel] === 1 && rims[pixel] === 0),
    size,
  );
  return { mask, shadow, rims: rims.reduce((sum, value) => sum + value, 0) };
}

/** Floods the background's colour from the photo's edge and from holes in the subject. */
function findOutside(background: WhiteBackground, size: Size): Mask {
  const { difference, least } = background;
  const near = spreadHighest(difference, size, COVERED.reach);
  const around = spreadHighest(near, size, RIPPLE.reach - COVERED.reach);
  const isOpen = (pixel: number): boolean => {
    const levels = difference[pixel] ?? 0;
    return levels < least || levels < Math.min(RIPPLE.most, RIPPLE.share * (around[pixel] ?? 0));
  };
  const outside: Mask = new Uint8Array(difference.length);
  for (const pixel of listEdge(size)) if ((difference[pixel] ?? 0) < least) outside[pixel] = 1;
  floodOn(outside, size, isOpen);
  const holes = findWhiteHoles(background, size, { outside, isOpen });
  for (let pixel = 0; pixel < holes.length; pixel += 1) if (holes[pixel] === 1) outside[pixel] = 1;
  growMask(outside, size, {
    times: COVERED.px,
    test: (pixel) => (difference[pixel] ?? 0) < COVERED.share * (near[pixel] ?? 0),
  });
  return outside;
}

function closeCracks(mask: Mask, size: Size, isGap: (pixel: number) => boolean): Mask {
  const outward = measureDistance(mask, size);
  const wide = makeMask(mask.length, (pixel) => (outward[pixel] ?? 0) <= CRACK_PX);
  const inward = measureDistance(invertMask(wide), size);
  return makeMask(mask.length, (pixel) => mask[pixel] === 1 || ((inward[pixel] ?? 0) > CRACK_PX && !isGap(pixel)));
}

function* listEdge({ width, height }: Size): Generator<number> {
  for (let x = 0; x < width; x += 1) {
    yield x;
    yield (height - 1) * width + x;
  }
  for (let y = 1; y < height - 1; y += 1) {
    yield y * width;
    yield y * width + width - 1;
  }
}

function dropDust(mask: Mask, size: Size): Mask {
  const largest = findParts(mask, size).parts.reduce((most, { area }) => Math.max(most, area), 0);
  return keepParts(mask, size, ({ area }) => area >= Math.max(1, LEAST_PART * largest));
}
