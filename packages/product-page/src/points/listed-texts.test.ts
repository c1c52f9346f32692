import { expect, test } from 'vitest';
import { readPropertyFacts, readToldRecord } from './listed-texts.ts';

test('a record’s list of lines precedes its text, whatever its shape', () => {
  const lines = ['Oak lid that closes', 'Leakproof spout'];
  expect(readToldRecord('It keeps tea warm.', [lines], 'Mug')).toEqual({ items: lines, prose: ['It keeps tea warm.'] });
  expect(readToldRecord('', [lines.map((text) => ({ text }))], 'Mug').items).toEqual(lines);
  expect(readToldRecord('', [{ itemListElement: lines.map((name) => ({ name })) }], 'Mug').items).toEqual(lines);
  expect(readToldRecord('', ['<ul><li>Oak lid that closes</li><li>Leakproof spout</li></ul>'], 'Mug').items).toEqual(
    lines,
  );
});

test('flags and codes are not lines', () => {
  expect(readToldRecord('', [['new', 'SALE20'], { isNew: true }, 7], 'Mug').items).toEqual([]);
});

test('a product item’s properties are rows, with their unit', () => {
  expect(
    readPropertyFacts({
      material: 'Glazed stoneware',
      additionalProperty: [
        { name: 'Capacity', value: 350, unitText: 'ml' },
        { name: 'Empty', value: '' },
      ],
    }),
  ).toEqual([
    { label: 'Material', value: 'Glazed stoneware' },
    { label: 'Capacity', value: '350 ml' },
  ]);
});
