import { expect, it } from 'vitest';
import { listWholePoints } from './whole-points.ts';

const tell = (...points: string[]): string[][] =>
  listWholePoints(
    {
      name: 'Otter Creek Folding Kayak Paddle',
      description: 'A paddle for people who travel with their boat and want to pack it small.',
      selling_points: points,
      images: [],
    },
    [],
    new Set(),
  ).map(({ lines }) => lines.map(({ text }) => text));

it('tells a point of which nothing else is read as it stands', () => {
  expect(tell('Four pieces that lock without tools')).toEqual([['Four pieces that lock without tools.']]);
});

it('tells neither a table nor what holds of other goods', () => {
  expect(tell('Length: 230 cm / 90 in', 'Compatible with most folding boats', 'See our size chart')).toEqual([]);
});
