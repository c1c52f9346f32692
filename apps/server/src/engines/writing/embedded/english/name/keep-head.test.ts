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

it('ends a name behind its kind', () => {
  expect(nameOf('Travel Neck Pillow Memory Foam with Eye Mask')).toBe('Travel Neck Pillow');
  expect(nameOf('Koi Pond Netting 20x30 ft Heavy Duty')).toBe('Koi Pond Netting');
  expect(nameOf("Men's Leather Bifold Wallet RFID Blocking Slim Front Pocket, Gift Box")).toBe(
    "Men's Leather Bifold Wallet",
  );
});

it('names the thing, and not the line of goods that it belongs to', () => {
  expect(nameOf('LIMITLESS CONTOUR COLLECTION 05 TOP TRF')).toBe('Top');
});
