import { expect, it } from 'vitest';
import { collectEnglishFacts } from '../english-facts.ts';

const nameOf = (name: string): string | undefined =>
  collectEnglishFacts({ name, selling_points: [], images: [] }).name?.short;

it('keeps the last noun of the phrase that names the product', () => {
  expect(nameOf('Frozen Mango Sticky Rice Mochi (12 ct)')).toBe('Frozen Mango Sticky Rice Mochi');
  expect(nameOf("1970's Vintage Surfer Magazine Promotional Fiberglass Skate Board RARE")).toBe(
    'Fiberglass Skate Board',
  );
});

it('names the thing, and not the line of goods that it belongs to', () => {
  expect(nameOf('LIMITLESS CONTOUR COLLECTION 05 TOP TRF')).toBe('Top');
});
