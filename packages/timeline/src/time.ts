/**
 * Integer time: whole frames at 23.976, 24, 25, 29.97, 30, 50 and 60 frames per second, and whole samples at 48 kHz ×
 * 2.5.
 */
export const TICKS_PER_SECOND = 120_000;

/** Frames per second as an exact fraction. */
export interface FrameRate {
  num: number;
  den: number;
}

/** The rates of documents and working copies, slowest first: the frames of each are a whole number of ticks long. */
export const FRAME_RATES: readonly FrameRate[] = [
  { num: 24_000, den: 1001 },
  { num: 24, den: 1 },
  { num: 25, den: 1 },
  { num: 30_000, den: 1001 },
  { num: 30, den: 1 },
  { num: 50, den: 1 },
  { num: 60_000, den: 1001 },
  { num: 60, den: 1 },
];

/** From a tick (included) to a tick (excluded). */
export interface TickRange {
  start: number;
  end: number;
}

export function msToTicks(ms: number): number {
  return Math.round((ms * TICKS_PER_SECOND) / 1000);
}

export function ticksToSeconds(ticks: number): number {
  return ticks / TICKS_PER_SECOND;
}

/** Returns the tick at which a frame starts. */
export function frameToTick(frame: number, rate: FrameRate): number {
  return Math.round((frame * TICKS_PER_SECOND * rate.den) / rate.num);
}

/** Returns the frame shown at a tick. */
export function tickToFrame(tick: number, rate: FrameRate): number {
  return Math.floor((tick * rate.num) / (TICKS_PER_SECOND * rate.den) + 1e-9);
}

/** Returns the number of frames that a duration shows: the last one may be cut short. */
export function frameCount(durationTicks: number, rate: FrameRate): number {
  return Math.ceil((durationTicks * rate.num) / (TICKS_PER_SECOND * rate.den) - 1e-9);
}
