import { expect, test } from 'vitest';
import { findAccents } from './find-accents.ts';

/** The accent of a line that quotes a seller's fact. */
function accentOf(text: string, { name = 'Reading Lamp', language = 'en' as const, isFact = true } = {}) {
  const source = { start: 0, end: text.length, field: 'selling_points.0', source_start: 0, source_end: text.length };
  return findAccents(
    { text, sources: isFact ? [{ ...source, field: 'selling_points.0' as const }] : [] },
    { product: { name }, language },
  )[0];
}
const chinese = (text: string, name = '阅读灯') =>
  findAccents(
    {
      text,
      sources: [{ start: 0, end: text.length, field: 'selling_points.0', source_start: 0, source_end: text.length }],
    },
    { product: { name }, language: 'zh-CN' },
  )[0];

test.each([
  ['Five hours on one charge.', 'Five hours'],
  ['A 1000 W motor, up to 3,000 rpm.', '1000 W'],
  ['Yours for $59.', '$59'],
  ['60 pieces of solid beech', '60 pieces'],
])('an amount is marked with its unit: %s', (line, accent) => {
  expect(accentOf(line)).toBe(accent);
});

test.each([
  ['Assembles with no tools.', 'no tools'],
  ['The cover is machine-washable.', 'machine-washable'],
  ['Fragrance free, and gentle.', 'Fragrance free'],
])('else what is not needed, or does not happen: %s', (line, accent) => {
  expect(accentOf(line)).toBe(accent);
});

test('else the thing that distinguishes the product, with its adjective, where a fact supports it', () => {
  expect(accentOf('It has an emerald-green stone in the middle.')).toBe('emerald-green stone');
  expect(accentOf('It has an emerald-green stone in the middle.', { isFact: false })).toBeUndefined();
  expect(accentOf('The winter cover seals the opening.')).toBe('winter cover');
});

test.each([
  'Meet the Reading Lamp.',
  'This is the one that was missing.',
  'Tired of no light at all?',
  'Feet sliding on the board?',
  'Now it stays on.',
  'Runs on time.',
])('a line that promises nothing has no accent: %s', (line) => {
  expect(accentOf(line)).toBeUndefined();
});

test('a number of the name is no promise', () => {
  expect(accentOf('Meet the AirPods Pro 2.', { name: 'AirPods Pro 2' })).toBeUndefined();
  expect(accentOf('This is Niacinamide 10%.', { name: 'Niacinamide 10% Serum' })).toBeUndefined();
});

test('amounts, promises and things of Chinese lines are marked', () => {
  expect(chinese('一抹上色，8小时滋润。')).toBe('8小时');
  expect(chinese('干唇不卡纹，不起皮。')).toBe('不卡纹');
  expect(chinese('304不锈钢水盘，可拆洗。')).toBeUndefined();
  expect(chinese('楼下听不见。')).not.toBe('不见');
  expect(chinese('五个码可选。')).toBeUndefined();
  expect(chinese('加厚桶身，带滚轮和拉杆。')).toBe('加厚桶身');
  expect(chinese('建议手洗，深浅分开。', '连衣裙')).not.toBe('建议手洗');
  expect(chinese('看看阅读灯。')).toBeUndefined();
});

test('each clause of a line has its own', () => {
  const line = { text: 'A 1000 W motor, no tools, up to 3,000 rpm.', sources: [] };
  const about = { product: { name: 'Hand Drill' }, language: 'en' as const };
  expect(findAccents(line, about)).toEqual(['1000 W', 'no tools', '3,000 rpm']);
});
