import type { Easing } from './document.ts';

// Only + - * / here, never Math.sin or Math.pow: engines may differ in the last bit of those, and browser and server must
// compute the same frame.

/** Progress 0 to 1 after easing, 0 to 1 again. */
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
  }
}

/** Fast at first, settling gently. */
export function easeOutCubic(progress: number): number {
  const rest = 1 - progress;
  return 1 - rest * rest * rest;
}

/** Shoots about 10 % over its goal and comes back. */
export function easeOutBack(progress: number): number {
  const overshoot = 1.70158;
  const rest = progress - 1;
  return 1 + (overshoot + 1) * rest * rest * rest + overshoot * rest * rest;
}

/** A smooth wave of period 1 between 0 (at whole phases) and 1 (half way between); a sine to the eye. */
export function wave(phase: number): number {
  const fraction = phase - Math.floor(phase);
  return applyEasing('ease-in-out', 1 - Math.abs(2 * fraction - 1));
}

export function clamp(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}
