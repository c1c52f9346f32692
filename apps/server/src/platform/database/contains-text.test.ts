import { expect, test } from 'vitest';
import { findLetterCase } from './contains-text.ts';

test.each([
  ['Mug 7', 'ascii'],
  ['杯子 7%', 'none'],
  ['2024_10', 'none'],
  ['杯子 XL', 'any'],
  ['crème', 'any'],
  ['кружка', 'any'],
])('compares the letters of %s by case: %s', (text, letterCase) => {
  expect(findLetterCase(text)).toBe(letterCase);
});
