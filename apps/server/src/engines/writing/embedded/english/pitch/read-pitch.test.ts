import { describe, expect, it } from 'vitest';
import { joinShortPitches, readPitch } from './read-pitch.ts';

const sleeve = { nouns: ['laptop sleeve'], isMany: false };
const read = (sentence: string) => readPitch(sentence, sleeve)?.text ?? null;

describe('a sentence of a seller', () => {
  it.each([
    'Turn the dial, lift.',
    'Stop strangling your paddle.',
    'No more groceries rolling around.',
    'Our eleven goats do most of the work.',
    'Six weeks in the barrel, then straight in the bottle.',
    'Because your knees shouldn’t pay for a clean baby.',
    'The heddle bar lifts every other thread so you weave in half the time.',
  ])('is said word for word: "%s"', (sentence) => {
    expect(read(sentence)).toBe(sentence.replace(/\.$/, ''));
  });

  it('keeps the mark of a question', () => {
    expect(read('Top layer creeping ahead of the bottom one?')).toBe('Top layer creeping ahead of the bottom one?');
  });

  it.each([
    ['Slim sleeve from German wool felt', 'A slim sleeve from German wool felt'],
    ['Open firmware, set up from the browser', 'Open firmware, set up from the browser'],
    ['Wheel thrown in a shed in Leeds.', 'Wheel thrown in a shed in Leeds'],
    ['From the car roof to the water by yourself.', 'From the car roof to the water by yourself'],
  ])('gives one thing its article, and nothing else: "%s"', (sentence, said) => {
    expect(read(sentence)).toBe(said);
  });

  it.each([
    ['of himself', 'I have kept Mabel alive since 1998.'],
    ['of the parcel', 'We ship every Tuesday from Leeds.'],
    ['of the photo', 'See photos for the colours on offer.'],
    ['about care', 'Wash it by hand in cold water.'],
    ['for his other goods', 'Other sizes available on request.'],
    ['in a row of a table', 'Material: solid oak and brass.'],
    ['in a list of search words', 'Vintage Ceramic Vase Home Decor Gift Women'],
    ['as the end of another sentence', 'Which is why it never slips.'],
  ])('is not said if he speaks %s', (_what, sentence) => {
    expect(read(sentence)).toBeNull();
  });

  it('of a verb in the singular is not said of several things', () => {
    expect(readPitch('Folds flat when you are done.', { nouns: [], isMany: true })).toBeNull();
    expect(readPitch('Folds flat when you are done.', { nouns: [], isMany: false })?.form).toBe('deed');
  });
});

it('a sentence about several things is not said of one', () => {
  expect(readPitch('They hold around two cups each.', { nouns: ['mug'], isMany: false })).toBeNull();
  expect(readPitch('They hold around two cups each.', { nouns: ['mug'], isMany: true })).not.toBeNull();
});

describe('short sentences', () => {
  const split = (...sentences: string[]) =>
    joinShortPitches(sentences.map((sentence) => ({ sentence, pitch: readPitch(sentence, sleeve) }))).map(
      ({ pitch }) => pitch.text,
    );

  it('are said in one line with the next one', () => {
    expect(split('Turn the dial, lift.', 'A whole rack in the footprint of a shoebox.')).toEqual([
      'Turn the dial, lift. A whole rack in the footprint of a shoebox',
    ]);
  });

  it('go on from the one before, and from no other', () => {
    const yells = 'Then the night the hose goes, it yells.';
    expect(split('It sits under the sink and says nothing.', yells)).toEqual([
      `It sits under the sink and says nothing. ${yells.slice(0, -1)}`,
    ]);
    expect(split('We ship on Monday.', yells)).toEqual([]);
  });

  it('stand alone if a sentence between them is left out', () => {
    expect(split('Turn the dial, lift.', 'We ship on Monday.', 'A whole rack in a shoebox.')).toEqual([
      'Turn the dial, lift',
      'A whole rack in a shoebox',
    ]);
  });
});
