import type { Size } from '@reelwright/planes';
import type { Camera } from './camera-moves.ts';
import {
  type ClipSource,
  type FirstAndLastSource,
  prepareLayers,
  type PreparedLayers,
  toWords,
} from './clip-source.ts';
import type { EffectFrame } from './effects/effect-frame.ts';
import { drawConfetti, drawRain, drawSnow } from './effects/falling.ts';
import { drawDust, drawSparkles } from './effects/floating.ts';
import { drawLightSweep } from './effects/light-sweep.ts';
import { drawSteam } from './effects/steam.ts';
import { rippleWater } from './effects/water.ts';
import type { ClipEffect } from './kinds.ts';
import { type ClipPlan, phaseOf } from './plan-clip.ts';
import { drawSubject, warpPlate } from './warp-layers.ts';

/** Drawn in this order over the subject; water lies under it. */
const EFFECTS: Readonly<Record<Exclude<ClipEffect, 'water'>, (frame: EffectFrame) => void>> = {
  light_sweep: drawLightSweep,
  steam: drawSteam,
  dust: drawDust,
  rain: drawRain,
  snow: drawSnow,
  confetti: drawConfetti,
  sparkles: drawSparkles,
};
/** They light the subject, so they need to know where it is, pixel by pixel. */
const OF_THE_SUBJECT: ReadonlySet<ClipEffect> = new Set(['light_sweep', 'sparkles']);

/**
 * Draws a frame of a clip: opaque RGBA of the plan's size. Frames depend on their index alone, so that they can be drawn
 * in any order and on any number of threads. Throws a RangeError for a source of another size or an index out of range.
 */
export function drawClipFrame(plan: ClipPlan, source: ClipSource, index: number): Uint8ClampedArray<ArrayBuffer> {
  const camera = plan.cameras[index];
  if (!camera) throw new RangeError(`A clip of ${plan.frames} frames has no frame ${index}`);
  const { width, height, seed } = plan;
  const size = { width, height };
  const words = new Uint32Array(width * height);
  const rgba = new Uint8ClampedArray(words.buffer);
  const phase = phaseOf(plan, index);
  const seconds = plan.frames / plan.fps;
  const opacity = plan.effects.some((effect) => OF_THE_SUBJECT.has(effect)) ? new Uint8Array(width * height) : null;
  let subject: EffectFrame['subject'] = {
    left: 0.25 * width,
    top: 0.2 * height,
    right: 0.75 * width,
    bottom: 0.9 * height,
  };
  let hasSubject = false;
  if (source.kind === 'first_and_last') crossDissolve(plan, source, index, words);
  else {
    const layers = prepareLayers(source, size);
    warpPlate(layers.plate, words, size, layers.rowDepths, camera);
    if (plan.effects.includes('water'))
      rippleWater(words, size, { water: layers.water, horizon: findHorizon(layers, height), phase, seconds });
    if (layers.subject) {
      drawSubject(layers.subject, words, opacity, size, camera);
      subject = seeBox(layers.subject, layers.subject.depth, camera, size);
      hasSubject = true;
    }
  }
  const frame: EffectFrame = { ...size, rgba, phase, seconds, seed, opacity: hasSubject ? opacity : null, subject };
  for (const [effect, draw] of Object.entries(EFFECTS)) if (plan.effects.includes(effect as ClipEffect)) draw(frame);
  return rgba;
}

/** Where the camera sees a box of one depth. */
function seeBox(
  box: { left: number; top: number; right: number; bottom: number },
  depth: number,
  { base, zoom, dx, dy, pivot }: Camera,
  { width, height }: Size,
): EffectFrame['subject'] {
  const scale = base + zoom * depth;
  const toX = (x: number): number => width / 2 + (x - width / 2) * scale + dx * (depth - pivot);
  const toY = (y: number): number => height / 2 + (y - height / 2) * scale + dy * (depth - pivot);
  return { left: toX(box.left), top: toY(box.top), right: toX(box.right), bottom: toY(box.bottom) };
}

/** The row at which the ground begins to come nearer. */
function findHorizon({ rowDepths, subject }: PreparedLayers, height: number): number {
  const begin = rowDepths.findIndex((depth) => depth > 0.25);
  const horizon = begin > 0 ? begin : 0.5 * height;
  return Math.min(horizon, subject ? subject.bottom - 0.02 * height : height);
}

/** How much the two pictures of a dissolve grow. */
const GROWTH = 0.1;
const HELD_ALONE = 0.28;

/**
 * Leads from one picture to the other: both move alike, so that the eye follows one camera through the dissolve. The
 * first frame is the first picture and the last frame the last one.
 */
function crossDissolve(plan: ClipPlan, source: FirstAndLastSource, index: number, target: Uint32Array): void {
  const { width, height, frames, move } = plan;
  const size = { width, height };
  const way = frames > 1 ? index / (frames - 1) : 0;
  const at = (way - HELD_ALONE) / (1 - 2 * HELD_ALONE);
  const clamped = at < 0 ? 0 : at > 1 ? 1 : at;
  const share = Math.round(clamped * clamped * (3 - 2 * clamped) * 256);
  const eased = way * way * (3 - 2 * way);
  // Towards the goal of the move: the first picture leaves in its direction, the last one arrives from the other side.
  const [x, y] = DIRECTIONS[move];
  const isMoving = move !== 'none';
  const moveOf = (part: number, sign: number): Camera => {
    const growth = isMoving ? GROWTH * part : 0;
    return {
      zoom: 0,
      base: 1 + growth,
      pivot: -1,
      dx: (x * sign * growth * width) / 2,
      dy: (y * sign * growth * height) / 2,
    };
  };
  const flat = new Float32Array(height);
  // Both ends show their picture whole, whatever lies between.
  const [first, last] = [moveOf(eased, 1), moveOf(1 - eased, -1)];
  if (share < 256) warpPlate(toWords(source.first, size), target, size, flat, first);
  if (share === 0) return;
  const other = share === 256 ? target : new Uint32Array(target.length);
  warpPlate(toWords(source.last, size), other, size, flat, last);
  if (share === 256) return;
  for (let pixel = 0; pixel < target.length; pixel += 1) {
    const [one, two] = [target[pixel] ?? 0, other[pixel] ?? 0];
    const even = ((Math.imul(one & 0xff00ff, 256 - share) + Math.imul(two & 0xff00ff, share)) >>> 8) & 0xff00ff;
    const odd =
      ((Math.imul((one >>> 8) & 0xff00ff, 256 - share) + Math.imul((two >>> 8) & 0xff00ff, share)) >>> 8) & 0xff00ff;
    target[pixel] = even | (odd << 8) | 0xff000000;
  }
}

/** Which way pictures move on the screen. */
const DIRECTIONS: Readonly<Record<ClipPlan['move'], readonly [number, number]>> = {
  none: [0, 0],
  push: [0, 0],
  pull: [0, 0],
  pan_left: [1, 0],
  pan_right: [-1, 0],
  orbit: [1, 0],
  crane_up: [0, 1],
  crane_down: [0, -1],
  parallax: [0.5, 0.3],
};
