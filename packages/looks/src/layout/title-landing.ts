import { type Keyframed, msToTicks, type TitleClip, type Transform } from '@reelwright/timeline';
import type { TitleLanding } from '../look.ts';

/** Time in which a title settles; movement after it is slow. */
const SETTLE_TICKS = msToTicks(240);
/**
 * Scale at which a title has settled. It then grows to full size, so that it never stands still and never leaves its
 * box.
 */
const SETTLED = 0.938;
/** Scale at the cut, and the initial offset, in fractions of the canvas and in degrees. */
const OFF = { scale: 0.86, tiltScale: 0.93, rise: 0.012, slide: 0.03, degrees: 2.5 } as const;

/** Returns a title's motion: it is complete from the first frame, lands at the cut, and grows slowly until the next. */
export function landTitle(landing: TitleLanding, duration: number): Transform {
  const settle = Math.min(SETTLE_TICKS, Math.floor(duration / 3));
  const scaleFrom = (from: number): Keyframed => [
    { at: 0, value: from, easing: 'cubic-out' },
    { at: settle, value: SETTLED, easing: 'linear' },
    { at: duration, value: 1, easing: 'linear' },
  ];
  const from = (value: number): Keyframed => [
    { at: 0, value, easing: 'cubic-out' },
    { at: settle, value: 0, easing: 'linear' },
  ];
  switch (landing) {
    case 'grow':
      return { scale: scaleFrom(OFF.scale) };
    case 'rise':
      return { scale: scaleFrom(SETTLED), y: from(OFF.rise) };
    case 'drop':
      return { scale: scaleFrom(SETTLED), y: from(-OFF.rise) };
    case 'slide':
      return { scale: scaleFrom(SETTLED), x: from(-OFF.slide) };
    case 'tilt':
      return { scale: scaleFrom(OFF.tiltScale), rotation: from(-OFF.degrees) };
  }
}

/** Scale and offsets from which a phrase is thrown in, the scale at which it lands, and the time that takes. */
const SLAM = { scale: 0.62, settled: 0.925, tilt: 5, shift: 0.05, ticks: msToTicks(230) } as const;

/**
 * Returns the motion of a phrase that is shown as it is spoken: it is thrown in, overshoots, and grows on until the next
 * one, never out of its box.
 */
export function slamTitle(landing: TitleLanding, duration: number): Transform {
  const land = Math.min(SLAM.ticks, Math.floor(duration / 3));
  const from = (value: number): Keyframed => [
    { at: 0, value, easing: 'back-out' },
    { at: land, value: 0, easing: 'linear' },
  ];
  const scale: Keyframed = [
    { at: 0, value: SLAM.scale, easing: 'back-out' },
    { at: land, value: SLAM.settled, easing: 'linear' },
    { at: duration, value: 1, easing: 'linear' },
  ];
  switch (landing) {
    case 'grow':
      return { scale };
    case 'rise':
      return { scale, y: from(SLAM.shift) };
    case 'drop':
      return { scale, y: from(-SLAM.shift) };
    case 'slide':
      return { scale, x: from(-SLAM.shift) };
    case 'tilt':
      return { scale, rotation: from(-SLAM.tilt) };
  }
}

/** Like `landTitle` from the settled scale on: for a cover, or after a cut through which the title stays. */
export function growTitle(duration: number): Transform {
  return {
    scale: [
      { at: 0, value: SETTLED, easing: 'linear' },
      { at: duration, value: 1, easing: 'linear' },
    ],
  };
}

/** How the parts of a title come in, by the way it lands: never across another line, or tiny. */
const REVEALS = {
  grow: 'rise-words',
  rise: 'rise-words',
  drop: 'rise-words',
  slide: 'slide-words',
  tilt: 'rise-words',
} as const satisfies Record<TitleLanding, NonNullable<TitleClip['animation']>['style']>;

/** Time in which a title is complete; one that repeats the voice comes in with its words, for this share of its time. */
const REVEAL_TICKS = msToTicks(360);
const SPOKEN = { share: 0.4, mostTicks: msToTicks(800) } as const;

/** Returns how a title comes in after a cut, word by word or line by line. */
export function revealTitle(
  landing: TitleLanding,
  { duration, isSpoken }: { duration: number; isSpoken: boolean },
): NonNullable<TitleClip['animation']> {
  const spoken = Math.min(SPOKEN.mostTicks, Math.round(SPOKEN.share * duration));
  return {
    style: REVEALS[landing],
    enterDuration: isSpoken ? Math.max(REVEAL_TICKS, spoken) : REVEAL_TICKS,
    exitDuration: 0,
  };
}
