import { expect, it } from 'vitest';
import { shortenName } from './product-name.ts';

it.each([
  [
    'Google Nest Mini Hands-Free Smart Speaker, 2nd Gen, Chalk',
    'Google',
    'the Google Nest Mini hands-free smart speaker',
    'speaker',
  ],
  ['11" iPad Pro (2020) - 512 GB, Silver', 'APPLE', 'iPad Pro', null],
  ['FLAT OVER-THE-KNEE BOOTS WITH TRACK SOLES', 'ZARA', 'the flat over-the-knee boots', null],
  ['MAVIS - Winter coat - black', undefined, 'the Mavis winter coat', 'coat'],
  ['Chinos - camel', 'Esprit', 'the chinos', null],
  ['Metal garage 4mx5m 13ftx17ft Matt black | Cheap steel garages', undefined, 'the metal garage', 'garage'],
  ["Ridley's Gin Lover Jigsaw Puzzle, 500 pieces", undefined, "Ridley's Gin Lover jigsaw puzzle", 'jigsaw puzzle'],
  ['Sony WH-1000XM5 Wireless Headphones', 'Sony', 'the Sony wireless headphones', null],
  ['Organic Ground Coffee 250g', undefined, 'organic ground coffee', null],
  ['The One Device: The Secret History of the iPhone', undefined, 'The One Device', null],
  ['Tork T15 Prime', 'Tork', 'Tork T15 Prime', null],
  [
    'Lemon/cheese/garlic/ginger Handheld Stainless Steel Cheese Slicer - Buy Cheese Slicer',
    undefined,
    'the handheld stainless steel cheese slicer',
    'slicer',
  ],
  [
    'Stainless Steel Water Bottle Leakproof BPA Free Sports Travel Mug 500ml',
    undefined,
    'the stainless steel water bottle',
    'bottle',
  ],
  ['UNIFLAME CARRYING SINK 可提式多功能不鏽鋼碗籃組 660416', undefined, 'the Uniflame carrying sink', 'sink'],
])('makes of "%s" what one can say', (title, brand, spoken, singular) => {
  const name = shortenName(title, brand);
  expect(name?.spoken).toBe(spoken);
  expect(name?.kind?.singular ?? null).toBe(singular);
});

it.each([
  ['Google Nest Mini Hands-Free Smart Speaker, 2nd Gen, Chalk', 'Google', 'the Google Nest Mini'],
  ['Belkin SoundForm Elite Smart Speaker with Google Assistant', 'BELKIN', 'the Belkin SoundForm Elite'],
  ['GANT Akron Leather Chelsea Boot, Cognac', 'GANT', 'the GANT Akron boots'],
  ["Ridley's Gin Lover Jigsaw Puzzle, 500 pieces", "Ridley's", "Ridley's Gin Lover puzzle"],
  ['Norton Security 3.0: 1 User, 5 Devices', 'Norton', null],
])('shortens "%s" to what a friend would call it', (title, brand, brief) => {
  expect(shortenName(title, brand)?.brief).toBe(brief);
});

it('has no name to say where no letter is Latin', () => {
  expect(shortenName('手工陶瓷花瓶', undefined)).toBeNull();
  expect(shortenName('!!! 24/7', undefined)).toBeNull();
});
