import type { Region } from '@reelwright/ad';
import type { BodyRegion } from '@reelwright/product-kinds';
import type { ImageSubjects } from '../vision.ts';
import { measureTones } from './measure-tones.ts';
import { findMainColour, findPalette } from './find-palette.ts';
import { measureSaliency } from './measure-saliency.ts';
import { distance, type Oklab, toHex } from './oklab.ts';
import { crossesTop } from './crosses-top.ts';
import { findCore } from './find-core.ts';
import { findOnLegs, findWornSubject } from './find-worn-subject.ts';
import { trimSoftEnds } from './trim-soft-ends.ts';
import { findPlainBackground } from './plain-background.ts';
import { boxMass, growRegion, keepLargeParts, WHOLE_IMAGE } from './regions.ts';
import type { PixelMap, Thumbnail } from './thumbnail.ts';

const SUBJECT_SHARE = 0.92;
/** Share of the threshold of saliency: the dimmer edge of a subject still belongs to it. */
const LEVEL_SHARE = 0.85;
/** Share of the salient area's extent above which no subject stands out. */
const TOO_WIDE_AREA = 0.8;
const LEAST_PART = 0.06;
/** Share of the image's edge: a cord from above or a shadow may cross it. */
const MOST_TOUCH = 0.03;

/** Distance from the image's top, as a fraction of its height, below which the subject is cut there. */
const CUT = 0.02;

/** Facts about an image besides its pixels. */
export interface Known {
  faces: readonly Region[];
  wornOn?: BodyRegion | undefined;
  /** The opacity of the subject's cut-out at each pixel of the thumbnail, 0 to 1, and its bounding box. */
  cutOut?: { cover: PixelMap; region: Region } | undefined;
  /** 0 at each pixel of the thumbnail that shows bare skin; only for a product that people wear. */
  dressed?: PixelMap | undefined;
}

/** The facts found in a thumbnail, with its subject as a mask. */
export interface Description extends Omit<ImageSubjects, 'details' | 'isGraphic' | 'hasLettering' | 'isCollage'> {
  mask: PixelMap;
}

/** Finds the subject and its facts from a thumbnail and the detections in the full image. */
export function describeImage(thumbnail: Thumbnail, { faces, wornOn, cutOut, dressed }: Known): Description {
  const plain = findPlainBackground(thumbnail);
  const found = cutOut
    ? { mask: cutOut.cover, subject: cutOut.region }
    : plain
      ? findBeforeBackground(thumbnail, plain.foreground)
      : findSalient(thumbnail);
  const foreground = cutOut || plain ? found.mask : undefined;
  // Legs that the photo cuts off wear the shoes that it shows.
  const isOnFeet = wornOn === 'feet' && !cutOut && plain !== undefined && found.subject.y <= CUT;
  const isWorn = faces.length > 0 || isOnFeet;
  const onLegs =
    wornOn === 'legs' && faces.length === 0 && foreground && dressed
      ? findOnLegs(thumbnail, { foreground, dressed })
      : undefined;
  const worn = onLegs ?? (isWorn ? findWornSubject(thumbnail, { faces, foreground, wornOn }) : undefined);
  const subject = worn ?? found.subject;
  const mask = worn ? maskWithin(thumbnail, worn, foreground) : found.mask;
  return {
    subject,
    faces: [...faces],
    plainBackground: plain ? toHex(plain.colour) : null,
    palette: findPalette(thumbnail, found.mask),
    crossesTop: plain ? isCutAbove(thumbnail, plain.foreground) : crossesTop(thumbnail),
    topColor: findTopColor(thumbnail),
    tones: measureTones(thumbnail),
    isScene:
      faces.length > 0 ||
      (!cutOut && !thumbnail.alpha && (!plain || isCutOff(thumbnail, trimSoftEnds(thumbnail, plain.foreground)))),
    subjectColor: findMainColour(
      thumbnail,
      withoutBare(thumbnail, innerPart(thumbnail, mask), {
        faces,
        dressed: faces.length > 0 || plain ? dressed : undefined,
      }),
    ),
    mask,
  };
}

/** Least share of a mask that clothes cover: with less, the product itself has the colour of skin. */
const LEAST_DRESSED = 0.2;
/** Most Oklab distance between somebody's face and other bare skin. */
const SAME_SKIN = 0.06;

/** Removes bare skin from a mask, which would otherwise give shorts the colour of legs. */
function withoutBare(
  { width, height, colours }: Thumbnail,
  mask: PixelMap,
  { faces, dressed }: { faces: readonly Region[]; dressed: PixelMap | undefined },
): PixelMap {
  if (!dressed) return mask;
  const worn = mask.map((value, pixel) => value * (dressed[pixel] ?? 1));
  const sum = (map: PixelMap): number => map.reduce((all, value) => all + value, 0);
  if (sum(worn) < LEAST_DRESSED * sum(mask)) return mask;
  // A sweater in the colour of skin differs from the face above it.
  const face =
    faces[0] && colours.filter((_, pixel) => dressed[pixel] === 0 && isInside(pixel, { width, height }, faces[0]));
  const bare = colours.filter((_, pixel) => dressed[pixel] === 0 && (mask[pixel] ?? 0) > 0);
  const isSkin = !face || face.length === 0 || bare.length === 0 || distance(meanOf(face), meanOf(bare)) <= SAME_SKIN;
  return isSkin ? worn : mask;
}

function meanOf(colours: readonly Oklab[]): Oklab {
  const mean = (channel: 0 | 1 | 2): number =>
    colours.reduce((sum, colour) => sum + colour[channel], 0) / colours.length;
  return [mean(0), mean(1), mean(2)];
}

/** Share of the upper edge that the foreground crosses: less is a cord or noise. */
const CROSSING = 0.05;

function isCutAbove({ width }: Thumbnail, foreground: PixelMap): boolean {
  return foreground.slice(0, width).filter((value) => value > 0).length >= CROSSING * width;
}

/** Share of the image's height that counts as its upper edge. */
const TOP = 0.14;

function findTopColor({ width, height, colours }: Thumbnail): string {
  return toHex(meanOf(colours.slice(0, width * Math.max(1, Math.round(TOP * height)))));
}

function isInside(
  pixel: number,
  { width, height }: { width: number; height: number },
  region: Region | undefined,
): boolean {
  if (!region) return false;
  const x = ((pixel % width) + 0.5) / width - region.x;
  const y = (Math.floor(pixel / width) + 0.5) / height - region.y;
  return x >= 0 && x < region.width && y >= 0 && y < region.height;
}

/** Checks if the image's edge cuts off the foreground: legs, an arm, a person from the neck down. */
function isCutOff(thumbnail: Thumbnail, foreground: PixelMap): boolean {
  const { width, height } = thumbnail;
  const parts = keepLargeParts(foreground, thumbnail, LEAST_PART);
  const edge = parts.filter((_, pixel) => {
    const x = pixel % width;
    return x === 0 || x === width - 1 || pixel < width || pixel >= width * (height - 1);
  });
  return edge.filter((value) => value > 0).length / edge.length > MOST_TOUCH;
}

/** Marks the foreground, or everything, within a region. */
function maskWithin({ width, height }: Thumbnail, region: Region, foreground: PixelMap | undefined): PixelMap {
  return Float64Array.from({ length: width * height }, (_, pixel) => {
    const x = ((pixel % width) + 0.5) / width;
    const y = (Math.floor(pixel / width) + 0.5) / height;
    const isWithin = x >= region.x && x < region.x + region.width && y >= region.y && y < region.y + region.height;
    return isWithin ? (foreground?.[pixel] ?? 1) : 0;
  });
}

/** Removes the rim of a mask, where subject and background mix; keeps all of a mask that is mostly rim. */
function innerPart({ width }: Thumbnail, mask: PixelMap): PixelMap {
  const inner = mask.map((value, pixel) =>
    [1, -1, width, -width].every((step) => (mask[pixel + step] ?? 0) > 0.5) ? value : 0,
  );
  return inner.some((value) => value > 0.5) ? inner : mask;
}

interface Found {
  mask: PixelMap;
  subject: Region;
}

function findBeforeBackground(thumbnail: Thumbnail, foreground: PixelMap): Found {
  const mask = trimSoftEnds(thumbnail, keepLargeParts(foreground, thumbnail, LEAST_PART));
  return { mask, subject: boxMass(mask, thumbnail, 1) ?? WHOLE_IMAGE };
}

function findSalient(thumbnail: Thumbnail): Found {
  const saliency = measureSaliency(thumbnail);
  const level = splitLevel(saliency) * LEVEL_SHARE;
  // The square root, because by raw strength a few lamps would outweigh the objects they light.
  const strong = saliency.map((value) => (value > level ? Math.sqrt(value) : 0));
  const mask = keepLargeParts(strong, thumbnail, LEAST_PART);
  const core = findCore(thumbnail, saliency);
  const coreBox = core && boxMass(core, thumbnail, CORE_SHARE);
  if (core && coreBox) {
    const subject = growRegion(coreBox, AROUND_CORE);
    const within = maskWithin(thumbnail, subject, strong);
    return { mask: within.map((value, pixel) => Math.max(value, core[pixel] ?? 0)), subject };
  }
  const box = boxMass(mask, thumbnail, SUBJECT_SHARE);
  if (!box) return { mask: saliency.map((value) => value + 1e-3), subject: WHOLE_IMAGE };
  const subject = growRegion(box, { x: 0.06, top: 0.06, bottom: 0.06 });
  return { mask, subject: subject.width * subject.height > TOO_WIDE_AREA ? WHOLE_IMAGE : subject };
}

/** Share of a core along each axis that tells where it is: some of its pixels lie apart. */
const CORE_SHARE = 0.97;
/** How far a subject reaches beyond its core: feet, cords and rims have other colours. */
const AROUND_CORE = { x: 0.05, top: 0.05, bottom: 0.08 } as const;

const LEVELS = 64;

/** Otsu's threshold: the level that best separates the values into two groups. */
function splitLevel(map: PixelMap): number {
  const counts = new Float64Array(LEVELS);
  for (const value of map) {
    const bin = Math.min(LEVELS - 1, Math.floor(value * LEVELS));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  const total = map.length;
  const sum = counts.reduce((all, count, bin) => all + count * bin, 0);
  let below = 0;
  let sumBelow = 0;
  let best = 0;
  let bestSpread = -1;
  for (const [bin, count] of counts.entries()) {
    below += count;
    sumBelow += count * bin;
    const above = total - below;
    if (below === 0 || above === 0) continue;
    const spread = below * above * (sumBelow / below - (sum - sumBelow) / above) ** 2;
    if (spread > bestSpread) [best, bestSpread] = [(bin + 1) / LEVELS, spread];
  }
  return best;
}
