import { expect, test } from 'vitest';
import type { AdCutOut, AdImage } from './ad-material.ts';
import { listStanding } from './list-standing.ts';
import { PRODUCT_PHOTO } from './test-material.ts';

const cut = (facts: Partial<AdCutOut>): AdImage => ({
  ...PRODUCT_PHOTO,
  isScene: false,
  cutOut: {
    key: 'cut-out.png',
    width: 600,
    height: 900,
    region: { x: 0.2, y: 0.1, width: 0.6, height: 0.8 },
    fill: 0.8,
    feet: [{ x: 0.1, y: 1, width: 0.8 }],
    cutBy: [],
    background: 'any',
    ...facts,
  },
});
const LEGS = [0, 0.45, 0.9].map((x) => ({ x, y: 1, width: 0.1 }));

test('a product that stands as a body gets a drawn scene', () => {
  expect(listStanding([cut({})])).toEqual([0]);
});

test('a stool on thin legs gets none, because its scene would have the shadow of a solid body', () => {
  expect(listStanding([cut({ feet: LEGS, fill: 0.38 })])).toEqual([]);
});

test('a pair of shoes and a solid thing on castors get one', () => {
  const shoes = cut({ feet: [0, 0.7].map((x) => ({ x, y: 1, width: 0.26 })), fill: 0.6 });
  expect(listStanding([shoes, cut({ feet: LEGS, fill: 0.8 })])).toEqual([0, 1]);
});
