import type { Camera, VisualClip } from './document/visual-clips.ts';
import { applyEasing, clamp } from './easing.ts';
import type { PixelRect } from './frame.ts';

export interface Size {
  width: number;
  height: number;
}

/**
 * Where a whole image would lie on the canvas without its box's clipping: canvas pixels, and canvas pixels per source
 * pixel.
 */
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

/**
 * Returns the start of an image of `length` on one axis: covers the box with `point` as near its centre as possible,
 * or is centred if smaller.
 */
function placeOnAxis(boxStart: number, boxLength: number, length: number, point: number): number {
  if (length <= boxLength) return boxStart + (boxLength - length) / 2;
  return clamp(boxStart + boxLength / 2 - point * length, boxStart + boxLength - length, boxStart);
}

function placeVisual(camera: Camera, visual: Size, box: PixelRect, isCover: boolean): Placement {
  const scales = [box.width / visual.width, box.height / visual.height] as const;
  const scale = (isCover ? Math.max(...scales) : Math.min(...scales)) * camera.zoom;
  return {
    x: placeOnAxis(box.x, box.width, visual.width * scale, camera.x),
    y: placeOnAxis(box.y, box.height, visual.height * scale, camera.y),
    scale,
  };
}

/** Returns the part of one axis that the box shows, in canvas pixels and in source pixels. */
function cutAxis(boxStart: number, boxLength: number, placedStart: number, sourceLength: number, scale: number) {
  // An image covers its box only up to rounding errors; within them its edge is the box's edge.
  const slack = 1e-7;
  const destStart = placedStart <= boxStart + slack ? boxStart : placedStart;
  const placedEnd = placedStart + sourceLength * scale;
  const destEnd = placedEnd >= boxStart + boxLength - slack ? boxStart + boxLength : placedEnd;
  const start = clamp((destStart - placedStart) / scale, 0, sourceLength);
  const end = destEnd === placedEnd ? sourceLength : clamp((destEnd - placedStart) / scale, start, sourceLength);
  return { destStart, destLength: destEnd - destStart, start, length: end - start };
}

/** Returns the part of an image that its clip uses, in source pixels. */
export function croppedPart(crop: VisualClip['crop'], visual: Size): PixelRect {
  return toPixelRect(crop ?? { x: 0, y: 0, width: 1, height: 1 }, visual);
}

/**
 * Returns what a moving camera shows at `progress` (0 to 1, linear in time): the window in source pixels and its place
 * on the canvas. Scale and position are interpolated on the canvas, so with linear easing every point of the image
 * moves on a straight line at a constant speed. An image that covers its box at both ends covers it all the way: those
 * placements form a convex set.
 */
export function visualAt(input: {
  clip: Pick<VisualClip, 'fit' | 'camera'>;
  /** From `croppedPart`. */
  part: PixelRect;
  /** The clip's box on the canvas. */
  frame: PixelRect;
  progress: number;
}): {
  window: PixelRect;
  dest: PixelRect;
} {
  const { clip, part, frame } = input;
  const isCover = clip.fit === 'cover';
  const from = placeVisual(clip.camera.from, part, frame, isCover);
  const to = placeVisual(clip.camera.to, part, frame, isCover);
  const eased = applyEasing(clip.camera.easing, clamp(input.progress, 0, 1));
  const scale = from.scale + (to.scale - from.scale) * eased;
  const across = cutAxis(frame.x, frame.width, from.x + (to.x - from.x) * eased, part.width, scale);
  const down = cutAxis(frame.y, frame.height, from.y + (to.y - from.y) * eased, part.height, scale);
  return {
    window: { x: part.x + across.start, y: part.y + down.start, width: across.length, height: down.length },
    dest: { x: across.destStart, y: down.destStart, width: across.destLength, height: down.destLength },
  };
}

const CENTRED: Camera = { x: 0.5, y: 0.5, zoom: 1 };

/** Returns the part of an image that covers a frame of another shape. */
export function coveringWindow(part: PixelRect, frame: PixelRect): PixelRect {
  return visualAt({
    clip: { fit: 'cover', camera: { from: CENTRED, to: CENTRED, easing: 'linear' } },
    part,
    frame,
    progress: 0,
  }).window;
}
