import { expect, it } from 'vitest';
import { measureEffect } from './measure-effect.ts';
import { playEffect } from './play-effect.ts';

it('finds the onset of a stroke and the peak of a rising sound', () => {
  const length = 48_000;
  const left = new Float32Array(length);
  // Soft from 200 ms on, loud from 600 ms to 700 ms.
  for (let index = 9600; index < length; index += 1)
    left[index] = Math.sin(index / 9) * (index >= 28_800 && index < 33_600 ? 0.8 : 0.05);
  const { durationMs, onsetMs, peakMs } = measureEffect({ left, right: left.slice() });
  expect(durationMs).toBe(1000);
  expect(onsetMs).toBeGreaterThan(588);
  expect(onsetMs).toBeLessThan(602);
  expect(peakMs).toBeGreaterThan(598);
  expect(peakMs).toBeLessThan(702);
});

it.each([
  ['impact', 0, 20],
  ['pop', 0, 20],
  ['ding', 0, 20],
] as const)('%s strikes at once', (id, from, to) => {
  const { onsetMs } = measureEffect(playEffect(id));
  expect(onsetMs).toBeGreaterThanOrEqual(from);
  expect(onsetMs).toBeLessThan(to);
});

it.each(['riser', 'reverse-cymbal', 'drum-roll'] as const)('%s is loudest near its end', (id) => {
  const { durationMs, peakMs } = measureEffect(playEffect(id));
  expect(peakMs / durationMs).toBeGreaterThan(0.7);
});
