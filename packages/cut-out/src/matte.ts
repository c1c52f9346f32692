import {
  blurPlane,
  fillUnknown,
  invertMask,
  makeMask,
  makePlane,
  type Mask,
  measureDistance,
  type Plane,
  type Size,
  spreadLargest,
} from '@reelwright/planes';
import { samplePlane } from './sample-plane.ts';
import type { RgbaImage } from './image.ts';
import { shrinkImage } from './shrink-image.ts';

/** How the edge of a mask becomes opacity. */
export interface EdgeSettings {
  /** 0 to 1: how far around the contour strands of hair and fur are looked for; 0 looks for none. */
  refine: number;
  /** 0 to 1: how soft the edge is made. */
  feather: number;
  /** -1 to 1: moves the edge inward or outward. */
  shift: number;
}

export const PLAIN_EDGE: EdgeSettings = { refine: 0.5, feather: 0, shift: 0 };

/** The longer side on which colours around the contour are measured. */
const AROUND_PX = 700;
/** Widths around the contour within which a pixel may be partly covered: as pixels of that size, and a share of it. */
const NARROW = { inside: 2.5, outside: 3 } as const;
const WIDE_SHARE = 0.28;
/** The largest shift and feather, as shares of the longer side. */
const SHIFT_SHARE = 0.008;
const FEATHER_SHARE = 0.02;
/** Noise of the encoder, in levels. */
const NOISE = 3;
/** How certain the distance to the contour is of a pixel's cover. */
const BY_DISTANCE = { near: 0.4, hair: 1, far: 0.14 } as const;
/** The neighbourhood in which colours vary, and the least share of it that must be known. */
const SPREAD_PX = 4;
const LEAST_KNOWN = 0.01;
const ASTRAY_WEIGHT = 1;
const DEAD_ZONE = 0.05;
const CHROMA_WEIGHT = 0.5;

/**
 * Colours are compared by lightness and two weighted differences from it: a linear transform of red, green and blue, so
 * mixtures stay mixtures.
 */
const toLightness = (red: number, green: number, blue: number): number => 0.299 * red + 0.587 * green + 0.114 * blue;

type Colours = readonly [Plane, Plane, Plane];

interface Surroundings {
  size: Size;
  /** Signed distance to the contour, positive inside the mask. */
  depth: Plane;
  /** 0 to 1: how much of the surroundings is strands. */
  hair: Plane;
  subject: Colours;
  background: Colours;
  /** How much the colours of each vary, in levels. */
  spread: { subject: Plane; background: Plane };
}

/**
 * Makes the area outside a mask transparent, in place. The opacity of edge pixels is the subject's share of their
 * colour, as far as subject and background differ there, and the background's colour is removed from them. The mask may
 * be smaller than the image. Opacity that the image has already is kept as the most.
 */
export function applyMatte(
  image: RgbaImage,
  { mask, size }: { mask: Mask; size: Size },
  edge: EdgeSettings,
  /** The image as small as colours around the contour are to be measured, for callers that have it. */
  middle: RgbaImage = shrinkImage(image, AROUND_PX),
): void {
  const around = lookAround(middle, { mask, size }, edge);
  const wide = WIDE_SHARE * edge.refine * Math.max(middle.width, middle.height);
  const scale = { x: middle.width / image.width, y: middle.height / image.height };
  const { data } = image;
  const longest = NARROW.outside + wide + 1;
  const cells = judgeCells(around, wide);
  const lefts = new Int32Array(image.width);
  for (let x = 0; x < image.width; x += 1)
    lefts[x] = Math.min(middle.width - 1, Math.max(0, Math.floor((x + 0.5) * scale.x - 0.5)));
  for (let y = 0; y < image.height; y += 1) {
    const midY = (y + 0.5) * scale.y - 0.5;
    const row = Math.min(middle.height - 1, Math.max(0, Math.floor(midY))) * middle.width;
    for (let x = 0; x < image.width; x += 1) {
      const cell = cells[row + (lefts[x] as number)];
      if (cell === INSIDE) continue;
      const at = (y * image.width + x) * 4;
      if (cell === OUTSIDE) {
        data[at + 3] = 0;
        continue;
      }
      const midX = (x + 0.5) * scale.x - 0.5;
      const depth = samplePlane(around.depth, middle, midX, midY);
      const hair = Math.abs(depth) < longest ? samplePlane(around.hair, middle, midX, midY) : 0;
      if (depth >= NARROW.inside + hair * wide) continue;
      if (depth <= -NARROW.outside - hair * wide) {
        data[at + 3] = 0;
        continue;
      }
      blendPixel(data, at, { around, middle, midX, midY, depth, reach: hair * wide });
    }
  }
  if (edge.feather > 0) featherAlpha(image, edge.feather * FEATHER_SHARE * Math.max(image.width, image.height));
}

const [MIXED, INSIDE, OUTSIDE] = [0, 1, 2];

/** Judges the squares between four pixels: in most, every pixel of a large image is far inside or outside the contour. */
function judgeCells({ depth, hair, size: { width, height } }: Surroundings, wide: number): Uint8Array {
  const cells = new Uint8Array(depth.length);
  for (let y = 0; y < height; y += 1) {
    const below = y < height - 1 ? width : 0;
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      const next = x < width - 1 ? 1 : 0;
      let [least, most, strands] = [depth[pixel] as number, depth[pixel] as number, hair[pixel] as number];
      for (const corner of [pixel + next, pixel + below, pixel + next + below]) {
        least = Math.min(least, depth[corner] as number);
        most = Math.max(most, depth[corner] as number);
        strands = Math.max(strands, hair[corner] as number);
      }
      if (least >= NARROW.inside + strands * wide) cells[pixel] = INSIDE;
      else if (most <= -NARROW.outside - strands * wide) cells[pixel] = OUTSIDE;
      else cells[pixel] = MIXED;
    }
  }
  return cells;
}

interface Place {
  around: Surroundings;
  middle: Size;
  midX: number;
  midY: number;
  depth: number;
  reach: number;
}

/** Finds the opacity and the own colour of one pixel. It runs for each pixel near the contour, so it makes no arrays. */
function blendPixel(data: Uint8Array, at: number, { around, middle, midX, midY, depth, reach }: Place): void {
  const { width, height } = middle;
  const left = Math.min(width - 1, Math.max(0, Math.floor(midX)));
  const top = Math.min(height - 1, Math.max(0, Math.floor(midY)));
  const across = Math.min(1, Math.max(0, midX - left));
  const down = Math.min(1, Math.max(0, midY - top));
  const first = top * width + left;
  const next = left < width - 1 ? 1 : 0;
  const below = first + (top < height - 1 ? width : 0);
  const sample = (plane: Plane): number => {
    const upper = (plane[first] as number) * (1 - across) + (plane[first + next] as number) * across;
    const lower = (plane[below] as number) * (1 - across) + (plane[below + next] as number) * across;
    return upper * (1 - down) + lower * down;
  };
  const { subject, background, spread } = around;
  const [fullRed, fullGreen, fullBlue] = [sample(subject[0]), sample(subject[1]), sample(subject[2])];
  const [noRed, noGreen, noBlue] = [sample(background[0]), sample(background[1]), sample(background[2])];
  const [red, green, blue] = [data[at] as number, data[at + 1] as number, data[at + 2] as number];
  const noY = toLightness(noRed, noGreen, noBlue);
  const fullY = toLightness(fullRed, fullGreen, fullBlue);
  const seenY = toLightness(red, green, blue);
  const noU = CHROMA_WEIGHT * (noBlue - noY);
  const noV = CHROMA_WEIGHT * (noRed - noY);
  const spanY = fullY - noY;
  const spanU = CHROMA_WEIGHT * (fullBlue - fullY) - noU;
  const spanV = CHROMA_WEIGHT * (fullRed - fullY) - noV;
  const offY = seenY - noY;
  const offU = CHROMA_WEIGHT * (blue - seenY) - noU;
  const offV = CHROMA_WEIGHT * (red - seenY) - noV;
  const covered = measureCover({
    along: offY * spanY + offU * spanU + offV * spanV,
    contrast: spanY * spanY + spanU * spanU + spanV * spanV,
    distance: offY * offY + offU * offU + offV * offV,
    subjectSpread: sample(spread.subject),
    backgroundSpread: sample(spread.background),
    depth,
    reach,
  });
  const alpha = Math.min(1, Math.max(0, (covered - DEAD_ZONE) / (1 - 2 * DEAD_ZONE)));
  data[at] = cleanColour(red, fullRed, noRed, covered);
  data[at + 1] = cleanColour(green, fullGreen, noGreen, covered);
  data[at + 2] = cleanColour(blue, fullBlue, noBlue, covered);
  data[at + 3] = Math.min(data[at + 3] as number, Math.round(alpha * 255));
}

const ramp = (from: number, to: number, value: number): number => {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
};

/** A pixel's colour between those of background and subject, in the space of `toLightness` and the two differences. */
interface Mixture {
  /** Products of its distance from the background with the span to the subject, of the span, and of the distance. */
  along: number;
  contrast: number;
  distance: number;
  subjectSpread: number;
  backgroundSpread: number;
  depth: number;
  /** How far around the contour strands are looked for here. */
  reach: number;
}

/**
 * Estimates the subject's share of a pixel. Its colour says how much, the less certainly the more alike the two colours
 * are and the more they vary; its distance to the contour says the rest.
 */
function measureCover({ along, contrast, distance, subjectSpread, backgroundSpread, depth, reach }: Mixture): number {
  /** How far the colour lies from all mixtures of the two: it is another colour of the subject. */
  const astray = contrast > 0 ? Math.max(0, distance - along ** 2 / contrast) : 0;
  const byColour = contrast > 0 ? Math.min(1, Math.max(0, along / contrast)) : 0;
  const variance =
    NOISE ** 2 +
    ASTRAY_WEIGHT * astray +
    byColour ** 2 * subjectSpread ** 2 * 0.5 +
    (1 - byColour) ** 2 * backgroundSpread ** 2;
  const byDistance = ramp(-1 - 0.5 * reach, 1 + 0.3 * reach, depth);
  const isNear = depth < NARROW.inside && depth > -NARROW.outside;
  const doubt = (reach > 3 ? BY_DISTANCE.hair : isNear ? BY_DISTANCE.near : BY_DISTANCE.far) ** 2;
  const trust = contrast > 0 ? doubt / (doubt + variance / contrast) : 0;
  const cover = trust * byColour + (1 - trust) * byDistance;
  const least = ramp(0.4 + 0.9 * reach, NARROW.inside + reach, depth);
  const most = 1 - ramp(0.4 + 0.8 * reach, NARROW.outside + reach, -depth);
  return Math.min(most, Math.max(least, cover));
}

/** Returns the subject's part of a mixed colour; the colour nearby if the part is too small. */
function cleanColour(colour: number, subject: number, background: number, covered: number): number {
  if (covered >= 0.98) return colour;
  const alone = covered > 0.02 ? (colour - (1 - covered) * background) / covered : subject;
  const weight = covered * covered;
  return Math.round(Math.min(255, Math.max(0, weight * alone + (1 - weight) * subject)));
}

function lookAround(
  middle: RgbaImage,
  { mask, size: maskSize }: { mask: Mask; size: Size },
  edge: EdgeSettings,
): Surroundings {
  const size = { width: middle.width, height: middle.height };
  const longer = Math.max(size.width, size.height);
  const inside = enlargeMask(mask, maskSize, size);
  const own = measureDepth(inside, size);
  const wide = WIDE_SHARE * edge.refine * longer;
  const channelOf = (channel: number): Plane =>
    makePlane(own.length, (pixel) => middle.data[pixel * 4 + channel] as number);
  const channels: Colours = [channelOf(0), channelOf(1), channelOf(2)];
  const [red, green, blue] = channels;
  const light = red.map(
    (value, pixel) => 0.299 * value + 0.587 * (green[pixel] as number) + 0.114 * (blue[pixel] as number),
  );
  const hair = wide > 1 ? findHair({ channels, depth: own, size }, wide) : new Float32Array(own.length);
  const ridges = findRidges(own, size);
  const sureSubject = own.map((far, pixel) =>
    far > NARROW.inside + 0.6 * wide * (hair[pixel] as number) ||
    (ridges[pixel] === 1 && far > 0.6 && wide * (hair[pixel] as number) < 2)
      ? 1
      : 0,
  );
  const sureBackground = own.map((far, pixel) => {
    const from = NARROW.outside + wide * (hair[pixel] as number);
    return far < -from && far > -from - NARROW.outside * 5 ? 1 : 0;
  });
  const carry = (known: Plane, source: Plane, radius: number): Plane =>
    blurPlane(fillUnknown(source, known, size), size, radius);
  const coloursOf = (known: Plane): Colours => [carry(known, red, 1), carry(known, green, 1), carry(known, blue, 1)];
  const shift = edge.shift * SHIFT_SHARE * longer;
  return {
    size,
    depth: shift === 0 ? own : own.map((far) => far + shift),
    hair,
    subject: coloursOf(sureSubject),
    background: coloursOf(sureBackground),
    spread: {
      subject: measureSpread(light, sureSubject, size),
      background: measureSpread(light, sureBackground, size),
    },
  };
}

/** How far the lightness of the known pixels lies from their neighbours' mean, carried on to the unknown ones. */
function measureSpread(light: Plane, known: Plane, size: Size): Plane {
  const weight = blurPlane(known, size, SPREAD_PX);
  const of = (value: (pixel: number) => number): Plane =>
    blurPlane(
      light.map((_, pixel) => (known[pixel] === 1 ? value(pixel) : 0)),
      size,
      SPREAD_PX,
    );
  const mean = of((pixel) => light[pixel] as number);
  const square = of((pixel) => (light[pixel] as number) ** 2);
  const spread = light.map((_, pixel) => {
    const share = weight[pixel] as number;
    if (share < LEAST_KNOWN) return 0;
    const middle = (mean[pixel] as number) / share;
    return Math.sqrt(Math.max(0, (square[pixel] as number) / share - middle * middle));
  });
  const isKnown = known.map((value, pixel) => ((weight[pixel] as number) >= LEAST_KNOWN ? value : 0));
  return fillUnknown(spread, isKnown, size);
}

/** Enlarges a mask, with the steps of its contour smoothed. */
function enlargeMask(mask: Mask, from: Size, size: Size): Mask {
  if (from.width === size.width && from.height === size.height) return mask;
  const soft = blurPlane(new Float32Array(mask), from, 1);
  return makeMask(size.width * size.height, (pixel) => {
    const x = (((pixel % size.width) + 0.5) * from.width) / size.width - 0.5;
    const y = ((Math.floor(pixel / size.width) + 0.5) * from.height) / size.height - 0.5;
    return samplePlane(soft, from, x, y) > 0.5;
  });
}

function measureDepth(mask: Mask, size: Size): Plane {
  const inward = measureDistance(invertMask(mask), size);
  const outward = measureDistance(mask, size);
  return inward.map((far, pixel) => (far > 0 ? far - 0.5 : 0.5 - (outward[pixel] ?? 0)));
}

/** Finds the middle lines of a mask, because a thin strap has no other inside pixels. */
function findRidges(depth: Plane, { width, height }: Size): Mask {
  const ridges = new Uint8Array(depth.length);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const pixel = y * width + x;
      const far = depth[pixel] as number;
      if (far <= 0 || far > NARROW.inside + 1) continue;
      const isHighest = (one: number, other: number): boolean =>
        far >= (depth[pixel + one] as number) && far >= (depth[pixel + other] as number);
      if (isHighest(-1, 1) && isHighest(-width, width)) ridges[pixel] = 1;
    }
  }
  return ridges;
}

/** Steps of a colour channel, in levels, that strands make beside the contour and soft shadows do not. */
const LEAST_STEP = 14;
/** The share of stepping pixels outside the contour from which on it is hair, and at which it surely is. */
const HAIR_SHARE = { from: 0.1, to: 0.3 } as const;
/**
 * Inside the contour there is hair where the contour is ragged (its length against that of a straight one), and the
 * background shows between fine steps.
 */
const TANGLE = { rough: [1.5, 2.1], gaps: [0.04, 0.15], steps: [0.15, 0.35] } as const;
/** So ragged is a contour only where the mask follows single strands. */
const FRAYED = [3, 5] as const;
/** The share of stepping pixels from which on a background is busy, and at which it surely is. */
const BUSY = [0.02, 0.08] as const;
const LEAST_BACKGROUND = 0.05;
/** A gap differs from the background by at most this, in levels. */
const GAP_LEVELS = 10;

interface HairRequest {
  channels: Colours;
  depth: Plane;
  size: Size;
}

/** Finds where strands leave the contour, in a band of that width on either side: 0 to 1. */
function findHair({ channels, depth, size }: HairRequest, wide: number): Plane {
  const { width } = size;
  const steps = new Uint8Array(depth.length);
  for (const plane of channels)
    for (const by of [1, width])
      for (let pixel = by; pixel < depth.length - by; pixel += 1)
        if (Math.abs((plane[pixel + by] as number) - (plane[pixel - by] as number)) > LEAST_STEP) steps[pixel] = 1;
  const radius = Math.max(3, Math.round(0.5 * wide));
  /** The share of a band's pixels around each place that pass a test. */
  const shareOf = (isIn: (pixel: number) => boolean, test: (pixel: number) => boolean): Plane => {
    const band = depth.map((_, pixel) => (isIn(pixel) ? 1 : 0));
    const all = blurPlane(band, size, radius);
    const passing = blurPlane(
      band.map((value, pixel) => (value === 1 && test(pixel) ? 1 : 0)),
      size,
      radius,
    );
    return passing.map((sum, pixel) => ((all[pixel] as number) > 0.02 ? sum / (all[pixel] as number) : 0));
  };
  const isOutside = (pixel: number): boolean => {
    const far = -(depth[pixel] as number);
    return far > NARROW.outside && far < NARROW.outside + wide;
  };
  const isInside = (pixel: number): boolean => (depth[pixel] as number) > 1 && (depth[pixel] as number) < wide;
  const calm = 1 - ramp(...BUSY, measureBusyness(depth, steps, wide));
  if (calm === 0) return new Float32Array(depth.length);
  const outside = shareOf(isOutside, (pixel) => steps[pixel] === 1);
  const inside = shareOf(isInside, (pixel) => steps[pixel] === 1);
  const isGap = findGaps(channels, depth, size);
  const gaps = shareOf(isInside, (pixel) => isGap[pixel] === 1);
  const rough = blurPlane(
    depth.map((far) => (far > 0 && far <= 1 ? 2 * radius + 1 : 0)),
    size,
    radius,
  );
  const hair = outside.map(
    (share, pixel) =>
      calm *
      Math.max(
        ramp(HAIR_SHARE.from, HAIR_SHARE.to, share),
        ramp(...FRAYED, rough[pixel] as number) * ramp(...TANGLE.steps, inside[pixel] as number),
        ramp(...TANGLE.rough, rough[pixel] as number) *
          ramp(...TANGLE.gaps, gaps[pixel] as number) *
          ramp(...TANGLE.steps, inside[pixel] as number),
      ),
  );
  return blurPlane(spreadLargest(hair, size, Math.round(0.5 * wide)), size, Math.max(1, Math.round(0.15 * wide)));
}

/** The share of stepping pixels in the background, far from the contour: before a busy one, steps are no strands. */
function measureBusyness(depth: Plane, steps: Mask, wide: number): number {
  // Where a wide band leaves no background to judge, it is judged nearer.
  for (const reach of [wide, wide / 2, wide / 4]) {
    let [all, stepping] = [0, 0];
    for (let pixel = 0; pixel < depth.length; pixel += 1) {
      if ((depth[pixel] as number) > -NARROW.outside - reach) continue;
      all += 1;
      stepping += steps[pixel] as number;
    }
    if (all > LEAST_BACKGROUND * depth.length) return stepping / all;
  }
  // A subject that fills the image: its edge stays narrow.
  return 1;
}

/** Finds pixels that have the colour of the background beside them. */
function findGaps(channels: Colours, depth: Plane, size: Size): Mask {
  const known = depth.map((far) => (far < -NARROW.outside && far > -NARROW.outside * 6 ? 1 : 0));
  const behind = channels.map((plane) => fillUnknown(plane, known, size));
  const gaps = new Uint8Array(depth.length).fill(1);
  for (const [channel, plane] of channels.entries()) {
    const other = behind[channel] as Plane;
    for (let pixel = 0; pixel < depth.length; pixel += 1)
      if (Math.abs((plane[pixel] as number) - (other[pixel] as number)) >= GAP_LEVELS) gaps[pixel] = 0;
  }
  return gaps;
}

/** Softens the opacity of an image, in place: two box blurs. */
function featherAlpha({ data, width, height }: RgbaImage, radius: number): void {
  const alpha = new Float32Array(width * height);
  for (let pixel = 0; pixel < alpha.length; pixel += 1) alpha[pixel] = data[pixel * 4 + 3] as number;
  const size = { width, height };
  const soft = blurPlane(blurPlane(alpha, size, Math.ceil(radius / 2)), size, Math.floor(radius / 2));
  // Softened inward only: outside the contour there is no colour of the subject.
  for (let pixel = 0; pixel < alpha.length; pixel += 1)
    data[pixel * 4 + 3] = Math.round(Math.min(alpha[pixel] as number, Math.max(0, 2 * (soft[pixel] as number) - 255)));
}
