import { expect, test } from 'vitest';
import { formatTimecode } from '#src/nouns/player/model/timecode.ts';
import { parseTimecode } from './parse-timecode.ts';

test.each([
  { num: 25, den: 1 },
  { num: 30_000, den: 1001 },
  { num: 60, den: 1 },
])('a timecode at $num/$den names the frame that it was written for', (rate) => {
  for (const frame of [0, 1, 24, 29, 30, 59, 60, 1798, 1800, 17_982])
    expect(parseTimecode(formatTimecode(frame, rate), rate)).toBe(frame);
});

test('shorter forms are read, others are not', () => {
  const rate = { num: 25, den: 1 };
  expect(parseTimecode('12', rate)).toBe(12);
  expect(parseTimecode('3:05', rate)).toBe(80);
  expect(parseTimecode('1.00.00', rate)).toBe(1500);
  for (const wrong of ['', 'a', '1:2:3:4', '-1', '1:']) expect(parseTimecode(wrong, rate)).toBeUndefined();
});
