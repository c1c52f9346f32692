import type { Camera, ImageClip } from './document.ts';
import { applyEasing, clamp } from './easing.ts';
import type { PixelRect } from './frame.ts';

export interface Size {
  width: number;
  height: number;
}

/** Where a whole picture would lie on the canvas, were it not cut by its box: canvas pixels, and canvas pixels per source pixel. */
interface Placement {
  x: number;
  y: number;
  scale: number;
}

export function toPixelRect(box: PixelRect, canvas: Size): PixelRect {
  return {
    x: box.x * canvas.width,
    y: box.y * canvas.height,
    width: box.width * canvas.width,
    height: box.height * canvas.height,
  };
}

/** Start of a picture of `length` on one axis: covers the box with `point` as near its centre as it can, or is centred when smaller. */
function placeOnAxis(boxStart: number, boxLength: number, length: number, point: number): number {
  if (length <= boxLength) return boxStart + (boxLength - length) / 2;
  return clamp(boxStart + boxLength / 2 - point * length, boxStart + boxLength - length, boxStart);
}

function placePicture(camera: Camera, picture: Size, box: PixelRect, fit: ImageClip['fit']): Placement {
  const scales = [box.width / picture.width, box.height / picture.height] as const;
  const scale = (fit === 'cover' ? Math.max(...scales) : Math.min(...scales)) * camera.zoom;
  return {
    x: placeOnAxis(box.x, box.width, picture.width * scale, camera.x),
    y: placeOnAxis(box.y, box.height, picture.height * scale, camera.y),
    scale,
  };
}

/** The part of one axis that the box lets through, in canvas pixels and in source pixels. */
function cutAxis(boxStart: number, boxLength: number, placedStart: number, sourceLength: number, scale: number) {
  // A picture that covers its box does so but for rounding; its edge then is the box's edge.
  const slack = 1e-7;
  const destStart = placedStart <= boxStart + slack ? boxStart : placedStart;
  const placedEnd = placedStart + sourceLength * scale;
  const destEnd = placedEnd >= boxStart + boxLength - slack ? boxStart + boxLength : placedEnd;
  const start = clamp((destStart - placedStart) / scale, 0, sourceLength);
  const end = destEnd === placedEnd ? sourceLength : clamp((destEnd - placedStart) / scale, start, sourceLength);
  return { destStart, destLength: destEnd - destStart, start, length: end - start };
}

/**
 * What a moving camera shows at `progress` (0 to 1, linear in time): the window in source pixels and where it lies on the canvas.
 *
 * Scale and position are interpolated on the canvas, so with linear easing every point of the picture moves on a straight line
 * at a constant speed. A picture covers its box at both ends, thus all the way: those placements form a convex set.
 */
export function pictureAt(input: {
  clip: Pick<ImageClip, 'box' | 'fit' | 'camera'>;
  picture: Size;
  canvas: Size;
  progress: number;
}): {
  window: PixelRect;
  dest: PixelRect;
} {
  const { clip, picture } = input;
  const box = toPixelRect(clip.box, input.canvas);
  const from = placePicture(clip.camera.from, picture, box, clip.fit);
  const to = placePicture(clip.camera.to, picture, box, clip.fit);
  const eased = applyEasing(clip.camera.easing, clamp(input.progress, 0, 1));
  const scale = from.scale + (to.scale - from.scale) * eased;
  const across = cutAxis(box.x, box.width, from.x + (to.x - from.x) * eased, picture.width, scale);
  const down = cutAxis(box.y, box.height, from.y + (to.y - from.y) * eased, picture.height, scale);
  return {
    window: { x: across.start, y: down.start, width: across.length, height: down.length },
    dest: { x: across.destStart, y: down.destStart, width: across.destLength, height: down.destLength },
  };
}

/** The largest magnification of a clip, in canvas pixels per source pixel: below 1 the source has pixels to spare. */
export function largestScale(clip: Pick<ImageClip, 'box' | 'fit' | 'camera'>, picture: Size, canvas: Size): number {
  const box = toPixelRect(clip.box, canvas);
  return Math.max(
    placePicture(clip.camera.from, picture, box, clip.fit).scale,
    placePicture(clip.camera.to, picture, box, clip.fit).scale,
  );
}
