import { type Camera, planCameras } from './camera-moves.ts';
import type { ClipEffect, ClipMove } from './kinds.ts';

export interface ClipWishes {
  /** More than 0. */
  seconds: number;
  fps: number;
  width: number;
  height: number;
  move: ClipMove;
  effects: readonly ClipEffect[];
  seed: number;
  /** Whether the last frame leads on to the first. */
  loop: boolean;
}

/** Everything a frame depends on, but its source: plain data. */
export interface ClipPlan {
  frames: number;
  fps: number;
  width: number;
  height: number;
  move: ClipMove;
  effects: readonly ClipEffect[];
  seed: number;
  loop: boolean;
  /** One for each frame. */
  cameras: readonly Camera[];
}

/** Plans a clip. Throws a RangeError for sizes or lengths that are no numbers above 0. */
export function planClip({ seconds, fps, width, height, move, effects, seed, loop }: ClipWishes): ClipPlan {
  for (const [name, value] of Object.entries({ seconds, fps, width, height }))
    if (!(value > 0) || !Number.isFinite(value)) throw new RangeError(`A clip can't have ${name} ${value}`);
  const frames = Math.max(1, Math.round(seconds * fps));
  return {
    frames,
    fps,
    width,
    height,
    move,
    effects: [...new Set(effects)],
    seed,
    loop,
    cameras: planCameras(move, { frames, width, height, loop }),
  };
}

/** How far a frame is through the clip: 0 up to 1, which would be the first frame again. Effects go round once. */
export const phaseOf = ({ frames }: ClipPlan, index: number): number => index / frames;
