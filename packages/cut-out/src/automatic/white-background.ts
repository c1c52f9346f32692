import { blurPlane, type Size } from '@reelwright/planes';
import { type Levels, spreadHighest } from './levels.ts';
import type { RgbaImage } from '../image.ts';

/** An even near-white studio background, and the distance of each pixel to it. */
export interface WhiteBackground {
  /** The size of the whole photo, which shares refer to: the planes may be those of a part of it. */
  whole: Size;
  colour: Colour;
  /** The pixels of the photo's edge. */
  frame: readonly number[];
  /**
   * The number of levels, of 255, by which each pixel differs from the background: the largest of the three channels.
   */
  difference: Levels;
  /** The spread of the channels' differences: 0 for a grey shade of the background. */
  tint: Levels;
  /** The differences without the noise of single pixels. */
  smooth: Levels;
  /** Their range within two pixels around: steps are sharp, shadows are not. */
  range: Levels;
  /** Their range within six pixels around: a step takes most of it at once, a shadow rises gradually. */
  wideRange: Levels;
  /** Smaller differences are the background's noise. */
  least: number;
}

/** The darkest colour of a white background, of 255. */
const DARKEST = 232;
/** Levels around the background's colour in which its noise is measured. */
const NOISE_WINDOW = 8;
/** Share of the noise that stays below the least difference, and that difference in levels; more noise is a texture. */
const NOISE = { share: 0.8, times: 2, least: 3, most: 6 } as const;
/** The number of levels over which a background's colour spreads. */
const COLOUR_WINDOW = 4;
/** Share of the photo's edge: a subject may cross the rest. */
const LEAST_FRAME = 0.2;
const RANGE_REACH = 2;
const WIDE_REACH = 6;

/** The least height of a step, in levels, and the share of the range six pixels around that it takes at once. */
const STEP = { least: 6, share: 0.75 } as const;

/** Whether a pixel lies at a step, such as the rim of a pale part; a shadow rises gradually. */
export function isStep({ range, wideRange }: Pick<WhiteBackground, 'range' | 'wideRange'>, pixel: number): boolean {
  const own = range[pixel] as number;
  return own >= STEP.least && own >= STEP.share * (wideRange[pixel] as number);
}

/** Finds the even near-white background of a photo; returns undefined if there is none. */
export function findWhiteBackground(photo: RgbaImage): WhiteBackground | undefined {
  const frame = listFrame(photo);
  const colour = findFrameColour(photo, frame);
  if (!colour) return undefined;
  const { difference, tint } = measureLevels(photo, colour);
  const noise = measureNoise(difference, photo, frame);
  if (noise === undefined) return undefined;
  const least = NOISE.least + NOISE.times * noise;
  if (least > NOISE.most) return undefined;
  const smooth = smoothLevels(difference, photo);
  const [range, wideRange] = [measureRange(smooth, photo, RANGE_REACH), measureRange(smooth, photo, WIDE_REACH)];
  const whole = { width: photo.width, height: photo.height };
  return { whole, colour, frame, difference, tint, smooth, range, wideRange, least };
}

/** Measures the noise of the background along the photo's edge: in its upper half, unless a subject fills that. */
function measureNoise(difference: Levels, { width, height }: Size, frame: readonly number[]): number | undefined {
  const whole = frame.filter((pixel) => (difference[pixel] ?? 0) < NOISE_WINDOW);
  if (whole.length < LEAST_FRAME * frame.length) return undefined;
  // A shadow on the floor is no noise.
  const upper = whole.filter((pixel) => 2 * pixel < width * height);
  const near = upper.length < (LEAST_FRAME / 2) * frame.length ? whole : upper;
  const levels = near.map((pixel) => difference[pixel] ?? 0).toSorted((one, other) => one - other);
  return levels[Math.floor(NOISE.share * levels.length)] ?? 0;
}

function smoothLevels(levels: Levels, size: Size): Levels {
  const blurred = blurPlane(new Float32Array(levels), size, 1);
  const smooth = new Uint8Array(levels.length);
  // `Uint8Array.from` with a function takes ten times as long.
  for (let pixel = 0; pixel < smooth.length; pixel += 1) smooth[pixel] = Math.round(blurred[pixel] as number);
  return smooth;
}

function listFrame({ width, height }: Size): number[] {
  const frame: number[] = [];
  for (let x = 0; x < width; x += 1) frame.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y += 1) frame.push(y * width, y * width + width - 1);
  return frame;
}

type Colour = readonly [red: number, green: number, blue: number];

/**
 * Finds the lightest frequent colour of the frame: a pale subject that the frame cuts is darker than the white behind
 * it.
 */
function findFrameColour({ data }: RgbaImage, frame: readonly number[]): Colour | undefined {
  const light = frame.filter((pixel) => darkestOf(data, pixel) >= DARKEST);
  const counts = new Uint32Array(256 + COLOUR_WINDOW);
  for (const pixel of light) counts[darkestOf(data, pixel)] = (counts[darkestOf(data, pixel)] ?? 0) + 1;
  for (let top = 255; top >= DARKEST; top -= 1) {
    let count = 0;
    for (let value = top; value > top - COLOUR_WINDOW; value -= 1) count += counts[value] ?? 0;
    if (count < LEAST_FRAME * frame.length) continue;
    const alike = light.filter((pixel) => {
      const darkest = darkestOf(data, pixel);
      return darkest <= top && darkest > top - COLOUR_WINDOW;
    });
    const median = (channel: 0 | 1 | 2): number =>
      alike.map((pixel) => data[pixel * 4 + channel] ?? 0).toSorted((one, other) => one - other)[alike.length >> 1] ??
      0;
    return [median(0), median(1), median(2)];
  }
  return undefined;
}

const darkestOf = (data: Uint8Array, pixel: number): number =>
  Math.min(data[pixel * 4] ?? 0, data[pixel * 4 + 1] ?? 0, data[pixel * 4 + 2] ?? 0);

function measureLevels({ data }: RgbaImage, [red, green, blue]: Colour): Pick<WhiteBackground, 'difference' | 'tint'> {
  const difference = new Uint8Array(data.length / 4);
  const tint = new Uint8Array(difference.length);
  for (let pixel = 0; pixel < difference.length; pixel += 1) {
    const at = pixel * 4;
    const one = red - (data[at] ?? 0);
    const two = green - (data[at + 1] ?? 0);
    const three = blue - (data[at + 2] ?? 0);
    const most = Math.max(one, two, three);
    const fewest = Math.min(one, two, three);
    difference[pixel] = Math.max(most, -fewest);
    tint[pixel] = most - fewest;
  }
  return { difference, tint };
}

/** Measures the range of levels in a square around each pixel. */
export function measureRange(levels: Levels, size: Size, reach: number): Levels {
  const inverse = new Uint8Array(levels.length);
  for (let pixel = 0; pixel < inverse.length; pixel += 1) inverse[pixel] = 255 - (levels[pixel] as number);
  const range = spreadHighest(levels, size, reach);
  const lowest = spreadHighest(inverse, size, reach);
  for (let pixel = 0; pixel < range.length; pixel += 1)
    range[pixel] = (range[pixel] as number) + (lowest[pixel] as number) - 255;
  return range;
}
