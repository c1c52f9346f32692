import { expect, test } from 'vitest';
import { LOOKS } from '../looks.ts';
import { deriveColors } from './derive-colors.ts';
import { isBackgroundFor, isHarmonious, listBackgrounds } from './harmony.ts';

test.each([
  ['#1f7a72', '#2f9a6a', 'related hues'],
  ['#1f7a72', '#8a8a8a', 'a grey'],
  ['#1f4a9a', '#efe3cc', 'opposite hues, one of them pale'],
])('%s and %s stand well beside each other: %s', (one, other) => {
  expect(isHarmonious(one, other)).toBe(true);
});

test.each([
  ['#1f7a72', '#d0202c'],
  ['#1a4b4a', '#f0606a'],
  ['#692c25', '#00d0f0'],
  ['#d0202c', '#7a3cff'],
])('%s and %s clash', (one, other) => {
  expect(isHarmonious(one, other)).toBe(false);
});

test.each(Object.values(LOOKS))(
  "a small label of another colour does not colour a product's ad ($id)",
  ({ colors }) => {
    const drill = { subject: '#1f7a72', palettes: [['#1f7a72', '#202020', '#d0202c']] };
    const { accent, support } = deriveColors(colors, drill);
    expect(isHarmonious(accent, drill.subject)).toBe(true);
    expect(isHarmonious(support, drill.subject)).toBe(true);
  },
);

test.each(Object.values(LOOKS))('a dark product has a hue too ($id)', ({ colors }) => {
  const { accent } = deriveColors(colors, { subject: '#1a4b4a', palettes: [['#1a4b4a', '#202020', '#d0202c']] });
  expect(isHarmonious(accent, '#1a4b4a')).toBe(true);
});

test.each([
  ['#f4d2b0', '#e8862e', 'a pale tone of its own hue'],
  ['#efece6', '#c8322f', 'paper'],
  ['#17181c', '#2456b8', 'a dark grey'],
  ['#c9d7ee', '#f4f4f2', 'a pastel, if the product has no hue'],
])('%s is a background for %s: %s', (background, product) => {
  expect(isBackgroundFor(background, product)).toBe(true);
});

test.each([
  ['#2a78c8', '#e8862e', 'the opposite hue, which is for buttons'],
  ['#0b5c78', '#ad7f56', 'a strong colour of another hue'],
  ['#b04cf0', '#f4f4f2', 'a glaring colour'],
])('%s is none for %s: %s', (background, product) => {
  expect(isBackgroundFor(background, product)).toBe(false);
});

test.each(['#e8862e', '#c8322f', '#2456b8', '#1f7a72', '#f4cd6c', '#8d7c5e', '#ffffff'])(
  'the backgrounds in the hue of %s suit it',
  (product) => {
    expect(listBackgrounds(product).filter((background) => !isBackgroundFor(background, product))).toEqual([]);
  },
);
