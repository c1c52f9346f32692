import type { PixelRect } from '@reelwright/timeline';
import { copyArea, eachRowOfBoth, type FrameBuffer } from '../frame-buffer.ts';
import { evenAreaOf, layerBounds, uniteRects } from '../geometry.ts';
import { type PlacedVisual, paintLayer } from '../paint-layer.ts';
import type { Stage } from '../stage.ts';

/** A transition in progress: strictly between 0 and 1. */
export interface TransitionPlacement {
  from: PlacedVisual;
  to: PlacedVisual;
  progress: number;
  seed: number;
  /** The area of the canvas that both share, in whole, even pixels. */
  area: PixelRect;
}

/** Paints a transition on a frame, within its area. */
export type TransitionPainter = (stage: Stage, target: FrameBuffer, placement: TransitionPlacement) => void;

/** Returns the area of the canvas that two images touch; undefined if it is empty. */
export function sharedArea({ canvas }: Stage, from: PlacedVisual, to: PlacedVisual): PixelRect | undefined {
  const everything = { x: 0, y: 0, ...canvas };
  return evenAreaOf(uniteRects(layerBounds(from.layer), layerBounds(to.layer)), canvas, everything);
}

/** Paints each image alone: the first on the frame, the second on the spare frame. */
export function paintSides(
  stage: Stage,
  target: FrameBuffer,
  { from, to, area }: Pick<TransitionPlacement, 'from' | 'to' | 'area'>,
): void {
  copyArea(stage.arena, target, stage.spare, area);
  paintLayer(stage, target, from, area);
  paintLayer(stage, stage.spare, to, area);
}

export const toAlpha = (fraction: number) => Math.round(256 * Math.min(1, Math.max(0, fraction)));

/** Mixes the spare frame into a frame, by 0 to 1. */
export function mixSpare({ kernel, spare }: Stage, target: FrameBuffer, area: PixelRect, part: number): void {
  const alpha = toAlpha(part);
  eachRowOfBoth(target, spare, area, (ours, theirs, count) => kernel.mix(ours, ours, theirs, count, alpha));
}

/** Rises smoothly from 0 at `start` to 1 at `end`. */
export function rampBetween(start: number, end: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - start) / (end - start)));
  return part * part * (3 - 2 * part);
}

/** Returns a random-looking integer derived from others: the same on every machine. */
export function scramble(...numbers: number[]): number {
  let hash = 0x811c9dc5;
  for (const number of numbers) {
    hash = Math.imul(hash ^ number, 0x01000193);
    hash ^= hash >>> 15;
    hash = Math.imul(hash, 0x2c1b3c6d);
    hash ^= hash >>> 12;
  }
  return hash >>> 0;
}

/** Same as `scramble`, from 0 to 1. */
export const scrambleFraction = (...numbers: number[]) => scramble(...numbers) / 2 ** 32;
