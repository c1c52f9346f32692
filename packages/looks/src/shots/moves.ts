import { msToTicks, type Keyframe, type Keyframed, type Transform } from '@reelwright/timeline';
import type { ComposeContext, Span } from './shot.ts';

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
  /** Where it comes from at the cut: it is thrown in, and overshoots. Its `scale` then begins with the entrance's. */
  entrance?: Entrance;
  /** Ticks from the start of the shot at which it jumps: beats of the music. */
  beats?: readonly number[];
}

/** Distance and turn from which something is thrown in, in fractions of the canvas and in degrees. */
export interface Entrance {
  x?: number;
  y?: number;
  degrees?: number;
}

/** Time of the landing; movement after it is slow. */
export const SETTLE_TICKS = msToTicks(260);
/** How far something jumps on a beat, and the times of going up and coming down. */
const JUMP = { scale: 1.035, up: msToTicks(50), down: msToTicks(170) } as const;

/**
 * Converts a move to keyframes: it lands within a quarter of a second and continues slowly, so that no shot stands
 * still.
 */
export function toTransform(move: Move, { duration }: Span, shift?: { x: number; y: number }): Transform {
  const settle = Math.min(SETTLE_TICKS, Math.floor(duration / 3));
  const [first, settled, last] = move.scale;
  const { rise, entrance } = move;
  const landing = entrance ? ('back-out' as const) : ('cubic-out' as const);
  const scale = withBeats(
    [
      { at: 0, value: first, easing: landing },
      { at: settle, value: settled, easing: 'linear' as const },
      { at: duration, value: last, easing: 'linear' as const },
    ],
    { beats: move.beats ?? [], settle, duration },
  );
  const glide = (from: number, to: number, away: number): Keyframed =>
    away === 0
      ? [
          { at: 0, value: from, easing: 'linear' },
          { at: duration, value: to, easing: 'linear' },
        ]
      : [
          { at: 0, value: from + away, easing: landing },
          { at: settle, value: from + (to - from) * (settle / duration), easing: 'linear' },
          { at: duration, value: to, easing: 'linear' },
        ];
  const drift = move.drift ?? { x: 0, y: 0 };
  const base = shift ?? { x: 0, y: 0 };
  const away = { x: entrance?.x ?? 0, y: entrance?.y ?? 0 };
  const isMoved = [drift.x, drift.y, base.x, base.y, away.x, away.y].some((value) => value !== 0);
  const turned = move.rotation ?? (entrance?.degrees ? ([0, 0] as const) : undefined);
  return {
    scale,
    ...(isMoved
      ? {
          x: glide(base.x - drift.x / 2, base.x + drift.x / 2, away.x),
          y: glide(base.y - drift.y / 2, base.y + drift.y / 2, away.y),
        }
      : {}),
    ...(rise ? { y: scale.map((key) => ({ ...key, value: rise(key.value) })) } : {}),
    ...(turned
      ? {
          rotation: entrance?.degrees
            ? glide(turned[0], turned[1], entrance.degrees)
            : [
                { at: 0, value: turned[0], easing: 'cubic-out' },
                { at: duration, value: turned[1], easing: 'linear' },
              ],
        }
      : {}),
  };
}

/** Adds a jump on each beat to the slow growth after the landing. */
function withBeats(
  keys: readonly [Keyframe, Keyframe, Keyframe],
  { beats, settle, duration }: { beats: readonly number[]; settle: number; duration: number },
): Keyframe[] {
  const [first, settled, last] = keys;
  const at = (tick: number): number =>
    settled.value + ((last.value - settled.value) * (tick - settle)) / Math.max(1, duration - settle);
  const jumps = beats
    .filter((beat) => beat - JUMP.up > settle && beat + JUMP.down < duration)
    .flatMap((beat): Keyframe[] => [
      { at: beat - JUMP.up, value: at(beat - JUMP.up), easing: 'ease-out' },
      { at: beat, value: at(beat) * JUMP.scale, easing: 'ease-in-out' },
      { at: beat + JUMP.down, value: at(beat + JUMP.down), easing: 'linear' },
    ]);
  return [first, settled, ...jumps, last];
}

/** Most jumps of a shot, and the least time between two, after the cut and before the next. */
const BEATS = { most: 2, apart: msToTicks(420), after: msToTicks(450), before: msToTicks(260) } as const;

/** Lists the beats on which a shot's product jumps, from the start of the shot. */
export function listBeats({ cutTicks }: Pick<ComposeContext, 'cutTicks'>, { start, duration }: Span): number[] {
  const beats: number[] = [];
  for (const tick of cutTicks) {
    const at = tick - start;
    if (at < BEATS.after || at > duration - BEATS.before || at - (beats.at(-1) ?? -BEATS.apart) < BEATS.apart) continue;
    beats.push(at);
  }
  return beats.slice(0, BEATS.most);
}
