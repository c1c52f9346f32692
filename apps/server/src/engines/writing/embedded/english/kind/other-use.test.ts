import { findKind, type KindMatch } from '@reelwright/product-kinds';
import { expect, it } from 'vitest';
import { isForSpecialUse, isOtherThing } from './other-use.ts';

const match = (name: string): KindMatch => {
  const found = findKind({ name });
  if (found === undefined) throw new Error(`no kind of ${name}`);
  return found;
};

it.each([
  ['Ferret hammock', 'hammock', true],
  ['Garden knife', 'knife', true],
  ['Ostomy bag cover', 'cover', true],
  ['Canvas hammock', 'hammock', false],
  ['Large green hammock', 'hammock', false],
  ['Kids hammock', 'hammock', false],
])('"%s" is no usual %s: %s', (front, noun, isOther) => {
  expect(isOtherThing(front, match(noun))).toBe(isOther);
});

it.each([
  ['Inflatable foot rest for flights, navy', 'stool', true],
  ['Hammock for two adults', 'hammock', false],
  ['Hammock for beginners', 'hammock', false],
])('"%s" has a use of its own: %s', (title, noun, isSpecial) => {
  expect(isForSpecialUse(title, match(noun))).toBe(isSpecial);
});
