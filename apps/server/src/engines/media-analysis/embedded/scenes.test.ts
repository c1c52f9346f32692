import { expect, test } from 'vitest';
import { chooseGlances, toScenes } from './scenes.ts';

test('cuts part a video from its beginning to its end', () => {
  expect(toScenes([2, 5.5], 8)).toEqual([
    { start: 0, end: 2 },
    { start: 2, end: 5.5 },
    { start: 5.5, end: 8 },
  ]);
  expect(toScenes([], 8)).toEqual([{ start: 0, end: 8 }]);
});

test('a flash is no scene', () => {
  expect(toScenes([0.1, 2, 2.2, 7.8], 8)).toEqual([
    { start: 0, end: 2 },
    { start: 2, end: 8 },
  ]);
});

test('the middles of the longest scenes are looked at, in their order', () => {
  const scenes = toScenes([1, 2, 10, 11, 20, 30, 31], 60);
  expect(chooseGlances(scenes)).toEqual([0.5, 6, 15.5, 25, 45.5]);
});
