import { describe, expect, it } from 'vitest';
import type { ProductWords } from './find-subject.ts';
import { readProse } from './read-prose.ts';

const WORDS: ProductWords = {
  isName: (word) => /^(?:lantern|lanterns)$/.test(word),
  isHead: (word) => /^(?:lantern|lanterns)$/.test(word),
  isKind: (word) => /^(?:light|stove)s?$/.test(word),
  isNamed: () => false,
  isProperName: (words) => words.join(' ') === 'old harbour',
};

const read = (sentence: string): string[] =>
  readProse(sentence, WORDS).map(({ form, phrase }) => `${form.kind}: ${phrase}`);

describe('facts in running text', () => {
  it.each([
    [
      'This lantern is tuned for long nights, and is also storm ready',
      ['state: tuned for long nights', 'state: storm ready'],
    ],
    [
      'With its folding handle and a rubber base, the lantern is the right choice',
      ['noun: folding handle', 'noun: rubber base'],
    ],
    [
      'The lantern features high-power LEDs, while its brass hook offers a firm hold',
      ['noun: high-power LEDs', 'sentence: the brass hook offers a firm hold'],
    ],
    [
      'Brighten your whole tent with this pocket lantern, made for two people',
      ['order: Brighten your whole tent', 'state: made for two people'],
    ],
    [
      'A small brass lantern with a frosted glass shade for softer evenings',
      ['noun: frosted glass shade for softer evenings'],
    ],
    ["You want a lantern that doesn't flicker in every breeze", ["clause: doesn't flicker in every breeze"]],
    ['These lights have a magnetic foot and a coiled cable', ['noun: magnetic foot', 'noun: coiled cable']],
    ['Magnetic base so it can be used as a work lamp', ['clause: can be used as a work lamp']],
    ['A spare wick and a steel funnel are included with the lantern', ['noun: spare wick', 'noun: steel funnel']],
    ['Ideal for small tents, cars and cellars', ['state: Ideal for small tents, cars and cellars']],
    [
      'The Old Harbour is a lantern with folded wings that opens flat and runs for two nights',
      ['noun: folded wings', 'clause: opens flat', 'clause: runs for two nights'],
    ],
    ['It needs oil only twice a year', ['clause: needs oil only twice a year']],
    ['With a brass tank it burns for nine hours', ['noun: brass tank', 'clause: burns for nine hours']],
    ['The lantern includes one wick, two hooks and a funnel', ['clause: includes one wick, two hooks and a funnel']],
    ['Inside there is a drawer for matches', ['noun: drawer for matches']],
    ['Folds to the size of a mug', ['clause: folds to the size of a mug']],
    [
      'The handle is detachable and the side panels reflect the flame',
      ['sentence: The handle is detachable', 'sentence: the side panels reflect the flame'],
    ],
    [
      'A woven strap and a brass ring keep the glass in place',
      ['sentence: A woven strap and a brass ring keep the glass in place'],
    ],
    ['The lantern is slowly cast in sand', ['state: slowly cast in sand']],
    [
      'The rubber foot grips the table for added safety',
      ['sentence: The rubber foot grips the table for added safety'],
    ],
  ])('%s', (sentence, facts) => {
    expect(read(sentence)).toEqual(facts);
  });

  it('gives a statement both numbers', () => {
    expect(readProse('The lantern holds two litres', WORDS)).toEqual([
      { phrase: 'holds two litres', form: { kind: 'clause', base: 'hold two litres' } },
    ]);
    expect(readProse('Our lanterns promote calm evenings', WORDS)).toEqual([
      { phrase: 'promotes calm evenings', form: { kind: 'clause', base: 'promote calm evenings' } },
    ]);
  });

  it.each([
    'What makes a lantern so special?',
    'Our dog loves these lanterns',
    'We designed this lantern for ourselves',
    'The lantern is brighter than the sun',
    'This lantern offers you everything you need',
    'The fact that it floats is a bonus',
    'It combines the charm and simplicity of the past',
    'Two other hooks offer more room',
  ])('finds nothing in what says nothing of the product: %s', (sentence) => {
    expect(read(sentence)).toEqual([]);
  });

  it('cuts a long sentence before what a listener can do without', () => {
    expect(
      read('The lantern is built around a sealed steel tank, making it the natural companion of everybody who sails'),
    ).toEqual(['state: built around a sealed steel tank']);
  });
});
