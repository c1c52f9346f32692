import { expect, it } from 'vitest';
import { formatClock } from './format-clock.ts';

it.each([
  [0, '0:00'],
  [14.6, '0:15'],
  [59.7, '1:00'],
  [65, '1:05'],
])('shows %d s as %s', (seconds, text) => {
  expect(formatClock(seconds)).toBe(text);
});
