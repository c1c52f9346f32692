import { expect, it } from 'vitest';
import { formatParts, parseCpuSeconds } from './part-times.ts';

it('counts the CPU time of a process and of its ended children, whatever its name', () => {
  const stat = '42 (a (b) c) S 1 42 42 0 -1 4194304 100 200 0 0 11 22 33 44 20 0 11 0 5000 100000 2000';
  expect(parseCpuSeconds(stat)).toBe(1.1);
});

it('lists the parts below each other', () => {
  expect(
    formatParts([
      { name: 'checks', seconds: 61.4 },
      { name: 'browser', seconds: 432 },
    ]),
  ).toEqual(['   61 s  checks', '  432 s  browser']);
});
