import { type Keyframed, msToTicks, type Transform } from '@reelwright/timeline';
import type { TitleLanding } from '../look.ts';

/** A title has settled after this time; what follows is slow. */
const SETTLE_TICKS = msToTicks(240);
/** Of its size, where it has settled; it grows to all of it, so that it never stands still and never leaves its box. */
const SETTLED = 0.965;
/** Of its size at the cut; how far it is off its place then, in fractions of the canvas and in degrees. */
const OFF = { scale: 0.86, tiltScale: 0.93, rise: 0.012, slide: 0.03, degrees: 2.5 } as const;

/** How a title moves: it lands at the cut, complete from the first frame, and grows slowly until the next. */
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

/** As `landTitle` from where it has settled: on a cover, or after a cut through which the title stays. */
export function growTitle(duration: number): Transform {
  return {
    scale: [
      { at: 0, value: SETTLED, easing: 'linear' },
      { at: duration, value: 1, easing: 'linear' },
    ],
  };
}
