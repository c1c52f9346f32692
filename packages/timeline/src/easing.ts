import type { Easing } from './document/motion.ts';

// Only + - * / here, never Math.sin or Math.pow: engines may differ in the last bit of those, and browser and server
// must compute the same frame.

/** Returns the eased progress, from 0 to 1; `back-out` exceeds 1 on its way. */
export function applyEasing(easing: Easing, progress: number): number {
  switch (easing) {
    case 'linear':
      return progress;
    case 'ease-in':
      return progress * progress;
    case 'ease-out':
      return 1 - (1 - progress) * (1 - progress);
    case 'ease-in-out':
      return progress * progress * (3 - 2 * progress);
    case 'cubic-out':
      return easeOutCubic(progress);
    case 'back-out':
      return easeOutBack(progress);
    case 'bounce-out':
      return easeOutBounce(progress);
    case 'hold':
      return progress < 1 ? 0 : 1;
  }
}

/** Fast at first, then settling gently. */
export function easeOutCubic(progress: number): number {
  const rest = 1 - progress;
  return 1 - rest * rest * rest;
}

/** Overshoots its goal by about 10 % and returns. */
export function easeOutBack(progress: number): number {
  const overshoot = 1.70158;
  const rest = progress - 1;
  return 1 + (overshoot + 1) * rest * rest * rest + overshoot * rest * rest;
}

/** Falls to its goal and rebounds three times, each time lower. */
export function easeOutBounce(progress: number): number {
  const stretch = 7.5625;
  const arc = (centre: number, height: number) => stretch * (progress - centre) * (progress - centre) + height;
  if (progress < 1 / 2.75) return stretch * progress * progress;
  if (progress < 2 / 2.75) return arc(1.5 / 2.75, 0.75);
  if (progress < 2.5 / 2.75) return arc(2.25 / 2.75, 0.9375);
  return arc(2.625 / 2.75, 0.984375);
}

/** A smooth wave of period 1 between 0 (at integer phases) and 1 (half way between); looks like a sine. */
export function wave(phase: number): number {
  const fraction = phase - Math.floor(phase);
  return applyEasing('ease-in-out', 1 - Math.abs(2 * fraction - 1));
}

/** Same as `wave`, between -1 and 1, starting at 0 and rising. */
export function swing(phase: number): number {
  return 2 * wave(phase + 0.25) - 1;
}

export function clamp(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}
