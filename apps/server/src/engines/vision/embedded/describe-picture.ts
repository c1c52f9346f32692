import type { PictureSubjects, Region } from '../vision.ts';
import { findPalette } from './find-palette.ts';
import { measureSaliency } from './measure-saliency.ts';
import { toHex } from './oklab.ts';
import { findPlainBackground } from './plain-background.ts';
import { boxMass, growRegion, keepLargeParts, uniteRegions, WHOLE_PICTURE } from './regions.ts';
import type { PixelMap, Thumbnail } from './thumbnail.ts';

const SUBJECT_SHARE = 0.92;
/** Of the level that parts what stands out from the rest: the dimmer edge of a subject is still it. */
const LEVEL_SHARE = 0.85;
/** Of the salient area's spread: from here on nothing stands out. */
const TOO_WIDE_AREA = 0.8;
const LEAST_PART = 0.06;

/** Finds what matters from a thumbnail and the faces found in the picture itself. */
export function describePicture(thumbnail: Thumbnail, faces: readonly Region[]): PictureSubjects {
  const plain = findPlainBackground(thumbnail);
  const { mask, subject } = plain ? findBeforeBackground(thumbnail, plain.foreground) : findSalient(thumbnail);
  return {
    // A face is cut off at the hair and the chin; a head needs more room.
    subject: uniteRegions(faces.map((face) => growRegion(face, { x: 0.2, top: 0.35, bottom: 0.2 }))) ?? subject,
    faces: [...faces],
    plainBackground: plain ? toHex(plain.colour) : null,
    palette: findPalette(thumbnail, mask),
  };
}

interface Found {
  mask: PixelMap;
  subject: Region;
}

function findBeforeBackground(thumbnail: Thumbnail, foreground: PixelMap): Found {
  const mask = keepLargeParts(foreground, thumbnail, LEAST_PART);
  return { mask, subject: boxMass(mask, thumbnail, 1) ?? WHOLE_PICTURE };
}

function findSalient(thumbnail: Thumbnail): Found {
  const saliency = measureSaliency(thumbnail);
  const level = splitLevel(saliency) * LEVEL_SHARE;
  // The square root: by their plain strength a few lamps would outweigh what they light.
  const strong = saliency.map((value) => (value > level ? Math.sqrt(value) : 0));
  const mask = keepLargeParts(strong, thumbnail, LEAST_PART);
  const box = boxMass(mask, thumbnail, SUBJECT_SHARE);
  if (!box) return { mask: saliency.map((value) => value + 1e-3), subject: WHOLE_PICTURE };
  const subject = growRegion(box, { x: 0.06, top: 0.06, bottom: 0.06 });
  return { mask, subject: subject.width * subject.height > TOO_WIDE_AREA ? WHOLE_PICTURE : subject };
}

const LEVELS = 64;

/** Otsu's threshold: the level that best parts the values into two groups. */
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
