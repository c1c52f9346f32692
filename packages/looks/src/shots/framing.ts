import type { Box, VisualClip } from '@reelwright/timeline';
import { SLOTS, type SlottedClip } from '../layout/slots.ts';
import type { LookImage } from '../picture/ad-image.ts';
import {
  findImageOf,
  type PlacedClip,
  placeClip,
  regionOfFile,
  sizeOfFile,
  toSource,
  visiblePart,
} from '../picture/place-clip.ts';
import { intersect, type Size } from '../rect.ts';

/** What a shot shows of its main image, in the middle of its time. */
export interface SeenFraming {
  /** Id of the photo's media. */
  media: string;
  /** Pixels of the canvas per pixel of the photo. */
  scale: number;
  /** The visible part of the photo, in fractions of it. */
  part: Box;
  /** Number of images in the shot. */
  count: number;
  /** Middle of the image on the canvas, in fractions of it. */
  middle: { x: number; y: number };
  /** How far the image is turned, in degrees. */
  degrees: number;
  /** Visible share of the subject of an image that is turned: its part above is that of the upright image. */
  shown?: number;
}

/** Least ratio between the scales of two shots of one photo in a row: with less, a cut looks like a mistake. */
export const LEAST_STEP = 1.5;
/** Overlap, as a share of the smaller part, up to which two shots show different parts of a photo. */
const OTHER_PART = 0.25;
/** Distance on the canvas, in fractions of it, from which one of several images is at another place. */
const OTHER_PLACE = 0.2;
/** Difference of angles, in degrees, from which one image lies otherwise. */
const OTHER_ANGLE = 32;

interface TimedClips {
  clips: readonly SlottedClip[];
  start: number;
  duration: number;
}

/** Measures the framing of a shot; undefined for one without an image. */
export function measureFraming(
  { clips, start, duration }: TimedClips,
  images: readonly LookImage[],
  canvas: Size,
): SeenFraming | undefined {
  const tick = start + Math.floor(duration / 2);
  const shown = clips.flatMap(({ slot, clip }) => {
    // Shadows are faint images.
    if (!isVisual(clip) || clip.opacity < 1) return [];
    const image = findImageOf(clip, images);
    return image ? [{ image, clip, height: SLOTS.findIndex(({ name }) => name === slot) }] : [];
  });
  const [main] = shown.toSorted((a, b) => b.height - a.height);
  if (!main) return undefined;
  const { image, clip } = main;
  const placed = placeClip(image, clip, { tick, canvas });
  const region = regionOfFile(image, clip);
  const part = visiblePart(placed, { canvas, region });
  if (!part) return undefined;
  const perFile = placed.placed.width / (placed.crop.width * sizeOfFile(image, clip).width);
  const filePerPhoto = sizeOfFile(image, clip).width / (region.width * image.width);
  const { box } = placed;
  return {
    media: image.media,
    scale: perFile * filePerPhoto,
    part,
    count: shown.length,
    degrees: (placed.angle * 180) / Math.PI,
    ...(Math.abs(placed.angle) < TURNED ? {} : { shown: turnedShare(image, clip, placed, canvas) }),
    middle: { x: (box.x + box.width / 2) / canvas.width, y: (box.y + box.height / 2) / canvas.height },
  };
}

/** Angle in radians from which an image is turned: less changes next to nothing of what is visible. */
const TURNED = 0.14;
const GRID = 12;

/** Returns the visible share of the subject of a turned image. */
function turnedShare(
  image: LookImage,
  clip: VisualClip,
  { box, crop, placed, angle }: PlacedClip,
  canvas: Size,
): number {
  const { x, y, width, height } = toSource(image, clip, image.subject);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  let seen = 0;
  for (let at = 0; at < GRID * GRID; at++) {
    const across = (x + (width * ((at % GRID) + 0.5)) / GRID - crop.x) / crop.width;
    const down = (y + (height * (Math.floor(at / GRID) + 0.5)) / GRID - crop.y) / crop.height;
    const [dx, dy] = [placed.x + across * placed.width - middle.x, placed.y + down * placed.height - middle.y];
    const point = { x: middle.x + dx * cos - dy * sin, y: middle.y + dx * sin + dy * cos };
    if (point.x >= 0 && point.x <= canvas.width && point.y >= 0 && point.y <= canvas.height) seen++;
  }
  return seen / (GRID * GRID);
}

const isVisual = (clip: SlottedClip['clip']): clip is VisualClip => clip.kind === 'image' || clip.kind === 'video';

/**
 * Whether two shots in a row visibly differ: another image, another number of them, another part, or another distance.
 * Several images differ if they change places.
 */
export function isOtherFraming(one: SeenFraming, other: SeenFraming, leastStep: number = LEAST_STEP): boolean {
  if (one.media !== other.media || one.count !== other.count) return true;
  const moved = Math.hypot(one.middle.x - other.middle.x, one.middle.y - other.middle.y);
  if (one.count > 1 && moved >= OTHER_PLACE) return true;
  if (Math.abs(one.degrees - other.degrees) >= OTHER_ANGLE) return true;
  return stepBetween(one, other) >= leastStep || overlapOf(one.part, other.part) <= OTHER_PART;
}

/** Returns the visible share of an image's subject, from 0 to 1. */
export function subjectShown({ part, shown }: SeenFraming, { subject }: Pick<LookImage, 'subject'>): number {
  if (shown !== undefined) return shown;
  const seen = intersect(subject, part);
  return seen ? (seen.width * seen.height) / (subject.width * subject.height) : 0;
}

/** Returns the ratio between the scales of two shots, at least 1. */
export function stepBetween({ scale: one }: SeenFraming, { scale: other }: SeenFraming): number {
  return Math.max(one / other, other / one);
}

function overlapOf(one: Box, other: Box): number {
  const shared = intersect(one, other);
  const areaOf = ({ width, height }: Box) => width * height;
  return shared ? areaOf(shared) / Math.min(areaOf(one), areaOf(other)) : 0;
}
