import { describe, expect, test } from 'vitest';
import { collectEnglishFacts } from './english-facts.ts';
import { sayFact } from './say-fact.ts';

const product = (name: string, point: string) => ({ name, images: [], selling_points: [point] });

/** Returns the sentence parts of a product's only selling point. */
function sayPoint(point: string, name = 'Steel Bottle') {
  const [fact] = collectEnglishFacts(product(name, point)).facts;
  if (!fact) throw new Error(`Nothing is read from ${point}`);
  return sayFact(fact);
}

describe('a fact in a sentence', () => {
  test.each([
    ['100% viscose', 'is 100% viscose'],
    ['Keeps cold 24 hours', 'keeps what is in it cold for 24 hours'],
    ['Fits car cup holders', 'fits car cup holders'],
    ['Lightweight, quick-drying, water-resistant construction', 'is lightweight, quick-drying and water-resistant'],
  ])('%s: it %s', (point, said) => {
    expect(sayPoint(point).predicate?.singular).toBe(said);
  });
});

test('a kind keeps the capitals of an acronym, but not those of a title in capitals', () => {
  expect(collectEnglishFacts(product('Full-Frame DSLR Camera', 'Two card slots')).noun?.singular).toBe('DSLR camera');
  expect(collectEnglishFacts(product('STEEL BOTTLE', 'Leakproof cap')).noun?.singular).toBe('steel bottle');
});
