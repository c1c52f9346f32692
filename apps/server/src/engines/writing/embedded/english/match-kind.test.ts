import { expect, test } from 'vitest';
import { matchKind } from './match-kind.ts';

const headOf = (name: string): string | undefined => matchKind({ name, selling_points: [], images: [] })?.head;

test.each([
  ['Carrot & Ginger Juice 330 ml', 'juice'],
  ['Lemon and Thyme Candle', 'candle'],
  ['Apple & Cinnamon Porridge', 'porridge'],
])('the flavours of %s are not its kind', (name, head) => {
  expect(headOf(name)).toBe(head);
});

test('of two kinds in a title the first is the name', () => {
  expect(headOf('Robot Vacuum & Mop')).toBe('robot vacuum');
  expect(headOf('Tea & Biscuits')).toBe('tea');
});
