import { expect, test } from 'vitest';
import { createBindingCheck } from './binding-check.ts';

const isBound = createBindingCheck(['Torvik Camping Lantern', 'Runs 40 hours', '304不锈钢炒锅', '煎鱼不易粘']);

test.each([
  ['A lantern for two.', true],
  ['Only $20.', true],
  ['煎鱼，还怕粘？', true],
  ['Where did it go this time?', false],
  ['还在等什么？', false],
])('tells if "%s" could open any ad', (line, expected) => {
  expect(isBound(line)).toBe(expected);
});
