import { expect, test } from 'vitest';
import { repeatsLine } from './repeats-line.ts';

test.each([
  ['No laces', 'It slips on: no laces, no bending.'],
  ['Breathable cotton canvas upper', 'A breathable cotton canvas upper.'],
  ['帆布鞋面', '帆布鞋面透气，夏天也敢穿。'],
])('"%s" is dropped, because the caption says "%s"', (title, spoken) => {
  expect(repeatsLine(title, spoken)).toBe(true);
});

test.each([
  ['450 g cotton', 'Feel that sleeve.'],
  ['Two seconds', 'Step in and go, both shoes on before the lift comes.'],
  ['松紧鞋口', '一踩就进，不用弯腰。'],
])('"%s" is kept beside "%s"', (title, spoken) => {
  expect(repeatsLine(title, spoken)).toBe(false);
});
