import { expect, test } from 'vitest';
import { TEST_IMAGES } from '../test-images.ts';
import type { LookImage } from './ad-image.ts';
import { toldPart } from './photo-traits.ts';

const found = TEST_IMAGES.find(({ media }) => media === 'landscape');
if (!found) throw new Error('one is a landscape');
/** A board on a road: the guessed subject is much of the road. */
const board: LookImage = {
  ...found,
  width: 1600,
  height: 1200,
  subject: { x: 0.1, y: 0.05, width: 0.8, height: 0.9 },
  details: [
    { x: 0.4, y: 0.2, width: 0.2, height: 0.25 },
    { x: 0.42, y: 0.55, width: 0.2, height: 0.25 },
  ],
};

test('of surroundings, the parts that are rich in detail tell what a photo shows', () => {
  const told = toldPart(board);
  for (const { x, y, width, height } of board.details) {
    expect(told.x).toBeLessThan(x);
    expect(told.y).toBeLessThan(y);
    expect(told.x + told.width).toBeGreaterThan(x + width);
    expect(told.y + told.height).toBeGreaterThan(y + height);
  }
  expect(told.width * told.height).toBeLessThan(0.5 * board.subject.width * board.subject.height);
});

test('with one detail, a person, or a wall, the subject does', () => {
  const face = { x: 0.4, y: 0.2, width: 0.1, height: 0.1 };
  const others = [
    { ...board, details: board.details.slice(0, 1) },
    { ...board, faces: [face] },
    { ...board, crossesTop: true },
    { ...board, plainBackground: '#d0cdc6' },
  ];
  for (const image of others) expect(toldPart(image)).toEqual(image.subject);
});
