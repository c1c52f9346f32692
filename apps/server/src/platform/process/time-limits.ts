/**
 * Time limit of a program that normally takes a moment: it ends programs that hang and leaves room for slow and busy
 * machines.
 */
export const HANG_LIMIT_MS = 180_000;

/**
 * Returns the time limit of one pass over audio or video of this length. A video of 60 frames a second, denoised on a
 * slow machine, needs about 60 s per second.
 */
export function passLimitMs(durationMs: number): number {
  return HANG_LIMIT_MS + 120 * durationMs;
}
