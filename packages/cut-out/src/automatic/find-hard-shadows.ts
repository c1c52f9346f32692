import {
  findParts,
  findQuantile,
  invertMask,
  makeMask,
  measureDistance,
  type Plane,
  type Size,
} from '@reelwright/planes';
import type { Subject } from './find-subject.ts';
import { measureTint, tintTolerance } from './background-evidence.ts';
import type { LabPlanes } from './lab.ts';

/** The sky tints areas that the sun doesn't reach. */
const SKY_TINT = 1.6;
const LEAST_DARKNESS = 5;
/** Smallest part of the mask that counts, as a share, and its least share of the contour. */
const LEAST_SHARE = 0.01;
const LEAST_BORDER_PX = 10;
/** A shadow's rim is this many times wider than the subject's edges, and at least this wide. */
const SOFTNESS = { times: 1.8, leastPx: 2.5 } as const;
/** Distance analysed on both sides of the contour, and the number of contour pixels sampled. */
const LOOK_PX = 6;
const LEAST_STEP = 6;

interface Request {
  lab: LabPlanes;
  size: Size;
  subject: Subject;
}

/**
 * Measures the share of a mask with the background's colour in less light and a rim softer than the subject's edges: a
 * hard shadow mistaken for the subject.
 */
export function measureHardShadows({ lab, size, subject }: Request): number {
  const { mask, background, evidence, edges } = subject;
  const isShade = (pixel: number): boolean => {
    const darker = -(evidence.lighter[pixel] ?? 0);
    const tolerance = SKY_TINT * tintTolerance(darker, background.noise);
    return darker > LEAST_DARKNESS && measureTint(lab, background, pixel).tint < tolerance;
  };
  const shades = makeMask(mask.length, (pixel) => mask[pixel] === 1 && (edges[pixel] ?? 0) < 1 && isShade(pixel));
  const { labels, parts } = findParts(shades, size);
  const rims: number[] = [];
  const rimsOf: number[][] = parts.map(() => []);
  for (const { width, behind } of listRims(lab.l, size, subject)) {
    rims.push(width);
    const label = behind.map((pixel) => labels[pixel] ?? 0).find((value) => value > 0);
    if (label !== undefined) rimsOf[label - 1]?.push(width);
  }
  // The shadow may have most of the contour.
  const usual = findQuantile(rims, 0.3);
  const area = mask.reduce((sum, value) => sum + value, 0);
  return parts.reduce((share, part, index) => {
    const own = rimsOf[index] ?? [];
    if (part.area < LEAST_SHARE * area || own.length < LEAST_BORDER_PX) return share;
    const width = findQuantile(own, 0.5);
    return width >= SOFTNESS.leastPx && width >= SOFTNESS.times * usual ? share + part.area / area : share;
  }, 0);
}

interface Rim {
  /** The number of pixels in which the lightness changes from one side to the other. */
  width: number;
  /** Pixels of the mask behind the contour, from the outside inwards. */
  behind: number[];
}

function* listRims(l: Plane, { width, height }: Size, { mask }: Subject): Generator<Rim> {
  const depth = measureDistance(invertMask(mask), { width, height });
  for (let y = LOOK_PX + 1; y < height - LOOK_PX - 1; y += 1) {
    for (let x = LOOK_PX + 1; x < width - LOOK_PX - 1; x += 1) {
      const pixel = y * width + x;
      if (mask[pixel] === 0 || (depth[pixel] ?? 0) > 1) continue;
      const across = (depth[pixel + 1] ?? 0) - (depth[pixel - 1] ?? 0);
      const down = (depth[pixel + width] ?? 0) - (depth[pixel - width] ?? 0);
      const length = Math.hypot(across, down);
      if (length < 0.3) continue;
      const at = (steps: number): number =>
        Math.round(y + (down / length) * steps) * width + Math.round(x + (across / length) * steps);
      const lightness = Array.from({ length: 2 * LOOK_PX + 1 }, (_, index) => l[at(index - LOOK_PX)] ?? 0);
      const step = Math.abs((lightness[0] ?? 0) - (lightness.at(-1) ?? 0));
      if (step <= LEAST_STEP) continue;
      let steepest = 0;
      for (let index = 1; index < lightness.length; index += 1)
        steepest = Math.max(steepest, Math.abs((lightness[index] ?? 0) - (lightness[index - 1] ?? 0)));
      yield { width: step / steepest, behind: [at(3), at(4), at(5), at(6)] };
    }
  }
}
