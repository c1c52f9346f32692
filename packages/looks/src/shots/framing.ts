import type { Box, VisualClip } from '@reelwright/timeline';
import { SLOTS, type SlottedClip } from '../layout/slots.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { findImageOf, placeClip, regionOfFile, sizeOfFile, visiblePart } from '../picture/place-clip.ts';
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
}

/** Least ratio between the scales of two shots of one photo in a row: with less, a cut looks like a mistake. */
export const LEAST_STEP = 1.5;
/** Overlap, as a share of the smaller part, up to which two shots show different parts of a photo. */
const OTHER_PART = 0.25;
/** Distance on the canvas, in fractions of it, from which one of several images is at another place. */
const OTHER_PLACE = 0.2;

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
    middle: { x: (box.x + box.width / 2) / canvas.width, y: (box.y + box.height / 2) / canvas.height },
  };
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
  return stepBetween(one, other) >= leastStep || overlapOf(one.part, other.part) <= OTHER_PART;
}

/** Returns the visible share of an image's subject, from 0 to 1. */
export function subjectShown({ part }: SeenFraming, { subject }: Pick<LookImage, 'subject'>): number {
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
