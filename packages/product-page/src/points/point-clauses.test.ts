import { expect, test } from 'vitest';
import { toAdPhrase, toMainClause } from './point-clauses.ts';

test.each([
  ['It is made of stoneware.', 'Made of stoneware'],
  ['This mug has a handle of oak.', 'Handle of oak'],
  ['Featuring a lid that closes tight', 'Lid that closes tight'],
  ['The handle is made of oak.', 'The handle is made of oak'],
  ['It is not for microwaves', 'It is not for microwaves'],
  ['solid white oak', 'Solid white oak'],
  ['iPhone cases fit too', 'iPhone cases fit too'],
  ['Keeps tea hot. Fits every hand.', 'Keeps tea hot. Fits every hand.'],
])('an ad phrases %j as %j', (line, phrase) => {
  expect(toAdPhrase(line, 'Blue Mug')).toBe(phrase);
});

test.each([
  [
    'The cover is sewn from organic cotton sateen that stays cool to the touch',
    'The cover is sewn from organic cotton sateen',
  ],
  [
    'The steel blades grind every bean to the same size, which makes a cup',
    'The steel blades grind every bean to the same size',
  ],
  ['Because the beads are locked into small squares, they never bunch up', undefined],
  ['It comes with a lid, a spoon, and the saucer that goes with it', undefined],
])('the main clause of %j is %j', (sentence, clause) => {
  expect(toMainClause(sentence, 100)).toBe(clause);
});
