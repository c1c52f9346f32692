import { expect, test } from 'vitest';
import type { Product } from '@reelwright/contracts';
import { writeSeeds } from './test-write.ts';

const product = (points: string[]): Product => ({
  name: 'Tidewater Storage Box',
  selling_points: points,
  images: [],
});

test('a line that continues another follows a point, and a script has one', async () => {
  const scripts = await writeSeeds(
    product(['Lid that locks on both sides', 'Two steel handles', 'Holds 40 litres', 'Stackable', 'Clear front']),
    'en',
    20,
    30,
  );
  const continued = scripts.flatMap(({ scenes }) => {
    const places = scenes.flatMap(({ spoken }, index) => (/^(?:It|It's|You) also /.test(spoken.text) ? [index] : []));
    expect(places.length).toBeLessThanOrEqual(1);
    for (const place of places) expect(['benefit', 'detail']).toContain(scenes[place - 1]?.role);
    return places;
  });
  expect(continued.length).toBeGreaterThan(3);
});
