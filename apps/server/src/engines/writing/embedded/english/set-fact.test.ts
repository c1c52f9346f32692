import { expect, test } from 'vitest';
import { say, writeSeeds } from '../test-write.ts';

const shelf = {
  name: 'Walnut Wall Shelf 20" Set of 2',
  brand: 'Holmgard',
  selling_points: ['Each shelf holds 30 lb', 'Hangs on two screws', 'Oiled by hand'],
  images: [],
};

test('an ad says how many are sold together if the name does', async () => {
  const scripts = await writeSeeds(shelf, 'en', 4, 30);
  expect(scripts.filter((script) => /\bcomes? as a set of 2\b/i.test(say(script))).length).toBeGreaterThan(0);
});

test('an ad does not say it again if a point does', async () => {
  const told = { ...shelf, selling_points: ['A set of 2 shelves, 30 lb each', ...shelf.selling_points] };
  for (const script of await writeSeeds(told, 'en', 3, 30)) expect(say(script)).not.toMatch(/comes? as a set/i);
});
