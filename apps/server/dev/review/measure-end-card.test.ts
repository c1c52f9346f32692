import { expect, it } from 'vitest';
import { measureEndCard } from './measure-end-card.ts';
import { makeDocument, makeScenes, visualClip, titleClip } from './test-review.ts';

const coverage = (before: number, after: number) =>
  Array.from({ length: 10 }, (_, second) => ({ tick: second * 120_000, share: second < 6 ? before : after }));

it('passes a card of four seconds with a large product, whose content stays', () => {
  const clips = [
    visualClip({ id: 'a', from: 0, to: 6 }),
    visualClip({ id: 'b', from: 6, to: 10 }),
    titleClip({ id: 't', from: 6.2, to: 10 }),
  ];
  const gates = measureEndCard(makeDocument(clips), { scenes: makeScenes([0, 6]), coverage: coverage(0.3, 0.5) });
  expect(gates.map(({ value, isPassed }) => [value, isPassed])).toEqual([
    ['4.00 s', true],
    ['50.0 %', true],
    ['0', true],
  ]);
});

it('fails a short card, a small product, and a title that fades out', () => {
  const clips = [
    visualClip({ id: 'a', from: 0, to: 10 }),
    titleClip({ id: 't', from: 8, to: 9.5 }),
    titleClip({ id: 'u', from: 8, to: 10, with: { exit: { kind: 'fade', duration: 24_000 } } }),
  ];
  const gates = measureEndCard(makeDocument(clips), { scenes: makeScenes([0, 8]), coverage: coverage(0.5, 0.12) });
  expect(gates.map(({ isPassed }) => isPassed)).toEqual([false, false, false]);
  expect(gates[2]?.where).toEqual([
    't in scene 2 (call_to_action) at 9.50 s',
    'u in scene 2 (call_to_action) at 9.80 s',
  ]);
});
