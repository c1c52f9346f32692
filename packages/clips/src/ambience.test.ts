import { expect, test } from 'vitest';
import { makeAmbienceGraph } from './ambience.ts';
import { AMBIENCES } from './kinds.ts';

test.each(AMBIENCES)('%s is a stereo bed of the length asked for, at one loudness', (ambience) => {
  const graph = makeAmbienceGraph(ambience, { seconds: 4.5, seed: 7 });
  expect(graph).toContain('duration=4.5');
  expect(graph).toContain('loudnorm=I=-26');
  expect(graph).toMatch(/\[ambience\]$/);
  expect(makeAmbienceGraph(ambience, { seconds: 4.5, seed: 8 })).not.toBe(graph);
});

test('swells go round whole times, so that loops have no jump', () => {
  for (const seconds of [2, 3, 5, 10])
    for (const ambience of AMBIENCES)
      for (const [, rate] of makeAmbienceGraph(ambience, { seconds, seed: 1 }).matchAll(/tremolo=f=([\d.]+)/g))
        expect(Math.abs(Number(rate) * seconds - Math.round(Number(rate) * seconds))).toBeLessThan(0.01);
});
