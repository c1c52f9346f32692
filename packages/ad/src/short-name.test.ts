import { expect, it } from 'vitest';
import { shortName } from './short-name.ts';

it.each([
  ['Aurora Desk Lamp', 'Aurora Desk Lamp'],
  ['Aurora Desk Lamp - LED, dimmable, USB-C, 12 W', 'Aurora Desk Lamp'],
  ['Aurora Desk Lamp (black)', 'Aurora Desk Lamp'],
  ['Slow Mornings: Breakfasts for Two', 'Slow Mornings'],
  ['北欧风护眼台灯，可调光，USB充电', '北欧风护眼台灯'],
])('shortens "%s" to "%s"', (name, short) => {
  expect(shortName(name)).toBe(short);
});

it('ends a long name at a word', () => {
  const short = shortName('Wonderful stainless steel vacuum insulated water bottle with straw lid and handle');
  expect(short).toBe('Wonderful stainless steel vacuum insulated');
});

it('ends no name at a joint', () => {
  expect(shortName('Hand-thrown stoneware breakfast set with a tray')).toBe('Hand-thrown stoneware breakfast set');
});
