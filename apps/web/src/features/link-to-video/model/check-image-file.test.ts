import { UPLOAD_LIMITS } from '@reelwright/contracts';
import { expect, it } from 'vitest';
import { findFileProblem } from './check-image-file.ts';

const { maxSizeBytes } = UPLOAD_LIMITS.imageToVideo;

it.each([
  ['mug.jpg', 1, null],
  ['MUG.PNG', maxSizeBytes, null],
  ['mug.gif', 1, 'file_format'],
  ['mug', 1, 'file_format'],
  ['mug.webp', 0, 'file_corrupted'],
  ['mug.jpeg', maxSizeBytes + 1, 'file_too_large'],
])('says of %s with %d bytes: %s', (name, size, problem) => {
  expect(findFileProblem({ name, size })).toBe(problem);
});
