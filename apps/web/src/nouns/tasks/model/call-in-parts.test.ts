import { expect, it } from 'vitest';
import { callInParts } from './call-in-parts.ts';

it('calls for as many as one call takes until all are through', async () => {
  const parts: number[][] = [];
  const outcome = await callInParts([1, 2, 3, 4, 5], 2, async (part) => {
    parts.push(part);
    return part;
  });
  expect(parts).toEqual([[1, 2], [3, 4], [5]]);
  expect(outcome).toEqual({ done: [1, 2, 3, 4, 5], error: null });
});

it('tells what went through where a part was refused, and why', async () => {
  const outcome = await callInParts([1, 2, 3], 1, async ([id = 0]) => {
    if (id < 3) throw new Error(`not ${id}`);
    return [id];
  });
  expect(outcome).toEqual({ done: [3], error: new Error('not 1') });
});
