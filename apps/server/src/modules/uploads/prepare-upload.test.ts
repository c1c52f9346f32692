import { expect, test } from 'vitest';
import { isLong, toLongPriority } from './prepare-upload.ts';

const of = ({
  seconds,
  width = 1920,
  height = 1080,
  rate = 30,
}: {
  seconds: number;
  width?: number;
  height?: number;
  rate?: number;
}) => ({
  pixels: seconds * width * height * rate,
});

test('a clip is short by its pixels, and audio always', () => {
  expect(isLong(of({ seconds: 6 }))).toBe(false);
  expect(isLong(of({ seconds: 100, rate: 60 }))).toBe(true);
  expect(isLong(of({ seconds: 12, width: 3840, height: 2160 }))).toBe(true);
  expect(isLong({ pixels: 0 })).toBe(false);
  expect(isLong({ pixels: Number.POSITIVE_INFINITY })).toBe(true);
});

test('long uploads of paying users go first, and of one group the much shorter', () => {
  const [medium, long] = [of({ seconds: 60 }), of({ seconds: 600 })];
  expect(toLongPriority('free', medium)).toBeGreaterThan(toLongPriority('free', long));
  expect(toLongPriority('personal', long)).toBeGreaterThan(toLongPriority('free', medium));
  const unknown = { pixels: Number.POSITIVE_INFINITY };
  expect(toLongPriority('personal', unknown)).toBeGreaterThan(toLongPriority('free', medium));
  expect(toLongPriority('free', long)).toBeGreaterThan(toLongPriority('free', unknown));
});
