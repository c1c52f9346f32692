import { expect, it } from 'vitest';
import { mineFeatures, mineStates } from './mine-features.ts';

it.each([
  ['The stick shoots away, while the 180° rotating mount gives you flexibility', ['180° rotating mount']],
  ['Tuck it in your bag or keep it close with the handy wrist strap.', ['handy wrist strap']],
  ['It comes with a removable leather strap and a charging cable.', ['removable leather strap']],
  ['Have fun with your friends.', []],
  ['Spend time with the family.', []],
  ['It is sold with a discount.', []],
])('finds in "%s" the parts it names in passing', (sentence, parts) => {
  expect(mineFeatures(sentence)).toEqual(parts);
});

it.each([
  [
    'Shaped to a classic silhouette, these boots are constructed from pure leather that will age well.',
    ['Shaped to a classic silhouette', 'constructed from pure leather'],
  ],
  ['This bag is lined with soft cotton.', ['lined with soft cotton']],
  ['This bag is lovely.', []],
])('finds in "%s" how the product is made', (sentence, states) => {
  expect(mineStates(sentence)).toEqual(states);
});
