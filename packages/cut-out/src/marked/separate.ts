import {
  blurPlane,
  findParts,
  makeMask,
  makePlane,
  type Mask,
  measureDistance,
  type Plane,
  type Size,
} from '@reelwright/planes';
import { toLabPlanes } from '../automatic/lab.ts';
import type { RgbaImage } from '../image.ts';
import { type CutCosts, openMinimumCut } from '../min-cut.ts';
import { shrinkImage } from '../shrink-image.ts';
import { compareColours, toCells } from './colour-model.ts';
import { KEPT, type Marks, paintMarks, REMOVED, type Stroke, UNMARKED } from './marks.ts';
import { measureEdgeCosts } from './measure-edge-costs.ts';
import { measureSteps, measureWays, type WaySteps } from './measure-ways.ts';

/** The longer side on which colours are learned, and that on which the contour is drawn. */
const LEARN_PX = 200;
const SEPARATE_PX = 420;
const LEARN_ROUNDS = 3;

/** Costs per unit of evidence, against 1000 for parting two equal pixels. */
const WEIGHT = { colour: 160, way: 420, first: 1500, coarse: 100_000, marked: 1_000_000 } as const;
/** How far from the coarse contour the fine one is sought, in fine pixels. */
const BAND_PX = 6;
/** A way across this much colour is long. */
const FAR_WAY = 30;
/**
 * What it counts that a way from a kept stroke is shorter than one from the background, and that it is longer: a subject has
 * parts of other colours than that where it is marked.
 */
const BETWEEN = { for: 0.6, against: 0.3 } as const;
/** A stroke changes a trusted mask fully within so many of its radii, and not at all beyond twice that. */
const STROKE_REACH = 4;
/** Colours of this way from a stroke are hardly its own any more. */
const ALIKE_WAY = 20;
/** Parts that are smaller than this share of the largest are dust, unless a stroke keeps them. */
const LEAST_PART = 0.02;
const LEAST_HOLE = 0.002;

/** One image at one size, with all that is measured of it once. */
interface Level {
  size: Size;
  cells: Uint16Array;
  apart: CutCosts['apart'];
  steps: WaySteps;
  findMinimumCut: ReturnType<typeof openMinimumCut>;
}

function openLevel(image: RgbaImage, longerSide: number): Level {
  const small = shrinkImage(image, longerSide);
  const lab = toLabPlanes(small.data, 4);
  const size = { width: small.width, height: small.height };
  return {
    size,
    cells: toCells(lab),
    apart: measureEdgeCosts(lab, size),
    steps: measureSteps(lab, size),
    findMinimumCut: openMinimumCut(size),
  };
}

/** A mask that is known before anything is marked. */
export interface FirstMask {
  mask: Mask;
  size: Size;
  /** Whether it is right but for details: strokes then change it nearby only. */
  isTrusted: boolean;
}

export interface Separator {
  /** The size of the masks. */
  size: Size;
  /** Returns the mask that the marks ask for; 1 in the subject. */
  separate(marks: Marks): Mask;
}

/**
 * Separates subjects by marks, fast enough to follow a brush: colours are learned and the cut is found on a small image,
 * then the contour is drawn on a larger one.
 */
export function createSeparator(image: RgbaImage, first?: FirstMask): Separator {
  const coarse = openLevel(image, LEARN_PX);
  const fine = openLevel(shrinkImage(image, SEPARATE_PX), SEPARATE_PX);
  return {
    size: fine.size,
    separate(marks) {
      const seeds = paintMarks(marks, fine.size);
      if (first?.isTrusted) return clean(changeNearby(fine, { seeds, marks, first }), seeds, fine.size);
      const rough = learn(coarse, { marks, first: marks.box ? undefined : first });
      return clean(drawContour(fine, { seeds, rough, coarse }), seeds, fine.size);
    },
  };
}

interface Rough {
  mask: Mask;
  /** Per cell of colour. */
  ratios: Float32Array;
}

/** Finds the colours of subject and background, and the mask that they give, in turns. */
function learn(level: Level, { marks, first }: { marks: Marks; first: FirstMask | undefined }): Rough {
  const { size, cells, apart, findMinimumCut } = level;
  const seeds = paintMarks(marks, size);
  if (!marks.box && !seeds.includes(REMOVED)) removeFrame(seeds, size);
  const ways = measureEvidenceOfWays(level, seeds);
  const nearness = measureNearness(seeds, size);
  let mask = first
    ? resizeMask(first, size)
    : makeMask(seeds.length, (pixel) => seeds[pixel] === UNMARKED && (ways[pixel] as number) > 0);
  let ratios: Float32Array = new Float32Array();
  for (let round = 0; round < LEARN_ROUNDS; round += 1) {
    const subject = makePlane(seeds.length, (pixel) =>
      seeds[pixel] === KEPT ? 8 : seeds[pixel] === UNMARKED && mask[pixel] === 1 ? 1 : 0,
    );
    const background = makePlane(seeds.length, (pixel) =>
      seeds[pixel] === REMOVED ? (nearness[pixel] as number) : seeds[pixel] === UNMARKED && mask[pixel] === 0 ? 1 : 0,
    );
    ratios = compareColours(cells, subject, background);
    const colours = blurPlane(
      makePlane(cells.length, (pixel) => ratios[cells[pixel] as number] as number),
      size,
      1,
    );
    const lean = leanOf(seeds, (pixel) =>
      Math.round(WEIGHT.colour * (colours[pixel] as number) + WEIGHT.way * (ways[pixel] as number)),
    );
    const before = mask;
    mask = findMinimumCut({ lean, apart });
    // The same mask would teach the same colours.
    if (before.every((value, pixel) => value === mask[pixel])) break;
  }
  return { mask, ratios };
}

/** Returns what each pixel leans to: what is marked to its side, the others as they are told. */
function leanOf(seeds: Mask, unmarked: (pixel: number) => number): Int32Array {
  const lean = new Int32Array(seeds.length);
  for (let pixel = 0; pixel < seeds.length; pixel += 1) {
    const seed = seeds[pixel];
    lean[pixel] = seed === KEPT ? WEIGHT.marked : seed === REMOVED ? -WEIGHT.marked : unmarked(pixel);
  }
  return lean;
}

/** Without a mark, the outermost pixels are taken for background. */
function removeFrame(seeds: Mask, { width, height }: Size): void {
  for (let pixel = 0; pixel < seeds.length; pixel += 1) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    if ((x < 2 || y < 2 || x >= width - 2 || y >= height - 2) && seeds[pixel] === UNMARKED) seeds[pixel] = REMOVED;
  }
}

/** Background close to the subject tells more of the colours beside it: 1 beside unmarked pixels, less far from them. */
function measureNearness(seeds: Mask, size: Size): Plane {
  const reach = 0.12 * Math.max(size.width, size.height);
  const far = measureDistance(
    makeMask(seeds.length, (pixel) => seeds[pixel] !== REMOVED),
    size,
  );
  return far.map((distance) => 0.15 + Math.exp(-distance / reach));
}

/** From -1, on ways from the background, to 1, on ways from kept strokes or far from all background. */
function measureEvidenceOfWays(level: Level, seeds: Mask): Plane {
  const { steps, size } = level;
  const fromBackground = measureWays(
    steps,
    size,
    makeMask(seeds.length, (pixel) => seeds[pixel] === REMOVED),
  );
  const hasKept = seeds.includes(KEPT);
  const fromSubject = hasKept
    ? measureWays(
        steps,
        size,
        makeMask(seeds.length, (pixel) => seeds[pixel] === KEPT),
      )
    : undefined;
  return fromBackground.map((away, pixel) => {
    const alone = 1 - 2 * Math.exp(-away / FAR_WAY);
    const near = fromSubject?.[pixel];
    if (near === undefined) return alone;
    const between = (away - near) / (away + near + 1);
    const share = between < alone ? BETWEEN.against : BETWEEN.for;
    return (1 - share) * alone + share * between;
  });
}

interface ContourRequest {
  seeds: Mask;
  rough: Rough;
  coarse: Level;
}

/** Draws the coarse mask's contour on the fine level. */
function drawContour(fine: Level, { seeds, rough, coarse }: ContourRequest): Mask {
  const { size, cells, apart, findMinimumCut } = fine;
  const inside = resizeMask({ mask: rough.mask, size: coarse.size }, size);
  const depth = measureBand(inside, size);
  const colours = blurPlane(
    makePlane(cells.length, (pixel) => rough.ratios[cells[pixel] as number] as number),
    size,
    1,
  );
  const lean = leanOf(seeds, (pixel) => {
    const deep = depth[pixel] as number;
    if (deep > BAND_PX) return inside[pixel] === 1 ? WEIGHT.coarse : -WEIGHT.coarse;
    return Math.round(WEIGHT.colour * (colours[pixel] as number) + (inside[pixel] === 1 ? 40 : -40));
  });
  return findMinimumCut({ lean, apart });
}

/** Measures how far each pixel is from the contour, on either side. */
function measureBand(inside: Mask, size: Size): Plane {
  const outward = measureDistance(inside, size);
  const inward = measureDistance(
    makeMask(inside.length, (pixel) => inside[pixel] === 0),
    size,
  );
  return outward.map((out, pixel) => Math.max(out, inward[pixel] as number));
}

interface ChangeRequest {
  seeds: Mask;
  marks: Marks;
  first: FirstMask;
}

/** Keeps a trusted mask but for what lies near a stroke and belongs to it by its colours. */
function changeNearby(level: Level, { seeds, marks, first }: ChangeRequest): Mask {
  const { size, apart, findMinimumCut } = level;
  const before = resizeMask(first, size);
  if (marks.strokes.length === 0)
    return makeMask(seeds.length, (pixel) => before[pixel] === 1 && seeds[pixel] !== REMOVED);
  const [keeping, removing] = (['keep', 'remove'] as const).map((kind) =>
    measurePull(
      level,
      marks.strokes.filter((stroke) => stroke.kind === kind),
    ),
  ) as [Plane, Plane];
  const lean = leanOf(seeds, (pixel) => {
    const own = before[pixel] === 1 ? WEIGHT.first : -WEIGHT.first;
    const [keep, remove] = [keeping[pixel] as number, removing[pixel] as number];
    return Math.round((1 - Math.max(keep, remove)) * own + 2 * WEIGHT.first * (keep - remove));
  });
  return findMinimumCut({ lean, apart });
}

/** How much strokes pull each pixel to their side: 1 on them, less across colours and with the distance, then 0. */
function measurePull(level: Level, strokes: readonly Stroke[]): Plane {
  const { size, steps } = level;
  const pull = new Float32Array(size.width * size.height);
  if (strokes.length === 0) return pull;
  const painted = paintMarks({ strokes }, size);
  const ways = measureWays(
    steps,
    size,
    makeMask(pull.length, (pixel) => painted[pixel] !== UNMARKED),
  );
  for (const [brush, drawn] of Map.groupBy(strokes, ({ radius }) => radius)) {
    const own = paintMarks({ strokes: drawn }, size);
    const far = measureDistance(
      makeMask(pull.length, (pixel) => own[pixel] !== UNMARKED),
      size,
    );
    const radius = STROKE_REACH * brush * Math.max(size.width, size.height);
    for (let pixel = 0; pixel < pull.length; pixel += 1) {
      const near = Math.min(1, Math.max(0, 2 - (far[pixel] as number) / radius));
      const alike = Math.exp(-(((ways[pixel] as number) / ALIKE_WAY) ** 2));
      pull[pixel] = Math.max(pull[pixel] as number, near * alike);
    }
  }
  return pull;
}

/** Resizes a mask by the nearest pixel. */
function resizeMask({ mask, size: from }: Pick<FirstMask, 'mask' | 'size'>, to: Size): Mask {
  const resized = new Uint8Array(to.width * to.height);
  const columns = Int32Array.from({ length: to.width }, (_, x) =>
    Math.min(from.width - 1, Math.floor(((x + 0.5) * from.width) / to.width)),
  );
  for (let y = 0; y < to.height; y += 1) {
    const row = Math.min(from.height - 1, Math.floor(((y + 0.5) * from.height) / to.height)) * from.width;
    for (let x = 0; x < to.width; x += 1) if (mask[row + (columns[x] as number)] === 1) resized[y * to.width + x] = 1;
  }
  return resized;
}

/** Removes dust and fills pinholes, except where a stroke says otherwise. */
function clean(mask: Mask, seeds: Mask, size: Size): Mask {
  const { labels, parts } = findParts(mask, size);
  const largest = parts.reduce((most, { area }) => Math.max(most, area), 0);
  // By label: 0 is what lies outside of all parts.
  const stays = Uint8Array.from([0, ...parts.map(({ area }) => (area >= LEAST_PART * largest ? 1 : 0))]);
  for (let pixel = 0; pixel < seeds.length; pixel += 1)
    if (seeds[pixel] === KEPT && labels[pixel] !== 0) stays[labels[pixel] as number] = 1;
  const cleaned = labels.map((label) => stays[label] as number);
  const holes = findParts(
    makeMask(mask.length, (pixel) => cleaned[pixel] === 0),
    size,
  );
  const closes = Uint8Array.from([
    0,
    ...holes.parts.map(({ area, edgePixels }) => (edgePixels === 0 && area < LEAST_HOLE * largest ? 1 : 0)),
  ]);
  for (let pixel = 0; pixel < seeds.length; pixel += 1)
    if (seeds[pixel] === REMOVED) closes[holes.labels[pixel] as number] = 0;
  return makeMask(mask.length, (pixel) => cleaned[pixel] === 1 || closes[holes.labels[pixel] as number] === 1);
}
