/** What a program may take for something that takes a moment. It ends those that hang, and spares those on slow and busy machines. */
export const HANG_LIMIT_MS = 180_000;

/** What one pass over a sound or a film of this length may take: a film of 60 frames a second, denoised on a slow machine, needs about 60 s a second. */
export function passLimitMs(durationMs: number): number {
  return HANG_LIMIT_MS + 120 * durationMs;
}
