import { FRAME_RATES, type FrameRate, TICKS_PER_SECOND } from '@reelwright/timeline';
import type { RationalTime, TimeRange } from './otio-schema.ts';

/** Converts ticks to frames of a rate. Frames may be fractional, so that every tick survives an export and import. */
export function toRationalTime(ticks: number, { num, den }: FrameRate): RationalTime {
  return { OTIO_SCHEMA: 'RationalTime.1', rate: num / den, value: (ticks * num) / (TICKS_PER_SECOND * den) };
}

export function toTimeRange(start: number, duration: number, rate: FrameRate): TimeRange {
  return {
    OTIO_SCHEMA: 'TimeRange.1',
    start_time: toRationalTime(start, rate),
    duration: toRationalTime(duration, rate),
  };
}

export function toTicks({ value, rate }: RationalTime): number {
  return Math.round((value * TICKS_PER_SECOND) / rate);
}

/** Finds the frame rate nearest to a number of frames per second. */
export function toFrameRate(framesPerSecond: number): FrameRate {
  const distance = ({ num, den }: FrameRate) => Math.abs(num / den - framesPerSecond);
  return FRAME_RATES.reduce((best, rate) => (distance(rate) < distance(best) ? rate : best));
}
