import type { DetailedImage } from './detailed-image.ts';
import type { Region } from '@reelwright/ad';
import { findRound } from './find-round.ts';
import { blurPlane, boxMask, makeMask, type Mask, measureDistance, type Plane, type Size } from '@reelwright/planes';

/** Sides of close-ups, as shares of the subject's longer side. */
const SIDES = [0.16, 0.24, 0.34, 0.48] as const;
const LEAST_SIDE = 0.12;
/** Pixels of the original: a smaller close-up looks soft. */
const LEAST_ORIGINAL_PX = 300;
const MOST_DETAILS = 4;
/** Share of the subject's longer side that is left out along its outline, which is no detail. */
const RIM_SHARE = 0.02;
/** The least share of a close-up that the subject fills. */
const LEAST_COVER = 0.84;
/** Share of the smaller of two close-ups. */
const MOST_OVERLAP = 0.25;
/** Share of the best one's strength. */
const LEAST_STRENGTH = 0.45;
/** Mean contrast, of 255; less is a plain surface. */
const LEAST_CONTRAST = 2.2;
/** A larger close-up may be a little poorer in detail. */
const SIZE_POWER = 0.5;
/** Width of a close-up's border, as a share of its side, and the weight of print that runs across the border. */
const BORDER = { share: 0.1, weight: 0.75 } as const;

/** Finds parts of the subject that are rich in detail, best first: prints, labels, seams, clasps. Excludes faces. */
export function findDetails(image: DetailedImage, faces: readonly Region[]): Region[] {
  const box = boxMask(image.mask, image);
  if (box.width <= 0) return [];
  const subject: Region = { x: box.left, y: box.top, width: box.width, height: box.height };
  const longer = Math.max(subject.width, subject.height);
  const least = Math.max(LEAST_SIDE * longer, LEAST_ORIGINAL_PX / image.originalScale);
  const sides = [...new Set(SIDES.map((side) => Math.ceil(Math.max(side * longer, least))))];
  const inner = excludeRim(image, Math.max(1, RIM_SHARE * longer));
  const contrast = sumUp(measureContrast(image, inner), image);
  const cover = sumUp(new Float32Array(image.mask), image);
  const faceMap = sumUp(drawFaces(faces, image), image);
  const candidates: Candidate[] = [];
  for (const side of sides) {
    if (side > subject.width * 1.15 || side > subject.height * 1.15 || side > Math.min(image.width, image.height))
      continue;
    const step = Math.max(1, Math.round(side / 8));
    for (let y = subject.y; y <= Math.min(subject.y + subject.height, image.height) - side; y += step) {
      for (let x = subject.x; x <= Math.min(subject.x + subject.width, image.width) - side; x += step) {
        const window = { x, y, width: side, height: side };
        const area = side * side;
        const found = sumWithin(contrast, image, window);
        if (contrastless(found / area)) continue;
        if (sumWithin(cover, image, window) < LEAST_COVER * area || sumWithin(faceMap, image, window) > 0.1 * area)
          continue;
        const whole = 1 - BORDER.weight * measureCut(contrast, image, { window, all: found });
        const strength = (found / area) * (side / longer) ** SIZE_POWER * whole;
        candidates.push({ window, strength });
      }
    }
  }
  const found = findRound(image);
  const round = found && withinRegion(found, subject);
  const isWhole =
    round &&
    round.width * image.originalScale >= LEAST_ORIGINAL_PX &&
    sumWithin(faceMap, image, toPixels(round, image)) < 1;
  const chosen = isWhole
    ? [round, ...chooseApart(candidates).filter((each) => measureOverlap(each, round) <= CUT_ROUND)]
    : chooseApart(candidates);
  return chosen
    .slice(0, MOST_DETAILS)
    .map((each) => toPixels(each, image))
    .map(({ x, y, width, height }) => ({
      x: x / image.width,
      y: y / image.height,
      width: width / image.width,
      height: height / image.height,
    }));
}

/** Share of a close-up, or of a round thing, up to which one may cut the other. */
const CUT_ROUND = 0.08;

function withinRegion({ x, y, width, height }: Region, outer: Region): Region {
  const [left, top] = [Math.max(outer.x, x), Math.max(outer.y, y)];
  const [right, bottom] = [Math.min(outer.x + outer.width, x + width), Math.min(outer.y + outer.height, y + height)];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Returns a region in whole pixels within the image. */
function toPixels({ x, y, width, height }: Region, size: Size): Region {
  const [left, top] = [Math.max(0, Math.round(x)), Math.max(0, Math.round(y))];
  return {
    x: left,
    y: top,
    width: Math.min(size.width, Math.round(x + width)) - left,
    height: Math.min(size.height, Math.round(y + height)) - top,
  };
}

interface Candidate {
  /** In pixels. */
  window: Region;
  strength: number;
}

/**
 * Measures how much of a print a close-up cuts through: contrast in its border relative to that of `all` of it, 0 to 1.
 * A close-up of half a logo looks like a mistake.
 */
function measureCut(contrast: Float64Array, size: Size, { window, all }: { window: Region; all: number }): number {
  const border = Math.max(2, Math.round(BORDER.share * window.width));
  const inside = {
    x: window.x + border,
    y: window.y + border,
    width: window.width - 2 * border,
    height: window.height - 2 * border,
  };
  const area = window.width * window.height;
  const around = (all - sumWithin(contrast, size, inside)) / (area - inside.width * inside.height);
  return all > 0 ? Math.min(1, around / (all / area)) : 0;
}

const contrastless = (mean: number): boolean => mean < LEAST_CONTRAST;

function chooseApart(candidates: Candidate[]): Region[] {
  const chosen: Candidate[] = [];
  for (const candidate of candidates.toSorted((one, other) => other.strength - one.strength)) {
    if (chosen.length === MOST_DETAILS || candidate.strength < LEAST_STRENGTH * (chosen[0]?.strength ?? 0)) break;
    if (chosen.every(({ window }) => measureOverlap(window, candidate.window) <= MOST_OVERLAP)) chosen.push(candidate);
  }
  return chosen.map(({ window }) => window);
}

function measureOverlap(one: Region, other: Region): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / Math.min(one.width * one.height, other.width * other.height);
}

function excludeRim({ mask, width, height }: DetailedImage, rim: number): Mask {
  const outside = makeMask(mask.length, (pixel) => mask[pixel] === 0);
  const far = measureDistance(outside, { width, height });
  return makeMask(mask.length, (pixel) => (far[pixel] ?? 0) > rim);
}

/**
 * Measures contrast at two scales that runs in both directions, as of print, stitches and parts; the long edge of a
 * fold or of light runs in one. Per pixel, of 255.
 */
function measureContrast({ rgb, width, height }: DetailedImage, inner: Mask): Plane {
  const size = { width, height };
  const channels = [
    [0.299, 0.587, 0.114],
    // Red against green, and blue against both: print of the same lightness.
    [0.5, -0.5, 0],
    [-0.25, -0.25, 0.5],
  ] as const;
  const total = new Float32Array(width * height);
  for (const weights of channels) {
    const plane = new Float32Array(width * height);
    for (let pixel = 0; pixel < plane.length; pixel += 1) {
      plane[pixel] =
        weights[0] * (rgb[pixel * 3] ?? 0) +
        weights[1] * (rgb[pixel * 3 + 1] ?? 0) +
        weights[2] * (rgb[pixel * 3 + 2] ?? 0);
    }
    for (const radius of [1, 3]) {
      const soft = blurPlane(plane, size, radius);
      const [across, down] = [new Float32Array(plane.length), new Float32Array(plane.length)];
      for (let y = radius; y < height - radius; y += 1) {
        for (let x = radius; x < width - radius; x += 1) {
          const pixel = y * width + x;
          if (inner[pixel] === 0) continue;
          across[pixel] = Math.abs((soft[pixel + radius] ?? 0) - (soft[pixel - radius] ?? 0));
          down[pixel] = Math.abs((soft[pixel + radius * width] ?? 0) - (soft[pixel - radius * width] ?? 0));
        }
      }
      const reach = 4 * radius;
      const meanAcross = blurPlane(across, size, reach);
      const meanDown = blurPlane(down, size, reach);
      for (let pixel = 0; pixel < total.length; pixel += 1)
        total[pixel] = (total[pixel] ?? 0) + Math.min(meanAcross[pixel] ?? 0, meanDown[pixel] ?? 0) / 2;
    }
  }
  return total;
}

function drawFaces(faces: readonly Region[], { width, height }: Size): Plane {
  const plane = new Float32Array(width * height);
  for (const face of faces) {
    for (let y = Math.floor(face.y * height); y < Math.min(height, (face.y + face.height) * height); y += 1)
      plane.fill(
        1,
        y * width + Math.floor(face.x * width),
        y * width + Math.min(width, Math.ceil((face.x + face.width) * width)),
      );
  }
  return plane;
}

/** Builds a summed-area table, with a row and a column of zeros before. */
function sumUp(plane: Plane, { width, height }: Size): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += plane[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = row + (sums[y * (width + 1) + x + 1] ?? 0);
    }
  }
  return sums;
}

function sumWithin(sums: Float64Array, { width }: Size, window: Region): number {
  const at = (x: number, y: number): number => sums[y * (width + 1) + x] ?? 0;
  const { x, y } = window;
  const [right, bottom] = [x + window.width, y + window.height];
  return at(right, bottom) - at(x, bottom) - at(right, y) + at(x, y);
}
