import { expect, it } from 'vitest';
import { formatParts, parseCoreTicks, parseCpuSeconds, shareBetween } from './part-times.ts';

it('counts the CPU time of a process and of its ended children, whatever its name', () => {
  const stat = '42 (a (b) c) S 1 42 42 0 -1 4194304 100 200 0 0 11 22 33 44 20 0 11 0 5000 100000 2000';
  expect(parseCpuSeconds(stat)).toBe(1.1);
});

it('lists the parts below each other', () => {
  expect(
    formatParts([
      { name: 'checks', seconds: 61.4 },
      { name: 'browser', seconds: 432, busyShare: 0.825 },
    ]),
  ).toEqual(['   61 s  checks', '  432 s  browser, cores 83 % busy']);
});

it('tells how much of the time the cores worked, whoever worked on them', () => {
  const before = parseCoreTicks('cpu  100 10 20 500 70 1 2 7 5 0\ncpu0 50 5 10 250 35 0 1 3 2 0\n');
  expect(before).toEqual({ busy: 140, idle: 570 });
  expect(shareBetween(before, { busy: 140 + 150, idle: 570 + 50 })).toBe(0.75);
  expect(shareBetween(before, before)).toBeUndefined();
});
