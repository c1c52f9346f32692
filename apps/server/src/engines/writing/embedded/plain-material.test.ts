import { expect, test } from 'vitest';
import type { Product } from '@reelwright/contracts';
import { listSpoken, writeSeeds } from './test-write.ts';

const product = (points: string[]): Product => ({
  name: 'Tidewater Storage Box',
  selling_points: points,
  price: 24,
  currency: 'USD',
  images: [],
});

test('an ordinary material opens no ad whose product has a better fact', async () => {
  const scripts = await writeSeeds(product(['Made of plastic', 'Lid that locks on both sides', 'Stackable']), 'en', 10);
  for (const script of scripts) expect(listSpoken(script)[0]).not.toMatch(/plastic/i);
});
