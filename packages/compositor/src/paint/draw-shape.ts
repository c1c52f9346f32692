import type { Mask, PixelRect, Rotation } from '@reelwright/timeline';
import { centerOf, type Point, rotatePoint, UPRIGHT } from './geometry.ts';
import { fadePlane, maskPlane } from './masks/mask-plane.ts';
import { keepsProportions } from './masks/shapes.ts';
import { samplePlane } from './sample-planes.ts';
import type { Stage } from './stage.ts';

/** A box on the canvas that is rotated about a point. */
export interface RotatedBox {
  rect: PixelRect;
  rotation: Rotation | undefined;
  about: Point;
}

/** Writes the coverage of each pixel of an area by a box with round corners, tightly packed. */
export function drawBox(
  { kernel }: Stage,
  { rect, rotation = UPRIGHT, about }: RotatedBox,
  { area, radius, dest }: { area: PixelRect; radius: number; dest: number },
): void {
  const center = rotatePoint(centerOf(rect), about, rotation);
  const first = { x: area.x + 0.5 - center.x, y: area.y + 0.5 - center.y };
  const upright = rotatePoint(first, { x: 0, y: 0 }, { cos: rotation.cos, sin: -rotation.sin });
  kernel.shapeBox(
    dest,
    area.width,
    area.width,
    area.height,
    upright.x,
    upright.y,
    rotation.cos,
    rotation.sin,
    rect.width / 2,
    rect.height / 2,
    Math.min(radius, rect.width / 2, rect.height / 2),
  );
}

/** Returns the square in the middle of a rectangle. */
function middleSquare(rect: PixelRect): PixelRect {
  const side = Math.min(rect.width, rect.height);
  const { x, y } = centerOf(rect);
  return { x: x - side / 2, y: y - side / 2, width: side, height: side };
}

/** Returns the part of a box that a mask fills. */
export function maskRect(mask: Mask | undefined, box: PixelRect): PixelRect {
  return mask && keepsProportions(mask.shape) ? middleSquare(box) : box;
}

/** Writes the share of each pixel of an area that a mask shows, tightly packed. */
export function drawMask(
  stage: Stage,
  mask: Mask,
  box: RotatedBox,
  { area, dest }: { area: PixelRect; dest: number },
): void {
  const rect = maskRect(mask, box.rect);
  const shorter = Math.min(rect.width, rect.height);
  if (mask.shape === 'rounded') return drawBox(stage, box, { area, dest, radius: mask.radius * shorter });
  if (mask.shape === 'circle') return drawBox(stage, { ...box, rect }, { area, dest, radius: shorter / 2 });
  const plane = mask.shape === 'faded' ? fadePlane(stage, mask, rect) : maskPlane(stage, mask.shape, rect);
  const window = { x: 0, y: 0, width: plane.width, height: plane.height };
  samplePlane(
    stage,
    plane,
    { window, dest: rect, rotation: box.rotation, about: box.about },
    { area, divisor: 1, subsampling: 1, dest },
  );
}
