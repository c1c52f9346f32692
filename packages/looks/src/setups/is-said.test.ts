import { expect, test } from 'vitest';
import { isSaid } from './is-said.ts';

test.each([
  [undefined, 'Boils in 5 minutes.'],
  ['5-minute boil', 'Boils in 5 minutes.'],
  ['Cools a room', '10 minutes to cool a room.'],
  ['3秒加热', '3秒就能加热。'],
])('the title %j is said in "%s"', (title, line) => {
  expect(isSaid(title, line)).toBe(true);
});

test.each([
  ['Switches itself off', 'Shuts itself off.'],
  ['10 g of fiber', 'It has 100 g of fiber.'],
  ['Full control', 'It contains a full kit.'],
  ['In the box', 'Inside the box.'],
  ['保温杯', '热水放一天还烫。'],
])('the title %j says something else than "%s"', (title, line) => {
  expect(isSaid(title, line)).toBe(false);
});
