import {
  blurPlane,
  fillUnknown,
  makePlane,
  type Mask,
  measureDistance,
  type Plane,
  resizePlane,
  type Size,
} from '@reelwright/planes';
import type { RgbaImage } from '../image.ts';
import type { Levels } from './levels.ts';
import { measureRange } from './white-background.ts';

export const CHANNELS = [0, 1, 2] as const;
/** Distance from a mask at which the background is not mixed with the subject, in pixels. */
const CLEAR_PX = 4;
const RANGE_REACH = 2;

/** What is seen at each pixel, and what a mask says is behind it; red, green and blue in 255 levels. */
export interface Backdrop {
  size: Size;
  seen: readonly [Plane, Plane, Plane];
  /** The background, carried on behind the mask. */
  behind: readonly [Plane, Plane, Plane];
  /** The range of what is seen within two pixels. */
  range: Levels;
}

/** Compares an image with the background that a mask leaves: not with what shows in holes of the mask. */
export function measureBackdrop({ data, width, height }: RgbaImage, mask: Mask, around: Mask): Backdrop {
  const size = { width, height };
  const away = measureDistance(mask, size);
  const known = makePlane(mask.length, (pixel) => (around[pixel] === 1 && (away[pixel] as number) > CLEAR_PX ? 1 : 0));
  const see = (channel: number): Plane =>
    blurPlane(
      makePlane(mask.length, (pixel) => data[pixel * 4 + channel] as number),
      size,
      1,
    );
  const seen = [see(0), see(1), see(2)] as const;
  const levels = new Uint8Array(mask.length);
  for (let pixel = 0; pixel < levels.length; pixel += 1)
    levels[pixel] = Math.round(
      ((seen[0][pixel] as number) + (seen[1][pixel] as number) + (seen[2][pixel] as number)) / 3,
    );
  return {
    size,
    seen,
    behind: [carryBehind(seen[0], known, size), carryBehind(seen[1], known, size), carryBehind(seen[2], known, size)],
    range: measureRange(levels, size, RANGE_REACH),
  };
}

/** Carries the background on behind the subject, at a fraction of the size. */
function carryBehind(plane: Plane, known: Plane, size: Size): Plane {
  const small = { width: Math.max(1, size.width >> 2), height: Math.max(1, size.height >> 2) };
  const share = resizePlane(known, size, small);
  const sums = resizePlane(
    plane.map((value, pixel) => value * (known[pixel] as number)),
    size,
    small,
  );
  const means = sums.map((sum, pixel) => ((share[pixel] as number) > 0 ? sum / (share[pixel] as number) : 0));
  return resizePlane(blurPlane(fillUnknown(means, share, small), small, 2), small, size);
}
