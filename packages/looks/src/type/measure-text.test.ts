import { expect, test } from 'vitest';
import { measureEm } from './measure-text.ts';

const INTER = { family: 'Inter', weight: 800 };

test('an emoji takes the width of its outlines, one that is joined of several no more', () => {
  expect(measureEm(INTER, '🔥')).toBeCloseTo(1.27);
  expect(measureEm(INTER, '👨‍👩‍👧')).toBeCloseTo(1.27);
  expect(measureEm(INTER, '🇩🇪👍🏽')).toBeCloseTo(2 * 1.27);
});

test('a text is measured as it is drawn: without what no face has', () => {
  expect(measureEm(INTER, 'Hot\u{1fbff}\u0083')).toBe(measureEm(INTER, 'Hot'));
  expect(measureEm(INTER, '𝗛𝗼𝘁')).toBe(measureEm(INTER, 'Hot'));
});
