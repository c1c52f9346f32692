import { msToTicks, type Keyframed, type Transform } from '@reelwright/timeline';
import type { Span } from './shot.ts';

/** Motion of an image or a product through a shot. Scales are factors of its size, offsets fractions of the canvas. */
export interface Move {
  /** Scale at the cut, when settled, and at the end of the shot. */
  scale: readonly [number, number, number];
  /** Returns the downward offset at a scale, for growth about a point other than the middle. */
  rise?: (scale: number) => number;
  /** Distance travelled at the end, rightwards and downwards. */
  drift?: { x: number; y: number };
  /** Degrees at the cut and at the end. */
  rotation?: readonly [number, number];
}

/** Time of the landing; movement after it is slow. */
export const SETTLE_TICKS = msToTicks(260);

/**
 * Converts a move to keyframes: it lands within a quarter of a second and continues slowly, so that no shot stands
 * still.
 */
export function toTransform(move: Move, { duration }: Span, shift?: { x: number; y: number }): Transform {
  const settle = Math.min(SETTLE_TICKS, Math.floor(duration / 3));
  const [first, settled, last] = move.scale;
  const scale = [
    { at: 0, value: first, easing: 'cubic-out' as const },
    { at: settle, value: settled, easing: 'linear' as const },
    { at: duration, value: last, easing: 'linear' as const },
  ];
  const glide = (from: number, to: number): Keyframed => [
    { at: 0, value: from, easing: 'linear' },
    { at: duration, value: to, easing: 'linear' },
  ];
  const drift = move.drift ?? { x: 0, y: 0 };
  const base = shift ?? { x: 0, y: 0 };
  const { rise } = move;
  const isMoved = drift.x !== 0 || drift.y !== 0 || base.x !== 0 || base.y !== 0;
  return {
    scale,
    ...(isMoved
      ? {
          x: glide(base.x - drift.x / 2, base.x + drift.x / 2),
          y: glide(base.y - drift.y / 2, base.y + drift.y / 2),
        }
      : {}),
    ...(rise ? { y: scale.map((key) => ({ ...key, value: rise(key.value) })) } : {}),
    ...(move.rotation
      ? {
          rotation: [
            { at: 0, value: move.rotation[0], easing: 'cubic-out' },
            { at: duration, value: move.rotation[1], easing: 'linear' },
          ],
        }
      : {}),
  };
}
