import { expect, it } from 'vitest';
import { findLeader, planCorrection } from './keep-in-step.ts';

it('leaves videos alone that appear in sync', () => {
  expect(planCorrection({ leaderS: 5, followerS: 4.98, rate: 1 })).toEqual({ kind: 'rate', rate: 1 });
  expect(planCorrection({ leaderS: 5, followerS: 5.02, rate: 0.5 })).toEqual({ kind: 'rate', rate: 0.5 });
});

it('speeds a lagging video up a little, and slows one that is ahead', () => {
  const late = planCorrection({ leaderS: 5, followerS: 4.8, rate: 1 });
  const early = planCorrection({ leaderS: 5, followerS: 5.2, rate: 1 });
  expect(late.kind === 'rate' && late.rate).toBeGreaterThan(1);
  expect(early.kind === 'rate' && early.rate).toBeLessThan(1);
});

it('seeks a video at once if it is far off', () => {
  expect(planCorrection({ leaderS: 5, followerS: 2, rate: 1 })).toEqual({ kind: 'seek', toS: 5 });
  expect(planCorrection({ leaderS: 0, followerS: 9, rate: 1 })).toEqual({ kind: 'seek', toS: 0 });
});

it('picks the longest as the leader, the first of several', () => {
  expect(findLeader([15, 30, 20])).toBe(1);
  expect(findLeader([15, 15])).toBe(0);
});
