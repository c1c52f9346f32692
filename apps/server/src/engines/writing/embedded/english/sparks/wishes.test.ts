import { expect, test } from 'vitest';
import { askWish } from './wishes.ts';

test.each([
  ['keeps your gear secure', 'Want your gear secure?'],
  ['helps keep rooms cool in summer', 'Want rooms cool in summer?'],
  ['lets you record both sides of a call', 'Want to record both sides of a call?'],
  ['folds flat so you can store it anywhere', undefined],
  ['keeps it fresh', undefined],
  ['made of oak', undefined],
])('"%s" asks "%s"', (fact, question) => {
  expect(askWish(fact)[0]).toBe(question);
});
