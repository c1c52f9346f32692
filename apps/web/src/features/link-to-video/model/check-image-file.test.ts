import { UPLOAD_LIMITS } from '@reelwright/contracts';
import { expect, it } from 'vitest';
import { ACCEPTED_FILES, findFileProblem } from './check-image-file.ts';

const { maxSizeBytes } = UPLOAD_LIMITS.image;

it.each([
  ['mug.jpg', 1, null],
  ['MUG.PNG', maxSizeBytes, null],
  ['mug.gif', 1, null],
  ['mug.bmp', 1, null],
  ['mug.svg', 1, null],
  ['mug.heic', 1, 'file_format'],
  ['mug.mp4', 1, 'file_format'],
  ['mug', 1, 'file_format'],
  ['mug.webp', 0, 'file_corrupted'],
  ['mug.jpeg', maxSizeBytes + 1, 'file_too_large'],
])('says of %s with %d bytes: %s', (name, size, problem) => {
  expect(findFileProblem({ name, size })).toBe(problem);
});

it('offers every format of pictures that the server takes', () => {
  expect(ACCEPTED_FILES).toBe('.jpg,.jpeg,.png,.gif,.bmp,.svg,.webp');
});
