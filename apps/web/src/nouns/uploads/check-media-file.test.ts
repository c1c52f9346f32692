import { UPLOAD_LIMITS } from '@reelwright/contracts';
import { expect, it } from 'vitest';
import { describeSizeLimit, findFileProblem, listAcceptedFiles } from './check-media-file.ts';

const { maxSizeBytes } = UPLOAD_LIMITS.image;
const maxVideoBytes = UPLOAD_LIMITS.libraryVideo.maxSizeBytes;

it.each([
  ['mug.jpg', 1, null],
  ['MUG.PNG', maxSizeBytes, null],
  ['mug.gif', 1, null],
  ['mug.svg', 1, null],
  ['mug.heic', 1, null],
  ['IMG_0042.HEIF', maxSizeBytes, null],
  ['mug.exe', 1, 'file_format'],
  ['mug.jpg.exe', 1, 'file_format'],
  ['.jpg', 1, 'file_format'],
  ['mug: blue?.jpg', 1, 'file_name_characters'],
  ['mugs/blue.mp4', 1, 'file_name_characters'],
  ['mug.mp4', maxVideoBytes, null],
  ['mug.MOV', 1, null],
  ['mug.webm', maxVideoBytes + 1, 'file_too_large'],
  ['mug.mp3', 1, 'file_format'],
  ['mug', 1, 'file_format'],
  ['mug.webp', 0, 'file_corrupted'],
  ['mug.mp4', 0, 'file_corrupted'],
  ['mug.jpeg', maxSizeBytes + 1, 'file_too_large'],
])('checks %s with %d bytes: %s', (name, size, problem) => {
  expect(findFileProblem({ name, size }, 'images_and_videos')).toBe(problem);
});

it('refuses videos if only images are accepted', () => {
  expect(findFileProblem({ name: 'logo.mp4', size: 1 }, 'images')).toBe('file_format');
  expect(findFileProblem({ name: 'logo.png', size: 1 }, 'images')).toBeNull();
});

it('offers every format that the server accepts', () => {
  expect(listAcceptedFiles('images')).toBe('.jpg,.jpeg,.png,.gif,.bmp,.svg,.webp,.heic,.heif');
  expect(listAcceptedFiles('images_and_videos')).toMatch(/^\.jpg,.*\.heif,\.mp4,.*\.webm$/);
});

it('names the size limit of the chosen kind', () => {
  expect([describeSizeLimit('mug.png'), describeSizeLimit('mug.mov')]).toEqual(['10 MB', '500 MB']);
});
