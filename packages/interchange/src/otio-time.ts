import { type FrameRate, TICKS_PER_SECOND } from '@reelwright/timeline';
import type { RationalTime, TimeRange } from './otio-schema.ts';

/** Ticks as frames of a rate. Not always whole ones: what lies between frames comes back to the tick. */
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

const KNOWN_RATES: readonly FrameRate[] = [
  { num: 24_000, den: 1001 },
  { num: 24, den: 1 },
  { num: 25, den: 1 },
  { num: 30_000, den: 1001 },
  { num: 30, den: 1 },
  { num: 50, den: 1 },
  { num: 60_000, den: 1001 },
  { num: 60, den: 1 },
];

/** The frame rate nearest to a number of frames per second. */
export function toFrameRate(framesPerSecond: number): FrameRate {
  const distance = ({ num, den }: FrameRate) => Math.abs(num / den - framesPerSecond);
  return KNOWN_RATES.reduce((best, rate) => (distance(rate) < distance(best) ? rate : best));
}
