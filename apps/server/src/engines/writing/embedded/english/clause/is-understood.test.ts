import { expect, test } from 'vitest';
import { isUnderstood } from './is-understood.ts';

const POINTS = [
  'knurled grip doesn’t slip',
  'machine washes and gets softer',
  'swap nozzle for gutters and tight corners',
  'fits in carry-on',
  'throws picture up to 120 inches',
  'spreads shampoo to the root, use less',
  '8 oz bag zips shut',
  'trains hook up with magnets',
  'snaps into brim',
  '4 modes: soft, pulse and point',
  '2 gallon, 5 sandwich',
  'sends alert when bird lands',
  'casts a pattern at night',
];
const said = POINTS.join('\n').toLowerCase();
const isSaid = (line: string, isMany = false): boolean =>
  isUnderstood(line, { names: ['the Acme Kettle', 'Acme Kettle'], said, isMany });

test.each([
  // As the seller wrote it.
  'Knurled grip doesn’t slip.',
  'Here’s the Acme Kettle. Casts a pattern at night.',
  // With articles that the grammar adds, too.
  'It snaps into the brim.',
  'The Acme Kettle snaps into the brim.',
  '4 modes: soft, pulse and point.',
])('"%s" is told', (line) => {
  expect(isSaid(line)).toBe(true);
});

test.each([
  // Articles that are a guess.
  'The machine washes and gets softer.',
  'It trains the hook up with magnets.',
  // What the buyer does is no thing.
  'A swap nozzle for gutters and tight corners.',
  'Spreads shampoo to the root, use less.',
  // One thing without its article, and several without their plural.
  'Fits in carry-on.',
  'It throws picture up to 120 inches.',
  '8 oz bag zips shut.',
  'Sends alert when bird lands.',
  '2 gallon, 5 sandwich.',
])('"%s" is not told', (line) => {
  expect(isSaid(line)).toBe(false);
});

test('a verb may agree with several products', () => {
  expect(isSaid('They cast a pattern at night.', true)).toBe(true);
});
