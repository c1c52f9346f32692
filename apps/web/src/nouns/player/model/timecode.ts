import { type FrameRate, frameToTick, TICKS_PER_SECOND } from '@reelwright/timeline';

/** Formats a frame as minutes, seconds and the frame within the second: `0:03:12`. */
export function formatTimecode(frame: number, rate: FrameRate): string {
  const tick = frameToTick(frame, rate);
  const seconds = Math.floor(tick / TICKS_PER_SECOND);
  const firstOfSecond = Math.ceil((seconds * rate.num) / rate.den - 1e-9);
  const parts = [seconds % 60, frame - firstOfSecond].map((part) => String(part).padStart(2, '0'));
  return [Math.floor(seconds / 60), ...parts].join(':');
}

/** Formats a time in ticks as minutes and whole seconds: `0:03`. */
export function formatClock(tick: number): string {
  const seconds = Math.floor(tick / TICKS_PER_SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
