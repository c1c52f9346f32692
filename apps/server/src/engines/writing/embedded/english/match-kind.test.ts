import { findKind, type KindMatch } from '@reelwright/product-kinds';
import { expect, test } from 'vitest';
import { isCollected, isForOtherUse } from './kind/other-use.ts';
import { findToldKind } from './kind/told-kind.ts';
import { matchKind } from './match-kind.ts';

const headOf = (name: string): string | undefined => matchKind({ name, selling_points: [], images: [] })?.head;

test.each([
  ['Carrot & Ginger Juice 330 ml', 'juice'],
  ['Lemon and Thyme Candle', 'candle'],
  ['Apple & Cinnamon Porridge', 'porridge'],
])('the flavours of %s are not its kind', (name, head) => {
  expect(headOf(name)).toBe(head);
});

test.each([
  ['Gaming Headset Wireless 40mm Drivers Detachable Mic', 'gaming headset'],
  ['Linen Pillowcase 50x75 Hidden Zipper', 'pillowcase'],
  ['Dumbbell 4kg Vinyl', 'dumbbell'],
  ['Camping Table 60 cm Folding Desk', 'camping table'],
  ['Raincoat Kids Unicorn', 'raincoat'],
  ['Picture Frame Solid Cherry', 'picture frame'],
  ['Electric Shaver Sonic', 'electric shaver'],
  ['Rucksack Rolltop Waterproof', 'rucksack'],
])('what stands behind the noun of %s is not its kind', (name, head) => {
  expect(headOf(name)).toBe(head);
});

test.each(['Weatherproof Horse Turnout Sheet 1200D', 'Fleece Pony Blanket'])('%s is no bed linen', (name) => {
  expect(headOf(name)).toBeUndefined();
});

test('a kit for making food is not the food', () => {
  expect(headOf('Sourdough Starter Kit')).not.toBe('sourdough');
});

test.each([
  ['Protein Powder Banana 1 kg', 'protein powder'],
  ['Nail Polish Set 8 colours incl. 2 glitters', 'nail polish'],
])('what a title tells behind its noun is not its kind: %s', (name, head) => {
  expect(headOf(name)).toBe(head);
});

test('things that are sold together are none of them', () => {
  const collects = (name: string, head: string) =>
    isCollected(name, { ...findKind({ name: head }), head } as KindMatch);
  expect(collects('Espresso Starter Kit (tamper, jug)', 'espresso')).toBe(true);
  expect(collects('First Aid Kit', 'first aid kit')).toBe(false);
  expect(collects('Mug Set of 4', 'mug')).toBe(false);
});

test('a deed before a noun makes another thing of it', () => {
  const isOther = (name: string): boolean => {
    const match = findKind({ name });
    return match !== undefined && isForOtherUse(name, match);
  };
  expect(isOther('Sandblasting Jacket, lined')).toBe(true);
  expect(isOther('Running Jacket')).toBe(false);
  expect(isOther('Reclining Sofa')).toBe(false);
  expect(isOther('Moisturising Hand Cream')).toBe(false);
});

test.each([
  ['Selenium Tablets 200 mcg', undefined],
  ['Iron 20 mg, 120 Vegan Tablets', undefined],
  ['Drawing Tablet 12 inch', 'drawing tablet'],
])('tablets that are taken are no screens: %s', (name, head) => {
  expect(headOf(name)).toBe(head);
});

test('what a thing holds is not the thing', () => {
  expect(headOf('Vitamin C Brightening Eye Serum 10%')).toBe('eye serum');
});

test('a thing that serves another is what is sold', () => {
  expect(headOf('Air Fryer Silicone Liners')).not.toBe('air fryer');
});

test('the name of a model behind the kind hides it from nobody', () => {
  expect(headOf('Trail Backpack Zorvex')).toBe('backpack');
});

test('a kind that only running text names is found there', () => {
  const told = (description: string) =>
    findToldKind({ name: 'Quiet Evenings', description, selling_points: [], images: [] })?.kind.id;
  expect(told('In this book, forty cooks share what they eat on Mondays.')).toBe('book');
  expect(told('This case is waterproof.')).toBeUndefined();
  expect(told('Nobody reads it in a chair.')).toBeUndefined();
});

test('of two kinds in a title the first is the name', () => {
  expect(headOf('Robot Vacuum & Mop')).toBe('robot vacuum');
  expect(headOf('Tea & Biscuits')).toBe('tea');
});
