import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimateSecondsLeft, toDoneShare, toPercent } from './task-progress.ts';

const steps = [
  { name: 'write_script', weight: 1 },
  { name: 'render', weight: 8 },
  { name: 'publish', weight: 1 },
];

const position = (finished: string[], running: Record<string, number>) => ({
  steps,
  finished: new Set(finished),
  running: new Map(Object.entries(running)),
});

describe('percent', () => {
  test('follows the weights of the steps', () => {
    expect(toPercent(toDoneShare(position([], { write_script: 0 })))).toBe(0);
    expect(toPercent(toDoneShare(position(['write_script'], { render: 0.5 })))).toBe(50);
    expect(toPercent(toDoneShare(position(['write_script', 'render'], { publish: 0 })))).toBe(90);
  });

  test('counts every step under way', () => {
    expect(toPercent(toDoneShare(position([], { write_script: 0.5, render: 0.25 })))).toBe(25);
  });

  test('never decreases while a step runs, and reaches 100 only at the end', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), (a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        expect(toDoneShare(position([], { render: less }))).toBeLessThanOrEqual(
          toDoneShare(position([], { render: more })),
        );
        expect(toPercent(toDoneShare(position(['write_script', 'publish'], { render: more })))).toBeLessThan(100);
      }),
    );
  });
});

describe('the time left', () => {
  test("is the tool's expectation at first", () => {
    expect(estimateSecondsLeft(0, { elapsedS: 0, doneAtStart: 0, expectedS: 20 })).toBe(20);
  });

  test('follows the measured pace if that is slower', () => {
    expect(estimateSecondsLeft(0.5, { elapsedS: 60, doneAtStart: 0, expectedS: 20 })).toBe(35);
    expect(estimateSecondsLeft(0.9, { elapsedS: 108, doneAtStart: 0, expectedS: 20 })).toBe(11);
  });

  test('does not count the work of an earlier run as speed', () => {
    expect(estimateSecondsLeft(0.6, { elapsedS: 2, doneAtStart: 0.6, expectedS: 20 })).toBe(8);
    expect(estimateSecondsLeft(0.8, { elapsedS: 10, doneAtStart: 0.6, expectedS: 20 })).toBe(7);
  });

  test('is never zero while work is left', () => {
    expect(estimateSecondsLeft(1, { elapsedS: 1, doneAtStart: 0, expectedS: 20 })).toBe(1);
  });
});
