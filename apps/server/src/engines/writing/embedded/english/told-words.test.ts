import { expect, test } from 'vitest';
import { isSameFact } from '../same-fact.ts';
import { listTold } from './told-words.ts';

const areSame = (one: string, other: string, names: readonly string[] = []): boolean =>
  isSameFact(listTold(one, names), listTold(other, names));

test.each([
  ['Ask for the song. Keep stirring.', 'Ask for a song with soapy hands.'],
  ['A Liquid Retina display.', 'The bright edge-to-edge Liquid Retina display gives you more room to work.'],
  ['The soft-grip smartphone mount lets you connect instantly.', 'It has a smartphone cradle.'],
  ['Two speeds to choose from.', 'It has 2 speeds.'],
])('"%s" and "%s" tell one fact', (one, other) => {
  expect(areSame(one, other)).toBe(true);
});

test('two facts about one product are two, whatever its name', () => {
  expect(areSame('The Acme Mug has a cork base.', 'The Acme Mug goes in the dishwasher.', ['Acme Mug'])).toBe(false);
  expect(areSame('It folds flat for the trunk.', 'The hand brakes lock.')).toBe(false);
  expect(areSame('Holds 10 cards.', 'Lasts 10 years.')).toBe(false);
});
