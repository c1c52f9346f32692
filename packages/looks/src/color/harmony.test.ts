import { expect, test } from 'vitest';
import { LOOKS } from '../looks.ts';
import { deriveColors } from './derive-colors.ts';
import { isHarmonious } from './harmony.ts';

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
