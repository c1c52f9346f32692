import type { PixelRect, TransitionLayer } from '@reelwright/timeline';
import { copyFrame, type FrameBuffer } from './frame-buffer.ts';
import { type PicturePlacement, paintPicture } from './paint-picture.ts';
import type { Stage } from './stage.ts';

export interface TransitionPlacement {
  kind: TransitionLayer['transition'];
  /** 0 shows only `from`, 1 only `to`. */
  progress: number;
  from: PicturePlacement;
  to: PicturePlacement;
}

const toOpacity = (fraction: number) => Math.round(256 * Math.min(1, Math.max(0, fraction)));

export function paintTransition(stage: Stage, target: FrameBuffer, placement: TransitionPlacement): void {
  if (placement.kind === 'fade') paintFade(stage, target, placement);
  else paintSlide(stage, target, placement);
}

export function hidesCanvas({ dest, opacity, clip }: PicturePlacement, canvas: Stage['canvas']): boolean {
  const covers = (rect: PixelRect) =>
    rect.x <= 0 && rect.y <= 0 && rect.x + rect.width >= canvas.width && rect.y + rect.height >= canvas.height;
  return opacity === 256 && covers(dest) && covers(clip);
}

/** Two whole frames, one with each picture, are mixed: right also where the pictures do not lie over one another. */
function paintFade(stage: Stage, target: FrameBuffer, { progress, from, to }: TransitionPlacement): void {
  const alpha = toOpacity(progress);
  if (alpha === 0) return paintPicture(stage, target, from);
  if (alpha === 256) return paintPicture(stage, target, to);
  const { arena, kernel, spare } = stage;
  if (!hidesCanvas(to, stage.canvas)) copyFrame(arena, target, spare);
  paintPicture(stage, target, from);
  paintPicture(stage, spare, to);
  kernel.mix(target.address, target.address, spare.address, target.sizeBytes, alpha);
}

function union(a: PixelRect, b: PixelRect): PixelRect {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

const shift = (rect: PixelRect, dx: number, dy: number): PixelRect => ({ ...rect, x: rect.x + dx, y: rect.y + dy });

const DIRECTIONS = {
  'slide-left': [-1, 0],
  'slide-right': [1, 0],
  'slide-up': [0, -1],
  'slide-down': [0, 1],
} as const;

/** Pixels by which the outgoing picture reaches under the incoming one: the seam's pixels of luma and chroma. */
const SEAM = 2;

/** Lets a picture reach further on the side of the seam, so that no background shows through the pixels that the seam divides. */
function reachUnderSeam(placement: PicturePlacement, [dirX, dirY]: readonly [number, number]): PicturePlacement {
  const { dest, window } = placement;
  const stepX = window.width / dest.width;
  const stepY = window.height / dest.height;
  const extend = (rect: PixelRect, x: number, y: number): PixelRect => ({
    x: rect.x - (dirX > 0 ? x : 0),
    y: rect.y - (dirY > 0 ? y : 0),
    width: rect.width + (dirX !== 0 ? x : 0),
    height: rect.height + (dirY !== 0 ? y : 0),
  });
  return { ...placement, dest: extend(dest, SEAM, SEAM), window: extend(window, SEAM * stepX, SEAM * stepY) };
}

/** Both pictures move through the region that they share; the incoming one pushes the other out of it. */
function paintSlide(stage: Stage, target: FrameBuffer, placement: TransitionPlacement): void {
  const { kind, progress, from, to } = placement;
  if (kind === 'fade') throw new Error('A fade does not slide');
  const [dirX, dirY] = DIRECTIONS[kind];
  const region = union(from.dest, to.dest);
  const moved = progress * (dirX === 0 ? region.height : region.width);
  const left = (dirX === 0 ? region.height : region.width) - moved;
  const going = { ...from, dest: shift(from.dest, dirX * moved, dirY * moved), clip: region };
  const coming = { ...to, dest: shift(to.dest, -dirX * left, -dirY * left), clip: region };
  paintPicture(stage, target, reachUnderSeam(going, DIRECTIONS[kind]));
  paintPicture(stage, target, coming);
}
