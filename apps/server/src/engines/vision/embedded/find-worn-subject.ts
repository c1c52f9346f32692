import type { Region } from '@reelwright/ad';
import type { BodyRegion } from '@reelwright/product-kinds';
import { distance, type Oklab } from './oklab.ts';
import { boxMass, uniteRegions, WHOLE_IMAGE } from './regions.ts';
import type { PixelMap, Thumbnail } from './thumbnail.ts';

/** A part of a person, in widths and heights of the face, from its upper left corner. */
interface BodyPart {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Places of body parts below and around a face; parts that can't be located from a face are left out. */
const BODY_PARTS: Readonly<Partial<Record<BodyRegion, BodyPart>>> = {
  head: { left: -0.4, right: 1.4, top: -0.8, bottom: 1.1 },
  face: { left: -0.15, right: 1.15, top: -0.2, bottom: 1.15 },
  eyes: { left: -0.2, right: 1.2, top: 0, bottom: 0.65 },
  ears: { left: -0.35, right: 1.35, top: 0, bottom: 1.2 },
  neck: { left: -0.5, right: 1.5, top: 0.85, bottom: 2 },
  torso: { left: -1, right: 2, top: 1, bottom: 4.5 },
  legs: { left: -1, right: 2, top: 4, bottom: 8 },
};
/** Clothes are wider than a body: before a plain background they are followed this much farther, in face widths. */
const LOOSE_WIDTH = 1.5;
/** The share of the foreground that shoes take. */
const FEET_SHARE = 0.16;
/** A body part with a smaller visible share is not the photo's subject. */
const LEAST_SEEN = 0.3;

/**
 * Finds the product on a person: the part of the body that wears it, located from the largest face; before a plain
 * background as wide as the foreground there. Returns the whole person, or else the image, if the face does not locate
 * it.
 */
export function findWornSubject(
  thumbnail: Thumbnail,
  {
    faces,
    foreground,
    wornOn,
  }: { faces: readonly Region[]; foreground: PixelMap | undefined; wornOn: BodyRegion | undefined },
): Region {
  const person = (foreground && boxMass(foreground, thumbnail, 1)) ?? WHOLE_IMAGE;
  const whole = uniteRegions([person, ...faces]) ?? person;
  if (wornOn === 'feet' && foreground) {
    const height = person.height * (faces.length > 0 ? FEET_SHARE : findFeetShare(thumbnail, foreground, person));
    return (
      followForeground(thumbnail, foreground, { ...person, y: person.y + person.height - height, height }) ?? whole
    );
  }
  if (wornOn === 'feet' && faces.length === 0) return whole;
  const face = faces.toSorted((one, other) => other.width * other.height - one.width * one.height)[0];
  const part = wornOn && BODY_PARTS[wornOn];
  if (!face || !part) return whole;
  const place = clip({
    x: face.x + part.left * face.width,
    y: face.y + part.top * face.height,
    width: (part.right - part.left) * face.width,
    height: (part.bottom - part.top) * face.height,
  });
  if (place.height < LEAST_SEEN * (part.bottom - part.top) * face.height) return whole;
  if (!foreground) return place;
  const loose = (part.right - part.left) * face.width > 2 * face.width ? LOOSE_WIDTH * face.width : 0;
  const wide = clip({ ...place, x: place.x - loose, width: place.width + 2 * loose });
  return followForeground(thumbnail, foreground, wide) ?? place;
}

/** Least share of a row that is dressed, heights of the dressed part, and the least bare part below it. */
const DRESSED = { row: 0.6, top: 0.4, least: 0.1, bare: 0.12 } as const;

/**
 * Finds shorts or a skirt on legs without a face: the uppermost part that is mostly dressed, if bare legs follow. Returns
 * undefined for trousers, and where it is not certain. `dressed`: 0 where bare skin shows.
 */
export function findOnLegs(
  thumbnail: Thumbnail,
  { foreground, dressed }: { foreground: PixelMap; dressed: PixelMap },
): Region | undefined {
  const { width, height } = thumbnail;
  const rows = Array.from({ length: height }, (_, row) => {
    let [seen, worn] = [0, 0];
    for (let pixel = row * width; pixel < (row + 1) * width; pixel += 1) {
      if ((foreground[pixel] ?? 0) <= 0.5) continue;
      seen += 1;
      worn += dressed[pixel] ?? 1;
    }
    return { seen, isDressed: seen > 0 && worn >= DRESSED.row * seen };
  });
  const from = rows.findIndex(({ isDressed }) => isDressed);
  const length = rows.slice(Math.max(0, from)).findIndex(({ isDressed }) => !isDressed);
  if (from < 0 || from > DRESSED.top * height || length < DRESSED.least * height) return undefined;
  const bare = rows.slice(from + length).filter(({ seen, isDressed }) => seen > 0 && !isDressed).length;
  if (bare < DRESSED.bare * height) return undefined;
  return followForeground(thumbnail, foreground, { x: 0, y: from / height, width: 1, height: length / height });
}

/** Share of legs without a face that shoes take, if their colour does not tell. */
const FEET_OF_LEGS = 0.42;
/** Share of the legs' height from whose colour shoes differ, and the distance in Oklab. */
const TROUSERS = { height: 0.1, distance: 0.12 } as const;

/** Returns the share of legs, cut off above, that the shoes take: from where most of it has another colour than above. */
function findFeetShare(
  { width, height, colours }: Thumbnail,
  foreground: PixelMap,
  { y, height: tall }: Region,
): number {
  const rowsOf = (from: number, to: number): number[] =>
    Array.from(foreground.keys()).filter((pixel) => {
      const row = (Math.floor(pixel / width) + 0.5) / height;
      return (foreground[pixel] ?? 0) > 0 && row >= from && row < to;
    });
  const above = rowsOf(y, y + TROUSERS.height * tall).flatMap((pixel) => {
    const color = colours[pixel];
    return color ? [color] : [];
  });
  const middleOf = (channel: 0 | 1 | 2): number =>
    above.map((color) => color[channel]).toSorted((one, other) => one - other)[above.length >> 1] ?? 0;
  const trousers: Oklab = [middleOf(0), middleOf(1), middleOf(2)];
  const isTrousers = (pixel: number): boolean => distance(colours[pixel] ?? [0, 0, 0], trousers) < TROUSERS.distance;
  const steps = 20;
  const mostly = Array.from({ length: steps }, (_, step) => {
    const row = rowsOf(y + (step * tall) / steps, y + ((step + 1) * tall) / steps);
    return row.filter(isTrousers).length < row.length / 2;
  });
  const last = mostly.lastIndexOf(false);
  const share = (steps - 1 - last) / steps;
  return share >= FEET.least && share <= FEET.most ? share : FEET_OF_LEGS;
}

const FEET = { least: 0.15, most: 0.5 } as const;

function clip({ x, y, width, height }: Region): Region {
  const left = Math.max(0, x);
  const top = Math.max(0, y);
  return {
    x: left,
    y: top,
    width: Math.max(0, Math.min(1, x + width) - left),
    height: Math.max(0, Math.min(1, y + height) - top),
  };
}

/** Returns the box around the foreground within a region. */
function followForeground({ width, height }: Thumbnail, foreground: PixelMap, region: Region): Region | undefined {
  const within = foreground.map((value, pixel) => {
    const x = ((pixel % width) + 0.5) / width;
    const y = (Math.floor(pixel / width) + 0.5) / height;
    const isWithin = x >= region.x && x < region.x + region.width && y >= region.y && y < region.y + region.height;
    return isWithin ? value : 0;
  });
  return boxMass(within, { width, height }, 1);
}
