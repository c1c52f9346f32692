import { expect, test } from 'vitest';
import { findStatedMeasures, toRowPoints } from './point-rows.ts';

function say(label: string, value: string, languageTag = 'en') {
  return toRowPoints([{ label, value }], languageTag, 100).map(({ line }) => line)[0];
}

test.each([
  ['Material', 'full-grain leather', 'Full-grain leather'],
  ['Material', 'Leather', 'Made of leather'],
  ['Lining', 'Cotton', 'Cotton lining'],
  ['Outer fabric material', '98% cotton, 2% elastane', '98% cotton, 2% elastane'],
  ['Neckline', 'Round', 'Round neckline'],
  ['Heel type', 'Flat', 'Flat heel'],
  ['Battery life', 'Up to 10 hours', 'Up to 10 hours battery life'],
  ['Max. height', '1.20 m', '1.20 m max. height'],
  ['Waterproof case', 'Yes', 'Waterproof case'],
  ['Number of pieces', '500', '500 pieces'],
  ['Guarantee', '3 years', '3-year guarantee'],
  ['Battery type', 'Lithium-polymer battery', 'Lithium-polymer battery'],
  ['Compatibility', '- Compact camera - Smartphone', 'Compatible with Compact camera, Smartphone'],
])('phrases the row %j: %j as %j', (label, value, line) => {
  expect(say(label, value)).toBe(line);
});

test.each([
  ['Brand', 'Potter'],
  ['Colour', 'Deep blue'],
  ['Model number', 'MX 210 B'],
  ['Country of origin', 'Portugal and Spain'],
  ['Package weight', '2 kg'],
  ['Delivery', '3 working days'],
  ['Condition', 'Used but good'],
  ['Waterproof', 'No'],
  ['Care instructions', 'Hand wash only'],
  ['In den Korb', 'In den Korb'],
  ['Voltage', '220 Volt'],
])('makes no line of %j: %j', (label, value) => {
  expect(say(label, value)).toBeUndefined();
});

test('phrases rows in their language', () => {
  expect(say('Futter', 'Wolle', 'de')).toBe('Futter aus Wolle');
  expect(say('Suela', 'Goma', 'es')).toBe('Suela de goma');
  expect(say('Pikkus', '140 mm', 'et')).toBe('Pikkus 140 mm');
  expect(say('容量', '350ml', 'zh-CN')).toBe('容量350ml');
  expect(say('材质', '不锈钢、天然木', 'zh-CN')).toBe('不锈钢、天然木');
});

test('materials come before measures', () => {
  const rows = [
    { label: 'Width', value: '30 cm' },
    { label: 'Material', value: 'solid oak' },
  ];
  expect(toRowPoints(rows, 'en', 100).map(({ line }) => line)).toEqual(['Solid oak', '30 cm wide']);
});

test('material names are joined, and assembly is not a selling point', () => {
  expect(say('Material', 'polyester,sponge')).toBe('Made of polyester and sponge');
  expect(say('Level of Assembly', 'Partial Assembly')).toBeUndefined();
});

test('of two rows with the same outer material, the one that names the part stays', () => {
  const facts = [
    { label: 'Material', value: 'Sintético' },
    { label: 'Capellada', value: 'Sintetico' },
  ];
  expect(toRowPoints(facts, undefined, 100).map(({ line }) => line)).toEqual(['Capellada: Sintetico']);
});

test('finds the measures that a text mentions', () => {
  expect(findStatedMeasures('Shed width: 4 m length: 5 m')).toEqual([
    { label: 'width', value: '4 m' },
    { label: 'length', value: '5 m' },
  ]);
  expect(
    toRowPoints(findStatedMeasures('A pair of pillows, 18"w x 3"d x 18"h'), 'en', 100).map(({ line }) => line),
  ).toEqual(['Measures 18"w x 3"d x 18"h']);
  expect(findStatedMeasures('unmarked18\\"w x 3\\"d x 18\\"h')).toEqual([
    { label: 'dimensions', value: '18"w x 3"d x 18"h' },
  ]);
  expect(findStatedMeasures('It took 4 men 5 days')).toEqual([]);
});
