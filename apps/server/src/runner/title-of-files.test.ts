import { expect, test } from 'vitest';
import { nameOfFile, titleOfFiles } from './title-of-files.ts';

test('a result is named after its file', () => {
  expect(nameOfFile({ name: 'Red mug.JPEG' })).toBe('Red mug');
  expect(nameOfFile({ name: 'v1.2 launch.mov' })).toBe('v1.2 launch');
  expect(nameOfFile({})).toBe('');
});

test('a task is named after its first file, and counts the others', () => {
  expect(titleOfFiles([{ name: 'mug.png' }, {}, {}])).toBe('mug +2');
  expect(titleOfFiles([{ name: 'mug.png' }])).toBe('mug');
});
