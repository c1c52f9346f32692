import { urlToVideoInput } from '@reelwright/contracts';
import { expect, test } from 'vitest';
import { listSameSteps } from './list-same-steps.ts';

const LINK = 'https://shop.example/lamp';
const input = (change: Record<string, unknown> = {}) => urlToVideoInput.parse({ link: LINK, ...change });
const same = (change: Record<string, unknown>, seed = 1) =>
  listSameSteps({ input: input(), seed: 1 }, { input: input(change), seed }).length;

test('a final takes over all of a preview of the same input, whatever its quality', () => {
  expect(same({})).toBe(6);
  expect(same({ quality: 'draft' })).toBe(6);
  expect(listSameSteps({ input: input(), seed: 1 }, { input: input(), seed: 1 }).at(-1)).toBe('build_timeline');
});

test('another look keeps the voice and the music, another voice the script, another link nothing', () => {
  expect(same({ look: 'neon-night' })).toBe(5);
  expect(same({ ratio: '1:1' })).toBe(5);
  expect(same({ music: 'calm' })).toBe(4);
  expect(same({ voice: 'en-2' })).toBe(3);
  expect(same({ goal: 'awareness' })).toBe(2);
  expect(same({ length_s: 30 })).toBe(1);
  expect(same({ link: 'https://shop.example/mug' })).toBe(0);
});

test('another seed writes anew, and what is one variant’s own counts too', () => {
  expect(same({}, 2)).toBe(2);
  expect(same({ variants: [{ look: 'neon-night' }] })).toBe(5);
  expect(same({ variants: [{ voice: 'en-2' }] })).toBe(3);
  expect(same({ count: 2 })).toBe(2);
});
