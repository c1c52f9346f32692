import { expect, test } from 'vitest';
import { takeFiles } from './take-files.ts';

const MIB = 2 ** 20;
const fileOf = (name: string, sizeBytes = 10): File =>
  ({ name, size: sizeBytes, lastModified: 1, type: '' }) as unknown as File;
const many = (count: number, ending: string): File[] =>
  Array.from({ length: count }, (_none, index) => fileOf(`${index}.${ending}`));

test('images and videos are taken in order, without duplicates', () => {
  const first = takeFiles([], [fileOf('a.JPG'), fileOf('b.mp4')], 'en');
  const second = takeFiles(first.taken, [fileOf('a.JPG'), fileOf('c.webp')], 'en');
  expect(second.taken.map(({ name }) => name)).toEqual(['a.JPG', 'b.mp4', 'c.webp']);
  expect(second.refused).toEqual([]);
});

test("a refused file comes with the reason, in the product's usual words", () => {
  const { taken, refused } = takeFiles(
    [],
    [fileOf('notes.pdf'), fileOf('empty.png', 0), fileOf('large.png', 11 * MIB), fileOf('fine.png')],
    'en',
  );
  expect(taken.map(({ name }) => name)).toEqual(['fine.png']);
  expect(refused).toEqual([
    { name: 'notes.pdf', problem: 'File format is not supported' },
    { name: 'empty.png', problem: 'The file is corrupted and cannot be read.' },
    { name: 'large.png', problem: expect.stringContaining('10 MB') },
  ]);
});

test('at most 30 files are taken, and at most 20 videos among them', () => {
  expect(takeFiles([], many(32, 'png'), 'en').taken).toHaveLength(30);
  const { taken, refused } = takeFiles([], many(22, 'mp4'), 'zh-CN');
  expect(taken).toHaveLength(20);
  expect(refused).toHaveLength(2);
});
