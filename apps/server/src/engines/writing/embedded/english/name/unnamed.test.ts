import { product as schema } from '@reelwright/contracts';
import { expect, test } from 'vitest';
import { collectEnglishFacts } from '../english-facts.ts';
import { callUnnamed, isUnnamed, openUnnamed } from './unnamed.ts';

const read = (name: string, brand?: string) => {
  const product = schema.parse({
    name,
    ...(brand === undefined ? {} : { brand }),
    selling_points: ['holds 20 pairs'],
    language: 'en',
  });
  return { product, english: collectEnglishFacts(product) };
};

test('a product without a brand is called what it is, and never introduced', () => {
  const { product, english } = read('Shoe Rack 5 Tier Entryway Stackable Metal');
  expect(isUnnamed(product, english)).toBe(true);
  expect(callUnnamed(english)).toBe('this shoe rack');
  expect(openUnnamed('Mud? It wipes off. Meet {branded}.')).toBe('Mud? It wipes off.');
  expect(openUnnamed('Mud? Not with {branded}.')).toBe('Mud? Not with {branded}.');
});

test('a brand is named', () => {
  const { product, english } = read('Shoe Rack 5 Tier Entryway Stackable Metal', 'Racko');
  expect(isUnnamed(product, english)).toBe(false);
});
