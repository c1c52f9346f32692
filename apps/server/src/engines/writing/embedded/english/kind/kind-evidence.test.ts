import { expect, it } from 'vitest';
import type { Product } from '@reelwright/contracts';
import { matchKind } from '../match-kind.ts';
import { isKindAgreed } from './kind-evidence.ts';

const isAgreed = (name: string, ...points: string[]): boolean => {
  const product: Product = { name, selling_points: points, images: [] };
  const match = matchKind(product);
  return match !== undefined && isKindAgreed(product, match);
};

it('tells what people do with a kind if its noun ends the name and another word agrees', () => {
  expect(isAgreed('Percale Sheets - Queen', 'Includes 2 pillowcases')).toBe(true);
  expect(isAgreed('Muslin Sleep Sack 1.0 TOG (6-18M)')).toBe(true);
  expect(isAgreed('Winter coat - black', 'Zip pockets, inside pocket')).toBe(true);
});

it('tells nothing of a kind that only one word of the title names', () => {
  expect(isAgreed('Laundry Detergent Sheets, 64 Loads', 'Dissolves in hot or cold water')).toBe(false);
  expect(isAgreed('Frozen Mango Sticky Rice Mochi (12 ct)', 'Gluten free and vegan')).toBe(false);
  expect(isAgreed('Vintage Double Flap Leather Bag', 'Made in Paris')).toBe(false);
  expect(isAgreed('Magnetic Fishing Kit 600 lb', 'Neodymium magnet pulls up to 600 lbs')).toBe(false);
  expect(isAgreed('Thermal Label Printer, Shipping Label Printer', 'No ink or toner needed ever')).toBe(false);
});

it('tells nothing of a kind that another thing, user or deed before its noun makes another one', () => {
  expect(isAgreed('Nitrile Exam Gloves, 100 ct', 'Powder free, warm hands')).toBe(false);
  expect(isAgreed('Toddler Sleep Training Clock', 'Alarm and night light')).toBe(false);
  expect(isAgreed('Merino Wool Roving - Spinning, Chunky Knit', 'Wool yarn')).toBe(false);
  expect(isAgreed('Oil Painting Set', 'Canvas and brushes for your wall')).toBe(false);
});
