import type { Script } from '@reelwright/contracts';
import { expect, test } from 'vitest';
import { listUnsaidFacts } from './unsaid-facts.ts';

const POINTS = ['Solid ash', 'Carries 150 kg.', '24 hours', 'Assembled in 5 minutes', 'Oiled by hand'];

function list(spoken: string, field: 'selling_points.0' | 'price', onScreen = ''): string[] {
  const line = { text: spoken, sources: [{ start: 0, end: 4, field }] };
  const scenes = [{ spoken: line, on_screen: { text: onScreen, sources: [] } }];
  return listUnsaidFacts({
    product: { name: 'Bar Stool', selling_points: POINTS, images: [] },
    script: { scenes } as unknown as Script,
    language: 'en',
  });
}

test('lists the facts that no scene says or shows, without bare amounts', () => {
  expect(list('This stool is of solid ash.', 'selling_points.0', 'Oiled by hand')).toEqual([
    'Carries 150 kg',
    'Assembled in 5 minutes',
  ]);
});

test('lists nothing where the script uses no fact, which may be in another language', () => {
  expect(list('Have a look.', 'price')).toEqual([]);
});

test('leaves out a fact that does not fit on a line', () => {
  const long = 'An insole of memory foam that takes the shape of every foot';
  expect(
    listUnsaidFacts({
      product: { name: 'Shoe', selling_points: ['Light', long], images: [] },
      script: {
        scenes: [
          {
            spoken: { text: 'A shoe.', sources: [{ start: 0, end: 1, field: 'selling_points.0' }] },
            on_screen: { text: '', sources: [] },
          },
        ],
      } as unknown as Script,
      language: 'en',
    }),
  ).toEqual(['Light']);
});

test('lists instructions for care last', () => {
  const product = { name: 'Hat', selling_points: ['Warm', 'Hand wash cold', 'Covers your ears'], images: [] };
  const line = { text: 'Warm.', sources: [{ start: 0, end: 4, field: 'selling_points.0' as const }] };
  const script = { scenes: [{ spoken: line, on_screen: { text: '', sources: [] } }] } as unknown as Script;
  expect(listUnsaidFacts({ product, script, language: 'en' })).toEqual(['Covers your ears', 'Hand wash cold']);
});
