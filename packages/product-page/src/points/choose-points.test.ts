import { expect, test } from 'vitest';
import { choosePoints, type PointSources } from './choose-points.ts';

const NOTHING: PointSources = {
  bullets: [],
  facts: [],
  told: [],
  nearby: () => ({ items: [], prose: [] }),
  texts: [],
  description: '',
  name: 'Blue Mug',
  writtenName: 'Blue Mug',
  brand: 'Potter',
  languageTag: 'en',
};

test('the product’s own list comes first, then tables, and text only fills gaps', () => {
  const bullets = ['Keeps tea warm for hours', 'Safe in the dishwasher'];
  const facts = [{ label: 'Material', value: 'glazed stoneware' }];
  const description = 'It fits every hand that likes tea.';
  expect(choosePoints({ ...NOTHING, bullets, facts, description })).toEqual({
    lines: [...bullets, 'Glazed stoneware'],
    fromDescription: false,
  });
  expect(choosePoints({ ...NOTHING, bullets, description })).toEqual({
    lines: [...bullets, 'It fits every hand that likes tea'],
    fromDescription: true,
  });
});

test('repeats neither a line nor the name', () => {
  const bullets = [
    'Blue mugs by Potter',
    'Keeps tea warm for hours',
    'Keeps your tea warm for hours',
    'KEEPS TEA WARM FOR HOURS',
  ];
  expect(choosePoints({ ...NOTHING, bullets }).lines).toEqual(['Keeps tea warm for hours']);
});

test('measures are used only if there is little else', () => {
  const facts = [
    { label: 'Height', value: '10 cm' },
    { label: 'Width', value: '8 cm' },
    { label: 'Depth', value: '8 cm' },
  ];
  expect(choosePoints({ ...NOTHING, facts }).lines).toEqual(['10 cm high', '8 cm wide']);
  const bullets = ['Keeps tea warm for hours', 'Safe in the dishwasher', 'Made of stoneware'];
  expect(choosePoints({ ...NOTHING, bullets, facts }).lines).toEqual(bullets);
});

test('a line that the shop cut inside a word of the name is left out', () => {
  const line = 'This barbecue rub of herbs and smoked paprika is just right for wings and for whole chick';
  expect(choosePoints({ ...NOTHING, bullets: [line], name: 'Rub for wings and chicken' }).lines).toEqual([]);
});

test('praise and small words beside the name’s own are not new', () => {
  const bullets = ['Beautiful blue mug', 'A mug in blue from Potter', 'Keeps tea warm for hours'];
  expect(choosePoints({ ...NOTHING, bullets }).lines).toEqual(['Keeps tea warm for hours']);
});

test('a page without other facts uses the measures in its text', () => {
  expect(choosePoints({ ...NOTHING, texts: ['Mug, height: 12 cm'] }).lines).toEqual(['12 cm high']);
});

test('a line that only another line explains is left out, unless it names the product or a number', () => {
  const bullets = [
    'This clay is dug up near the sea',
    'This blue mug stands on a cork foot',
    'These handles hold 3 kg of tea',
    'This model has a lid of solid oak',
  ];
  expect(choosePoints({ ...NOTHING, bullets }).lines).toEqual([...bullets.slice(1, 3), 'Lid of solid oak']);
});
