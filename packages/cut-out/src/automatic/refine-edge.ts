import {
  blurPlane,
  fillUnknown,
  invertMask,
  type Mask,
  measureDistance,
  type Plane,
  type Size,
} from '@reelwright/planes';
import type { RgbaImage } from '../image.ts';
import { samplePlane } from '../sample-plane.ts';

/** Distance around the mask's contour within which a pixel may be partly covered, in pixels of the mask. */
const BAND = { inside: 2.5, outside: 3 } as const;
/** Squared difference of the two colours (0 to 1 each) at which their mixture weighs as much as the mask itself. */
const TELLING_CONTRAST = 0.006;
/** Noise of the encoder around fully covered and uncovered pixels. */
const DEAD_ZONE = 0.06;
/** Chroma shows edges worse than lightness: JPEG halves its resolution. */
const CHROMA_WEIGHT = 0.5;

/** Lightness and two weighted colour differences: a linear transform of red, green, blue, so mixtures stay mixtures. */
type Mixed = [y: number, u: number, v: number];
function toMixed(red: number, green: number, blue: number): Mixed {
  const y = 0.299 * red + 0.587 * green + 0.114 * blue;
  return [y, CHROMA_WEIGHT * (blue - y), CHROMA_WEIGHT * (red - y)];
}

interface Surroundings {
  size: Size;
  /** Signed distance to the contour, positive inside the mask. */
  depth: Plane;
  /** The subject's and the background's colours extended across the contour, 0 to 255. */
  subject: readonly [Plane, Plane, Plane];
  background: readonly [Plane, Plane, Plane];
}

/**
 * Makes the area outside a mask transparent, in place. Sets the opacity of edges to the subject's share of each pixel,
 * and removes the background's colour from them. The mask and `middle` (the same image) may be smaller than the image.
 */
export function refineEdge(image: RgbaImage, middle: RgbaImage, mask: Mask): void {
  const around = lookAround(middle, mask);
  const scale = { x: middle.width / image.width, y: middle.height / image.height };
  const { data } = image;
  for (let y = 0; y < image.height; y += 1) {
    const midY = (y + 0.5) * scale.y - 0.5;
    for (let x = 0; x < image.width; x += 1) {
      const at = (y * image.width + x) * 4;
      const midX = (x + 0.5) * scale.x - 0.5;
      const depth = samplePlane(around.depth, middle, midX, midY);
      if (depth >= BAND.inside) {
        data[at + 3] = 255;
        continue;
      }
      if (depth <= -BAND.outside) {
        data[at + 3] = 0;
        continue;
      }
      const pick = (planes: readonly [Plane, Plane, Plane]): Mixed => [
        samplePlane(planes[0], middle, midX, midY),
        samplePlane(planes[1], middle, midX, midY),
        samplePlane(planes[2], middle, midX, midY),
      ];
      const subject = pick(around.subject);
      const background = pick(around.background);
      const colour: Mixed = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      const covered = measureCover({ colour, subject, background, depth });
      const alpha = Math.min(1, Math.max(0, (covered - DEAD_ZONE) / (1 - 2 * DEAD_ZONE)));
      for (const channel of [0, 1, 2] as const)
        data[at + channel] = cleanColour(colour[channel], subject[channel], background[channel], covered);
      data[at + 3] = Math.round(alpha * 255);
    }
  }
}

function lookAround(middle: RgbaImage, mask: Mask): Surroundings {
  const size = { width: middle.width, height: middle.height };
  const inward = measureDistance(invertMask(mask), size);
  const outward = measureDistance(mask, size);
  const depth = inward.map((far, pixel) => (far > 0 ? far - 0.5 : 0.5 - (outward[pixel] ?? 0)));
  const isRidge = findRidges(inward, size);
  const sureSubject = depth.map((far, pixel) => (far > BAND.inside || (isRidge[pixel] === 1 && far > 0.6) ? 1 : 0));
  const sureBackground = depth.map((far) => (far < -BAND.outside && far > -BAND.outside * 6 ? 1 : 0));
  const carry = (known: Plane, channel: 0 | 1 | 2): Plane => {
    const plane = known.map((_, pixel) => middle.data[pixel * 4 + channel] ?? 0);
    return blurPlane(fillUnknown(plane, known, size), size, 1);
  };
  return {
    size,
    depth,
    subject: [carry(sureSubject, 0), carry(sureSubject, 1), carry(sureSubject, 2)],
    background: [carry(sureBackground, 0), carry(sureBackground, 1), carry(sureBackground, 2)],
  };
}

/** Finds the middle lines of a mask, because a thin strap has no other inside pixels. */
function findRidges(inward: Plane, { width, height }: Size): Mask {
  const ridges = new Uint8Array(inward.length);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const pixel = y * width + x;
      const far = inward[pixel] ?? 0;
      if (far === 0 || far > BAND.inside + 1) continue;
      const isHighest = (one: number, other: number): boolean =>
        far >= (inward[pixel + one] ?? 0) && far >= (inward[pixel + other] ?? 0);
      if (isHighest(-1, 1) && isHighest(-width, width)) ridges[pixel] = 1;
    }
  }
  return ridges;
}

const ramp = (from: number, to: number, value: number): number => {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
};

interface Mixture {
  colour: Mixed;
  subject: Mixed;
  background: Mixed;
  depth: number;
}

/**
 * Estimates the subject's share of a pixel from its place between the two colours, within the limits of its distance to
 * the contour.
 */
function measureCover({ colour, subject, background, depth }: Mixture): number {
  const [seen, full, none] = [toMixed(...colour), toMixed(...subject), toMixed(...background)];
  let along = 0;
  let contrast = 0;
  for (const axis of [0, 1, 2] as const) {
    const span = full[axis] - none[axis];
    along += (seen[axis] - none[axis]) * span;
    contrast += span * span;
  }
  const byColour = contrast > 0 ? Math.min(1, Math.max(0, along / contrast)) : 0;
  const trust = contrast / (contrast + TELLING_CONTRAST * 255 * 255);
  const byDistance = ramp(-1, 1, depth);
  const cover = trust * byColour + (1 - trust) * byDistance;
  const least = ramp(0.4, BAND.inside, depth);
  const most = 1 - ramp(0.4, BAND.outside, -depth);
  return Math.min(most, Math.max(least, cover));
}

/** Returns the subject's part of a mixed colour; the colour nearby if the part is too small. */
function cleanColour(colour: number, subject: number, background: number, covered: number): number {
  if (covered >= 0.98) return colour;
  const alone = covered > 0.02 ? (colour - (1 - covered) * background) / covered : subject;
  const weight = covered * covered;
  return Math.round(Math.min(255, Math.max(0, weight * alone + (1 - weight) * subject)));
}
