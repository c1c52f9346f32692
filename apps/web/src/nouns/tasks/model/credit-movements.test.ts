import type { TaskCreditsEntry } from '@reelwright/contracts';
import { expect, it } from 'vitest';
import { listMovements } from './credit-movements.ts';

const at = '2026-11-20T10:00:00.000Z';
const entry = (kind: TaskCreditsEntry['kind'], account: TaskCreditsEntry['account'], amount: number) => ({
  kind,
  account,
  amount,
  at,
});
const HELD = [entry('hold', 'available', -5), entry('hold', 'held', 5)];

it('lists each movement once: held, then spent', () => {
  expect(listMovements([...HELD, entry('settle', 'held', -5), entry('settle', 'spent', 5)])).toEqual([
    { kind: 'hold', amount: -5, at },
    { kind: 'settle', amount: -5, at },
  ]);
});

it('lists held credits that were returned', () => {
  expect(listMovements([...HELD, entry('release', 'held', -5), entry('release', 'available', 5)])).toEqual([
    { kind: 'hold', amount: -5, at },
    { kind: 'release', amount: 5, at },
  ]);
});

it('shows what was returned for results that could not be made, beside what was spent', () => {
  const parts = [entry('settle', 'held', -5), entry('settle', 'spent', 3), entry('settle', 'available', 2)];
  expect(listMovements([...HELD, ...parts]).slice(-2)).toEqual([
    { kind: 'settle', amount: -3, at },
    { kind: 'release', amount: 2, at },
  ]);
});
