import type { Product } from '@reelwright/contracts';
import { describe, expect, it } from 'vitest';
import { plainText } from '../sourced-text.ts';
import { collectEnglishFacts } from './english-facts.ts';
import { listTitles, pickTitle } from './fact-title.ts';

function titlesOf(point: string): string[] {
  const product: Product = { name: 'Oakline Dining Table', selling_points: [point], images: [] };
  return collectEnglishFacts(product).facts.flatMap((fact) => listTitles(fact).map(({ text }) => text));
}

describe('the title of a fact', () => {
  it.each([
    ['Solid oak top, oiled by hand', 'Solid oak top'],
    ['Two motors lift up to 120 kg', 'Up to 120 kg'],
    ['Runs 15 hours on a charge', '15 hours'],
    ['Adjustable feet for uneven floors', 'Adjustable feet'],
  ])('names it in a few words: %s', (point, title) => {
    expect(titlesOf(point)).toContain(title);
  });

  it('is never half of a list', () => {
    expect(titlesOf('Notes of bergamot, peach and honey')).not.toContain('Notes of bergamot');
  });

  it('says less than the voice where the voice speaks all of it', () => {
    const titles = [plainText('Solid oak top')];
    expect(pickTitle(titles, plainText('Solid oak top, oiled by hand in a small town.')).text).toBe('Solid oak top');
    expect(pickTitle(titles, plainText('You get a solid oak top.')).text).toBe('Solid oak top');
  });
});

it('gives the weight of a pair as the seller does, without the number of pieces', () => {
  const product: Product = { name: 'Trail Shoes', selling_points: ['Weighs 320 g', 'Rubber sole'], images: [] };
  const [first] = collectEnglishFacts(product).facts;
  expect(first).toMatchObject({ text: 'Weighs 320 g' });
});
