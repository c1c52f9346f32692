import { describe, expect, it } from 'vitest';
import type { ProductWords } from './find-subject.ts';
import { giveArticle, readRelatives, readWhole } from './whole-sentence.ts';

const WORDS: ProductWords = {
  isName: (word) => /^lanterns?$/.test(word),
  isHead: (word) => /^lanterns?$/.test(word),
  isKind: (word) => /^(?:lantern|stove)s?$/.test(word),
  isNamed: () => false,
  isProperName: () => false,
};

const read = (sentence: string): string | null => {
  const fact = readWhole(sentence, WORDS);
  return fact === null ? null : `${fact.form.kind}: ${fact.phrase}`;
};

describe("a seller's short sentence", () => {
  it.each([
    ['Burns for up to 40 hours on one fill.', 'clause: Burns for up to 40 hours on one fill'],
    ['It hangs from any branch.', 'clause: hangs from any branch'],
    ['This lantern folds to the size of a mug.', 'clause: folds to the size of a mug'],
    ['Soft rubber feet grip wet rock.', 'sentence: Soft rubber feet grip wet rock'],
    ['Every joint is riveted and sealed.', 'sentence: Every joint is riveted and sealed'],
    ['No fuel, no smoke, no smell.', 'sentence: No fuel, no smoke, no smell'],
    ['Mess-free storage for long trips.', 'sentence: Mess-free storage for long trips'],
    ['Made with recycled steel and brass.', 'state: Made with recycled steel and brass'],
    ['Rinse it under water and hang it up.', 'order: Rinse it under water and hang it up'],
    ['Built-in hook holds the lamp on a line.', 'sentence: The built-in hook holds the lamp on a line'],
  ])('"%s" is said as it stands', (sentence, fact) => {
    expect(read(sentence)).toBe(fact);
  });

  it.each([
    'You will love how it glows.',
    'The possibilities are endless.',
    'Ensures a perfect evening.',
    'Provides unmatched comfort.',
    'Looking for a better light?',
    'Our lanterns ship within two days.',
    'No, screws hold the glass in place.',
    'Wicks at both ends stop the oil from spilling over onto the table at night, even when windows stand open.',
    'If it rains, bring it inside.',
    'Wash before first use.',
  ])('"%s" is not said: it rates, promises, advises or leans on what stood before', (sentence) => {
    expect(read(sentence)).toBeNull();
  });

  it('is no statement about the product if its first word is a thing', () => {
    expect(read('Straps at both ends stop bags from sliding.')).toBe(
      'sentence: Straps at both ends stop bags from sliding',
    );
    expect(read('Handles pop out for storage.') ?? '').not.toMatch(/^clause/);
  });

  it('takes the place of a longer one with a clause about a part', () => {
    const facts = readRelatives(
      'Our lightest model yet, featuring a steel cage that shields the glass from knocks, for trips with friends.',
      WORDS,
    );
    expect(facts.map(({ phrase }) => phrase)).toEqual(['The steel cage shields the glass from knocks']);
  });

  it('has an article before one thing, and none before several or a name', () => {
    expect(giveArticle('Folding handle locks in place')).toBe('The folding handle locks in place');
    expect(giveArticle('Rubber feet grip the floor')).toBe('Rubber feet grip the floor');
  });
});
