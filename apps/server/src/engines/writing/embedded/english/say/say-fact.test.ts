import { describe, expect, test } from 'vitest';
import { collectEnglishFacts } from '../english-facts.ts';
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
    ['Screen printed by hand', 'is screen printed by hand'],
    ['No assembly', 'needs no assembly'],
    ['No added sugar', 'contains no added sugar'],
    ['8 glass shelves included', 'comes with 8 glass shelves'],
    ['Long Sleeve', 'has long sleeves'],
    ['Laser engraved on the back', 'is laser engraved on the back'],
    ['Cover in washed linen', 'has a cover in washed linen'],
    ['Copper base with a steel rim', 'has a copper base with a steel rim'],
    ['Keeps cold 24 hours', 'keeps what is in it cold for 24 hours'],
    ['Fits car cup holders', 'fits car cup holders'],
    ['Lightweight, quick-drying, water-resistant construction', 'is lightweight, quick-drying and water-resistant'],
    ["doesn't hold odor", "doesn't hold odor"],
    ['never needs ironing', 'never needs ironing'],
    ['wireless up to 200 hours', 'is wireless up to 200 hours'],
    ['72-tooth ratchet', 'has a 72-tooth ratchet'],
    ['no leaks', 'has no leaks'],
    ['3000 nits display', 'has a 3000-nit display'],
    ['20 hours battery life', 'has 20 hours of battery life'],
    ['20 minutes a round', 'takes 20 minutes a round'],
    ['Inside pocket for phone and keys', 'has an inside pocket for phone and keys'],
    ['sets up in 2 minutes', 'sets up in 2 minutes'],
    ['ages with use', 'ages with use'],
    ['USB-C powered', 'is USB-C powered'],
    ['25,000 hours', 'lasts 25,000 hours'],
    ['Sizes S to XXL', 'comes in sizes S to XXL'],
    ['8 years old', 'is 8 years old'],
    ['prints in 15 minutes', 'prints in 15 minutes'],
    ['2.4 GHz receiver', 'has a 2.4 GHz receiver'],
    ['60-day battery life', 'has a 60-day battery life'],
    ['Dims to 1%', 'dims to 1%'],
    ['Mows up to 800 m²', 'mows up to 800 m²'],
    ['12 hours cold', 'keeps what is in it cold for 12 hours'],
    ['16 oz cotton canvas', 'is made of 16 oz cotton canvas'],
    ['waterproof backing', 'has a waterproof backing'],
    ['converter and two cartridges included', 'comes with a converter and two cartridges'],
    ['grips better when wet', 'grips better when wet'],
    ['pairs with a second speaker', 'pairs with a second speaker'],
  ])('%s: it %s', (point, said) => {
    expect(sayPoint(point).predicate?.singular).toBe(said);
  });
});

describe('a fact about a part', () => {
  test.each([
    ['oven cleaned inside', 'the oven is cleaned inside'],
    ['mesh back dries fast', 'the mesh back dries fast'],
    ['gas spring moves in 2 seconds', 'the gas spring moves in 2 seconds'],
    ['screen protected by glass', 'the screen is protected by glass'],
    ['charts update themselves', 'charts update themselves'],
    ['pets welcome', 'pets are welcome'],
    ['no tools needed', 'you need no tools'],
    ['20 g protein each', 'each has 20 g of protein'],
    ['50 g makes 20 cups', '50 g makes 20 cups'],
  ])('%s: %s', (point, said) => {
    expect(sayPoint(point).sentence).toBe(said);
  });

  test.each(['solid bamboo frame', 'hard carrying case', 'metric and imperial'])('%s is no sentence', (point) => {
    expect(sayPoint(point).sentence).toBeNull();
  });
});

test('a kind keeps the capitals of an acronym, but not those of a title in capitals', () => {
  expect(collectEnglishFacts(product('Full-Frame DSLR Camera', 'Two card slots')).noun?.singular).toBe('DSLR camera');
  expect(collectEnglishFacts(product('STEEL BOTTLE', 'Leakproof cap')).noun?.singular).toBe('steel bottle');
});
