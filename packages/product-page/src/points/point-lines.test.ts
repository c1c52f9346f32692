import { expect, test } from 'vitest';
import { splitCommaRun, splitFactText, splitMarkedLines, toPointLine, toPointSentences } from './point-lines.ts';

test('reads lists that a text writes with dashes, dots or ticks', () => {
  expect(
    splitMarkedLines('A bra for sport. - No wires - Light cups - Zip in front - Soft base. Made with care.'),
  ).toEqual(['No wires', 'Light cups', 'Zip in front', 'Soft base.']);
  expect(splitMarkedLines('✔ Keeps tea warm ✔ Safe in the dishwasher')).toEqual([
    'Keeps tea warm',
    'Safe in the dishwasher',
  ]);
  expect(splitMarkedLines('◎可提式設計，拿取貼心。◎附砧板，切菜輕鬆。')).toHaveLength(2);
});

test('dashes inside sentences are not read as a list', () => {
  expect(splitMarkedLines('The mug – made in Leeds – keeps tea warm – for hours.')).toEqual([]);
  expect(splitMarkedLines('Blue Mug - Potter')).toEqual([]);
});

test('reads a table written as one line', () => {
  expect(splitFactText('pan set, pieces: 6, material: steel, lid: glass, dishwasher safe')).toEqual([
    { label: 'pieces', value: '6' },
    { label: 'material', value: 'steel' },
    { label: 'lid', value: 'glass' },
  ]);
  expect(splitFactText('It keeps tea warm, fits every hand, and lasts: try it.')).toEqual([]);
});

test('a bullet loses its mark and its text about the shop', () => {
  expect(toPointLine('• Keeps tea warm. Free delivery on all orders.')).toBe('Keeps tea warm.');
  expect(toPointLine('– Free 30 day returns')).toBeUndefined();
});

test('merged rows make no line', () => {
  expect(toPointLine('Title: The Long Road Home Director: Ann Potter Cast: Bo Smith')).toBeUndefined();
});

test('a long bullet ends at a complete thought, never inside an enumeration or an aside', () => {
  const tail = 'so that it is still hot when the last guest has come in, sat down and taken a cup of it';
  expect(toPointLine(`The double wall keeps tea warm for two whole hours, ${tail}`)).toBe(
    'The double wall keeps tea warm for two whole hours',
  );
  expect(toPointLine(`Feels right at home: the rounded handle fits every hand, ${tail}`)).toBe('Feels right at home');
  expect(toPointLine(`POWER: The lamp gives eight hundred lumens for a room of twenty square metres, ${tail}`)).toBe(
    'The lamp gives eight hundred lumens for a room of twenty square metres',
  );
  const listed = `Keeps everything warm that you drink at home such as tea, coffee, cocoa, soup and ${'more '.repeat(10)}`;
  expect(toPointLine(listed)).toBeUndefined();
});

test('uses whole sentences, and cuts at a comma only if nothing else is said', () => {
  const long = `It keeps tea warm for two whole hours on the table, ${'a time long enough for every guest '.repeat(3)}.`;
  expect(toPointSentences(`It is made of stoneware. ${long} Have you tried it? It holds`)).toEqual([
    'It is made of stoneware.',
  ]);
  expect(toPointSentences(long)).toEqual([]);
  expect(toPointSentences(long, { isLastResort: true })).toEqual([
    'It keeps tea warm for two whole hours on the table',
  ]);
});

test('drops the purpose and reason of a long sentence', () => {
  const text = `It keeps tea warm for two whole hours on the table so that ${'every guest gets a hot cup and '.repeat(3)}more.`;
  expect(toPointSentences(text)).toEqual(['It keeps tea warm for two whole hours on the table']);
});

test('a heading in capitals does not join a sentence', () => {
  expect(toPointSentences('MATERIAL The mug is made of stoneware. It fits a hand of any size WASHING.')).toEqual([
    'The mug is made of stoneware.',
    'It fits a hand of any size',
  ]);
});

test('splits a text that is only a row of pieces', () => {
  const text = 'Fine old bag, black leather on the outside, red leather on the inside, some stains, double metal flap';
  expect(splitCommaRun(text)).toEqual([
    'Fine old bag',
    'black leather on the outside',
    'red leather on the inside',
    'double metal flap',
  ]);
});

test('a line loses its number and a heading before its sentence, but no meaningful label', () => {
  expect(toPointLine('2. The lid is turned from one piece of oak')).toBe('The lid is turned from one piece of oak');
  expect(toPointLine('The lid: It is turned from one piece of oak')).toBe('It is turned from one piece of oak');
  expect(toPointLine('Battery life: Up to 10 hours on one charge')).toBe('Battery life: Up to 10 hours on one charge');
});

test('an abbreviation before a number does not end a sentence', () => {
  expect(toPointLine('One socket for cards of rev. 2.0')).toBe('One socket for cards of rev. 2.0');
});

test('a sentence that is too long may fit without the subject that the ad shows', () => {
  const sentence =
    'The AB12C 18V Cordless Drill/Driver Kit is light and compact enough for working in tight spaces for long periods of time.';
  expect(toPointSentences(sentence, { name: '18V Cordless Drill Driver Kit' })).toEqual([
    'Light and compact enough for working in tight spaces for long periods of time',
  ]);
});

test('a complete enumeration ends a clause if another subject follows', () => {
  expect(
    toPointSentences(
      'Made of soft cotton that resists wrinkles, shrinking, fading and pilling, the shirt keeps its shape wash after wash.',
    ),
  ).toEqual(['Made of soft cotton that resists wrinkles, shrinking, fading and pilling']);
});
