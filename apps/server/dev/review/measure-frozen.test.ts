import { expect, it } from 'vitest';
import { measureFrozen } from './measure-frozen.ts';
import { makeScenes, makeStill } from './test-review.ts';

const scenes = makeScenes([0]);
const SIZE = 30;

/** One still every 0.1 s. */
function play(greyAt: (index: number, y: number) => number) {
  return Array.from({ length: 11 }, (_, index) => ({
    tick: index * 12_000,
    still: makeStill(SIZE, SIZE, (_x, y) => {
      const grey = greyAt(index, y);
      return [grey, grey, grey];
    }),
  }));
}

it('passes an image that moves, even slowly', () => {
  expect(
    measureFrozen(
      play((index) => 100 + index),
      scenes,
    ),
  ).toMatchObject({ value: '0.0 %', isPassed: true });
});

it('fails an image that moves only in the lower third', () => {
  const stills = play((index, y) => (y >= 20 ? 20 * index : 100));
  expect(measureFrozen(stills, scenes)).toMatchObject({
    value: '100.0 %',
    isPassed: false,
    where: ['scene 1 (hook) at 0.00 s'],
  });
});

it('names the moments at which it freezes', () => {
  const stills = play((index) => (index < 5 ? 10 * index : 90));
  expect(measureFrozen(stills, scenes)).toMatchObject({ value: '50.0 %', where: ['scene 1 (hook) at 0.50 s'] });
});
