import { expect, test } from 'vitest';
import { measureEm } from './measure-text.ts';

const INTER = { family: 'Inter', weight: 800 };

test('an emoji is as wide as its outlines, and a joined emoji is no wider', () => {
  expect(measureEm(INTER, '🔥')).toBeCloseTo(1.27);
  expect(measureEm(INTER, '👨‍👩‍👧')).toBeCloseTo(1.27);
  expect(measureEm(INTER, '🇩🇪👍🏽')).toBeCloseTo(2 * 1.27);
});

test('a text is measured as it is drawn: without characters that no face has', () => {
  expect(measureEm(INTER, 'Hot\u{1fbff}\u0083')).toBe(measureEm(INTER, 'Hot'));
  expect(measureEm(INTER, '𝗛𝗼𝘁')).toBe(measureEm(INTER, 'Hot'));
});
