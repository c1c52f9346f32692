import { type Keyframed, msToTicks, type Transform } from '@reelwright/timeline';
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
const SLAM = { scale: 0.84, settled: 0.925, tilt: 3, shift: 0.016, ticks: msToTicks(230) } as const;

/**
 * Returns the motion of a phrase that is shown as it is spoken: it is nearly of full size at the cut, overshoots, and
 * grows on until the next one, never out of its box. Smaller at the cut, it would stand in a frame that looks unfinished.
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
