import { applyEasing, type Box, clipRectAt, clipRotationAt, type VisualClip } from '@reelwright/timeline';
import { intersect, type Rect, type Size } from '../rect.ts';
import type { LookImage } from './ad-image.ts';
import { project } from './place-image.ts';

/** Where a clip shows its file at a tick, in pixels of the canvas. */
export interface PlacedClip {
  /** The clip's box, which cuts off what lies outside it; before it is turned. */
  box: Rect;
  /** The part of the file that the clip shows, in fractions of it. */
  crop: Box;
  /** Place of that part; before it is turned. */
  placed: Rect;
  /** Rotation about the middle of the box, in radians. */
  angle: number;
}

const WHOLE: Box = { x: 0, y: 0, width: 1, height: 1 };

/** Returns where a clip shows its file at a tick. */
export function placeClip(
  image: LookImage,
  clip: VisualClip,
  { tick, canvas }: { tick: number; canvas: Size },
): PlacedClip {
  const size = sizeOfFile(image, clip);
  const crop = clip.crop ?? WHOLE;
  const part = { width: size.width * crop.width, height: size.height * crop.height };
  const moved = clipRectAt(clip, tick);
  const box: Rect = {
    x: moved.x * canvas.width,
    y: moved.y * canvas.height,
    width: moved.width * canvas.width,
    height: moved.height * canvas.height,
  };
  const { from, to, easing } = clip.camera;
  const eased = applyEasing(easing, (tick - clip.start) / clip.duration);
  const [first = box, last = box] = [from, to].map((camera) => project(WHOLE, part, box, camera, clip.fit === 'cover'));
  const between = (a: number, b: number) => a + (b - a) * eased;
  const placed: Rect = {
    x: between(first.x, last.x),
    y: between(first.y, last.y),
    width: between(first.width, last.width),
    height: between(first.height, last.height),
  };
  return { box, crop, placed, angle: (clipRotationAt(clip, tick) * Math.PI) / 180 };
}

/** Returns the image whose photo, cut-out or extension a clip shows. */
export function findImageOf({ media: shown }: VisualClip, images: readonly LookImage[]): LookImage | undefined {
  return images.find(({ media, cutOut, extended }) => [media, cutOut?.media, extended?.media].includes(shown));
}

/** Returns the size of the file that a clip shows, in pixels. */
export function sizeOfFile({ cutOut, extended, width, height }: LookImage, { media }: VisualClip): Size {
  if (media === cutOut?.media) return cutOut;
  return media === extended?.media ? extended : { width, height };
}

/** Returns where the file that a clip shows lies in its photo, in fractions of the photo. */
export function regionOfFile({ cutOut, extended }: LookImage, { media }: VisualClip): Box {
  if (media === cutOut?.media) return cutOut.region;
  if (media !== extended?.media) return WHOLE;
  const { x, y, width, height } = extended.region;
  return { x: -x / width, y: -y / height, width: 1 / width, height: 1 / height };
}

/** Returns the part of a photo that a placed clip shows on the canvas, in fractions of the photo; undefined if none. */
export function visiblePart(
  { box, crop, placed }: PlacedClip,
  { canvas, region }: { canvas: Size; region: Box },
): Box | undefined {
  const seen = intersect({ x: 0, y: 0, ...canvas }, box);
  const shown = seen && intersect(seen, placed);
  if (!shown) return undefined;
  const across = (x: number) => region.x + region.width * (crop.x + (crop.width * (x - placed.x)) / placed.width);
  const down = (y: number) => region.y + region.height * (crop.y + (crop.height * (y - placed.y)) / placed.height);
  const [x, y] = [across(shown.x), down(shown.y)];
  return { x, y, width: across(shown.x + shown.width) - x, height: down(shown.y + shown.height) - y };
}

/** Converts a part of the photo to fractions of the file that the clip shows. */
export function toSource({ cutOut, extended }: LookImage, { media }: VisualClip, part: Box): Box {
  if (media === cutOut?.media) {
    const { region } = cutOut;
    return {
      x: (part.x - region.x) / region.width,
      y: (part.y - region.y) / region.height,
      width: part.width / region.width,
      height: part.height / region.height,
    };
  }
  if (media === extended?.media) {
    const { region } = extended;
    return {
      x: region.x + part.x * region.width,
      y: region.y + part.y * region.height,
      width: part.width * region.width,
      height: part.height * region.height,
    };
  }
  return part;
}
