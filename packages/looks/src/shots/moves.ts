import { msToTicks, type Keyframed, type Transform } from '@reelwright/timeline';
import type { Span } from './shot.ts';

/** How a picture or a product moves through a shot. Factors of its size, fractions of the canvas. */
export interface Move {
  /** Size at the cut, where it has settled, and at the end of the shot. */
  scale: readonly [number, number, number];
  /** How far down it stands at a size, where it grows about another point than its middle. */
  rise?: (scale: number) => number;
  /** How far it travels by the end, from left to right and downwards. */
  drift?: { x: number; y: number };
  /** Degrees at the cut and at the end. */
  rotation?: readonly [number, number];
}

/** The picture lands: what follows is slow. */
const SETTLE_TICKS = msToTicks(260);

/** A move as keyframes: it lands within a quarter of a second and goes on slowly, so that no shot stands still. */
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
