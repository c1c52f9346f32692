import { expect, test } from 'vitest';
import { nameOf, titleOf } from './title.ts';

test('a result is named after its image', () => {
  expect(nameOf({ name: 'Red mug.JPEG' })).toBe('Red mug');
  expect(nameOf({})).toBe('');
});

test('a task is named after its first image, and counts the others', () => {
  const images = [{ name: 'mug.png' }, {}, {}] as Parameters<typeof titleOf>[0]['images'];
  expect(titleOf({ images })).toBe('mug +2');
  expect(titleOf({ images: images.slice(0, 1) })).toBe('mug');
});
