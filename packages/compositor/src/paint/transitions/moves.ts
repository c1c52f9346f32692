import type { PixelRect, Rotation } from '@reelwright/timeline';
import { centerOf, moveLayer } from '../geometry.ts';
import { type PlacedVisual, paintLayer } from '../paint-layer.ts';
import { blurArea } from './blur-area.ts';
import { mixSpare, rampBetween, type TransitionPainter } from './sides.ts';
import { copyArea } from '../frame-buffer.ts';

/** Direction of a movement, to the right and down. */
export type Direction = readonly [x: -1 | 0 | 1, y: -1 | 0 | 1];

function moved(
  placed: PlacedVisual,
  move: { x?: number; y?: number; scale?: number; rotation?: Rotation },
  area: PixelRect,
) {
  return { ...placed, layer: moveLayer(placed.layer, { about: centerOf(area), ...move }) };
}

/** The new image slides over the old one. */
export function paintSlide([dirX, dirY]: Direction): TransitionPainter {
  return (stage, target, { from, to, area, progress }) => {
    const left = (dirX === 0 ? area.height : area.width) * (1 - progress);
    paintLayer(stage, target, from, area);
    paintLayer(stage, target, moved(to, { x: -dirX * left, y: -dirY * left }, area), area);
  };
}

/** Pixels by which the outgoing image extends under the incoming one: the seam's pixels of luma and chroma. */
const SEAM = 2;

/** Extends an image on the side of the seam, so that no background shows through the pixels that the seam divides. */
function reachUnderSeam({ layer, visual }: PlacedVisual, [dirX, dirY]: Direction): PlacedVisual {
  const extend = (rect: PixelRect, x: number, y: number): PixelRect => ({
    x: rect.x - (dirX > 0 ? x : 0),
    y: rect.y - (dirY > 0 ? y : 0),
    width: rect.width + (dirX !== 0 ? x : 0),
    height: rect.height + (dirY !== 0 ? y : 0),
  });
  // A shape has no seam.
  if (layer.mask || layer.rotation) return { layer, visual };
  const { dest, frame, window, backdrop } = layer;
  const reach = (part: PixelRect, over: PixelRect) =>
    extend(part, (SEAM * part.width) / over.width, (SEAM * part.height) / over.height);
  return {
    visual,
    layer: {
      ...layer,
      // The edges of an image with a backdrop lie within the frame.
      ...(backdrop
        ? { backdrop: { ...backdrop, window: reach(backdrop.window, frame) } }
        : { dest: extend(dest, SEAM, SEAM), window: reach(window, dest) }),
      frame: extend(frame, SEAM, SEAM),
    },
  };
}

/** Both images move through their shared area; the incoming one pushes the other out. */
export function paintPush(direction: Direction): TransitionPainter {
  const [dirX, dirY] = direction;
  return (stage, target, { from, to, area, progress }) => {
    const way = dirX === 0 ? area.height : area.width;
    const [gone, left] = [way * progress, way * (1 - progress)];
    const going = moved(from, { x: dirX * gone, y: dirY * gone }, area);
    paintLayer(stage, target, reachUnderSeam(going, direction), area);
    paintLayer(stage, target, moved(to, { x: -dirX * left, y: -dirY * left }, area), area);
  };
}

/** Blur of a fast camera pan, as a fraction of the distance. */
const WHIP_BLUR = 0.07;

/** A push so fast that it smears. */
export function paintWhip(direction: Direction): TransitionPainter {
  const push = paintPush(direction);
  return (stage, target, placement) => {
    push(stage, target, placement);
    const { area, progress } = placement;
    // Speed of a movement that is eased at both ends.
    const speed = 4 * progress * (1 - progress);
    blurArea(stage, target, area, { across: WHIP_BLUR * area.width * speed, down: 0 });
  };
}

/** The old image zooms in and fades out over the new one. */
export const paintZoomIn: TransitionPainter = (stage, target, { from, to, area, progress }) => {
  const near = moved(from, { scale: 1 + 1.1 * progress * progress }, area);
  const rest = moved(to, { scale: 1 + 0.12 * (1 - progress) }, area);
  paintBoth(stage, target, { from: near, to: rest, area, part: rampBetween(0.15, 0.85, progress) });
};

/** The new image zooms out to its place while the old one fades. */
export const paintZoomOut: TransitionPainter = (stage, target, { from, to, area, progress }) => {
  const left = 1 - progress;
  const near = moved(to, { scale: 1 + 1.1 * left * left }, area);
  const rest = moved(from, { scale: 1 + 0.12 * progress }, area);
  paintBoth(stage, target, { from: rest, to: near, area, part: rampBetween(0.15, 0.85, progress) });
};

/**
 * Returns a clockwise rotation by a fraction of 45 degrees, -1 to 1: by the tangent of its half, without sine or
 * cosine.
 */
function eighth(part: number): Rotation {
  const tangent = part * 0.41421356237309503;
  const square = tangent * tangent;
  return { cos: (1 - square) / (1 + square), sin: (2 * tangent) / (1 + square) };
}

/** Returns the scale at which a rotated rectangle covers its unrotated place. */
function coveringScale({ width, height }: PixelRect, { cos, sin }: Rotation): number {
  return Math.abs(cos) + Math.abs(sin) * Math.max(width / height, height / width);
}

/** The old image rotates away, and the new one rotates in after it. */
export const paintSpin: TransitionPainter = (stage, target, { from, to, area, progress }) => {
  const spun = (placed: PlacedVisual, part: number) => {
    const rotation = eighth(part);
    return moved(placed, { rotation, scale: coveringScale(area, rotation) }, area);
  };
  const part = rampBetween(0.3, 0.7, progress);
  paintBoth(stage, target, { from: spun(from, progress), to: spun(to, progress - 1), area, part });
};

/** Paints two images mixed; only one if the other is invisible. */
function paintBoth(
  stage: Parameters<TransitionPainter>[0],
  target: Parameters<TransitionPainter>[1],
  { from, to, area, part }: { from: PlacedVisual; to: PlacedVisual; area: PixelRect; part: number },
): void {
  if (part === 0) return paintLayer(stage, target, from, area);
  if (part === 1) return paintLayer(stage, target, to, area);
  copyArea(stage.arena, target, stage.spare, area);
  paintLayer(stage, target, from, area);
  paintLayer(stage, stage.spare, to, area);
  mixSpare(stage, target, area, part);
}
