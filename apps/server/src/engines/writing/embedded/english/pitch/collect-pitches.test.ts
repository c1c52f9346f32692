import { expect, it } from 'vitest';
import { collectBenefits, collectPitches } from './collect-pitches.ts';

const of = { match: undefined, isMany: false, name: 'Gauge' };
const product = (name: string, description = '', points: string[] = []) => ({
  name,
  brand: 'Nolo House',
  description,
  selling_points: points,
  images: [],
});
const listPitches = (name: string, description: string) =>
  collectPitches(description, product(name, description), of).map(({ fact }) => fact);

it('the first sentence leads, and only it opens an ad', () => {
  const [first, second] = listPitches(
    'Crackle',
    'Garlic and shallots are fried low and slow until they shatter. Spoon it over eggs on a slow Sunday morning.',
  );
  expect(first?.weight).toBeGreaterThan(second?.weight ?? 0);
  expect(first?.pitch?.hooks).not.toEqual([]);
  expect(second?.pitch?.hooks).toEqual([]);
});

it('a sentence that says what the product is becomes its description', () => {
  const [first] = listPitches('Dusk Spritz', 'Dusk is our alcohol-free aperitif, built on bitter orange.');
  expect(first?.text).toBe('Our alcohol-free aperitif, built on bitter orange');
  expect(first?.pitch?.statements[0]?.text).toBe('{branded}: our alcohol-free aperitif, built on bitter orange.');
});

it.each([
  ['the product’s own name', 'Norvik Kettle', 'With the Norvik Kettle your mornings begin well.'],
  ['the maker', 'Kettle', 'The kitchen at Nolo House has never been so quiet.'],
])('a sentence with %s is left out: the ad says it itself', (_what, name, description) => {
  expect(listPitches(name, description)).toEqual([]);
});

it.each([
  ['long handle so fingers stay out', 'A long handle, so fingers stay out'],
  ['flat on head so it won’t roll off bench', 'Flat on head, so it won’t roll off bench'],
])('a point that says what it is good for is said: "%s"', (point, said) => {
  const [fact] = collectBenefits(point, product('Gauge', '', [point]), { ...of, place: 0, whole: point });
  expect(fact?.text.replaceAll("'", '’')).toBe(said);
});

it.each([
  'will not stop heatstroke, use your head',
  'walnut handle, 3 rivets',
  'posted between 2 boards so it arrives flat',
])('a warning, a plain part or the parcel is no benefit: "%s"', (point) => {
  expect(collectBenefits(point, product('Vest', '', [point]), { ...of, place: 0, whole: point })).toEqual([]);
});
