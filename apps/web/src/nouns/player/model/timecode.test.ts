import { TICKS_PER_SECOND } from '@reelwright/timeline';
import { expect, it } from 'vitest';
import { formatClock, formatTimecode } from './timecode.ts';

it('formats minutes, seconds and the frame within the second', () => {
  const rate = { num: 30, den: 1 };
  expect([0, 29, 30, 95, 1800].map((frame) => formatTimecode(frame, rate))).toEqual([
    '0:00:00',
    '0:00:29',
    '0:01:00',
    '0:03:05',
    '1:00:00',
  ]);
});

it('counts the frames of each second from 0 at fractional rates', () => {
  const rate = { num: 30_000, den: 1001 };
  expect([29, 30, 59, 60].map((frame) => formatTimecode(frame, rate))).toEqual([
    '0:00:29',
    '0:01:00',
    '0:01:29',
    '0:02:00',
  ]);
});

it('shows the time beside the buttons in whole seconds', () => {
  const clocks = [0, 0.99, 3.5, 15, 75].map((seconds) => formatClock(seconds * TICKS_PER_SECOND));
  expect(clocks).toEqual(['0:00', '0:00', '0:03', '0:15', '1:15']);
});
