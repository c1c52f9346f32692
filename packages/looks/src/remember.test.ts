import { expect, test, vi } from 'vitest';
import { remember } from './remember.ts';

test('an answer is made once for its key, also one that is undefined', () => {
  const make = vi.fn((number: number) => (number > 1 ? number * 2 : undefined));
  const recall = remember(make, 10);
  expect([recall('2', 2), recall('2', 2), recall('1', 1), recall('1', 1)]).toEqual([4, 4, undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(2);
});

test('no more answers are kept than asked for', () => {
  const make = vi.fn((number: number) => number);
  const recall = remember(make, 2);
  for (const number of [1, 2, 3, 1]) expect(recall(String(number), number)).toBe(number);
  expect(make).toHaveBeenCalledTimes(4);
});

test('a failure is not kept', () => {
  const recall = remember((fails: boolean) => {
    if (fails) throw new Error('once');
    return 'well';
  }, 2);
  expect(() => recall('key', true)).toThrow('once');
  expect(recall('key', false)).toBe('well');
});
