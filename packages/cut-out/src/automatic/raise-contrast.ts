import type { Plane } from '@reelwright/planes';
import type { RgbaImage } from '../image.ts';
import type { Background } from './find-background.ts';
import { type LabPlanes, toLabPlanes } from './lab.ts';

/** How much farther from the background's colour pixels are moved: the more, the fainter the subject, and the noise. */
const GAINS = [8, 4, 3, 2] as const;
/** Pixels up to this far away, in both directions, are averaged. */
const REACH = 3;
/** Those that differ by no more than noise does: a multiple of its spread, and in levels. */
const ALIKE = { spreads: 3, least: 2, most: 7 } as const;
/** Levels up to which a difference is multiplied, about. */
const FAINT = 8;
/** Pixels within so many levels of the background's colour tell its noise. */
const NOISE_WINDOW = 8;

/**
 * Makes faint differences from a background's colour strong: noise is averaged away among pixels that are alike, then what
 * is left of each difference is multiplied. Yields the strongest image first. `frame` lists pixels of the background, and
 * maybe others.
 */
export function* raiseContrast(
  photo: RgbaImage,
  { colour, frame }: { colour: readonly [number, number, number]; frame: readonly number[] },
): Generator<RgbaImage> {
  const spread = measureSpread(photo, { colour, frame });
  const calm = averageAlike(photo, Math.min(ALIKE.most, Math.max(ALIKE.least, ALIKE.spreads * spread)));
  const added = calm.map((level, at) => measureFaint(level - (colour[at & 3] ?? level)));
  for (const gain of GAINS) {
    const data = photo.data.slice();
    for (let at = 0; at < data.length; at += 1)
      if ((at & 3) !== 3)
        data[at] = Math.min(255, Math.max(0, Math.round((calm[at] as number) + (gain - 1) * (added[at] as number))));
    yield { ...photo, data };
  }
}

/** Returns a small difference as it is, less of a larger one: the dark of a shadow would else be cut off, and look sharp. */
const measureFaint = (difference: number): number =>
  Math.sign(difference) * FAINT * (1 - Math.exp(-Math.abs(difference) / FAINT));

/** Levels in a unit of L*a*b*, about. */
const LEVELS_IN_LAB = 2.5;
const PLAIN_GAIN = 2;

/** The same for a background of any plain colour, whose light may fall off: returns the strengthened L*a*b* planes. */
export function raiseLabContrast(photo: RgbaImage, { lab: behind, noise }: Background): LabPlanes {
  const spread = LEVELS_IN_LAB * noise;
  const calm = averageAlike(photo, Math.min(ALIKE.most, Math.max(ALIKE.least, ALIKE.spreads * spread)));
  const lab = toLabPlanes(Uint8Array.from(calm.map(Math.round)), 4);
  const raisePlane = (plane: Plane, ground: Plane): Plane =>
    plane.map((value, pixel) => (ground[pixel] as number) + PLAIN_GAIN * (value - (ground[pixel] as number)));
  return { l: raisePlane(lab.l, behind.l), a: raisePlane(lab.a, behind.a), b: raisePlane(lab.b, behind.b) };
}

/** The standard deviation of a channel in the background. */
function measureSpread(
  { data }: RgbaImage,
  { colour, frame }: { colour: readonly [number, number, number]; frame: readonly number[] },
): number {
  let [sum, count] = [0, 0];
  for (const pixel of frame) {
    const offsets = colour.map((value, channel) => (data[pixel * 4 + channel] as number) - value);
    if (offsets.some((offset) => Math.abs(offset) > NOISE_WINDOW)) continue;
    for (const offset of offsets) sum += offset * offset;
    count += 3;
  }
  return Math.sqrt(sum / Math.max(1, count));
}

/**
 * Returns the mean colour of the pixels around each that are like it (a sigma filter: Lee 1983), in rows and then in
 * columns; 4 numbers a pixel.
 */
function averageAlike({ data, width, height }: RgbaImage, alike: number): Float32Array {
  const rows = averageAlong(new Float32Array(data), {
    count: width,
    step: 4,
    lines: height,
    lineStep: 4 * width,
    alike,
  });
  return averageAlong(rows, { count: height, step: 4 * width, lines: width, lineStep: 4, alike });
}

interface Along {
  /** Pixels in a line, and from one to the next. */
  count: number;
  step: number;
  lines: number;
  lineStep: number;
  alike: number;
}

function averageAlong(from: Float32Array, { count, step, lines, lineStep, alike }: Along): Float32Array {
  const means = new Float32Array(count * lines * 4);
  for (let line = 0; line < lines; line += 1) {
    const start = line * lineStep;
    for (let place = 0; place < count; place += 1) {
      const at = start + place * step;
      const ownRed = from[at] as number;
      const ownGreen = from[at + 1] as number;
      const ownBlue = from[at + 2] as number;
      const end = start + Math.min(count - 1, place + REACH) * step;
      let red = 0;
      let green = 0;
      let blue = 0;
      let seen = 0;
      for (let other = start + Math.max(0, place - REACH) * step; other <= end; other += step) {
        const r = from[other] as number;
        const g = from[other + 1] as number;
        const b = from[other + 2] as number;
        if (Math.abs(r - ownRed) > alike || Math.abs(g - ownGreen) > alike || Math.abs(b - ownBlue) > alike) continue;
        red += r;
        green += g;
        blue += b;
        seen += 1;
      }
      means[at] = red / seen;
      means[at + 1] = green / seen;
      means[at + 2] = blue / seen;
    }
  }
  return means;
}
