import { expect, it } from 'vitest';
import { callInParts } from './call-in-parts.ts';

it('calls with the maximum per call until all are done', async () => {
  const parts: number[][] = [];
  const outcome = await callInParts([1, 2, 3, 4, 5], 2, async (part) => {
    parts.push(part);
    return part;
  });
  expect(parts).toEqual([[1, 2], [3, 4], [5]]);
  expect(outcome).toEqual({ done: [1, 2, 3, 4, 5], error: null });
});

it('reports what succeeded if a part was refused, and the reason', async () => {
  const outcome = await callInParts([1, 2, 3], 1, async ([id = 0]) => {
    if (id < 3) throw new Error(`not ${id}`);
    return [id];
  });
  expect(outcome).toEqual({ done: [3], error: new Error('not 1') });
});
