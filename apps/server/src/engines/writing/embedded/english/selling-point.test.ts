import { expect, it } from 'vitest';
import { readSellingPoint, type SellingPoint } from './selling-point.ts';

const show = (point: SellingPoint | null): string => {
  if (point === null) return 'nothing';
  if (point.kind === 'noun') return `noun: ${point.phrase.text} (${point.phrase.number ?? 'unknown'})`;
  if (point.kind === 'spec') return `spec: ${point.label} = ${point.value}`;
  return `${point.kind}: ${point.text}`;
};

it.each([
  ['12-hour battery life', 'noun: 12-hour battery life (uncountable)'],
  ['Long Battery Life', 'noun: long battery life (uncountable)'],
  ['Elastic upper', 'noun: elastic upper (singular)'],
  ['2 straps', 'noun: 2 straps (plural)'],
  ['Light body', 'noun: light body (singular)'],
  ['USB-C CHARGING PORT', 'noun: USB-C charging port (singular)'],
  ['Keeps drinks hot for 12 hours', 'does: keeps drinks hot for 12 hours'],
  ['Featuring a gathered detail on the chest', 'does: features a gathered detail on the chest'],
  ['With a removable hood', 'does: comes with a removable hood'],
  [
    'Enjoy richer and bigger sounding music, thanks to a 40% stronger bass than the original Mini.',
    'imperative: enjoy richer and bigger sounding music',
  ],
  ['Hang it on your wall', 'imperative: hang it on your wall'],
  ['Lightweight and foldable', 'is: lightweight and foldable'],
  ['✅ Dishwasher safe!', 'is: dishwasher safe'],
  ['BPA free', 'is: BPA free'],
  ['Made of oak', 'is: made of oak'],
  ['Material: 100% cotton', 'is: made of 100% cotton'],
  ['Colour: Black', 'spec: Colour = black'],
  [
    'Master the kitchen: Helps you with timers and recipes every day',
    'does: helps you with timers and recipes every day',
  ],
  ['It fits in any bag.', 'quote: It fits in any bag'],
  ['The lid comes off in one move', 'quote: The lid comes off in one move'],
  ['Who needs a laptop?', 'nothing'],
  ['AIRFIT®', 'nothing'],
  ['!!!', 'nothing'],
])('reads "%s" for what it is', (line, expected) => {
  expect(show(readSellingPoint(line, new Set()))).toBe(expected);
});

it('leaves names their capitals', () => {
  expect(show(readSellingPoint('Powered by Google Assistant', new Set()))).toBe('is: powered by Google Assistant');
  expect(show(readSellingPoint('Smart Sensor for Lumo', new Set(['lumo'])))).toBe(
    'noun: smart sensor for Lumo (singular)',
  );
});

it('drops the half of a line that the page cut off', () => {
  const cut = 'Protects your files, so that they are safe from prying eyes wherever you may be and whatever you d';
  expect(cut.length).toBeGreaterThanOrEqual(98);
  expect(show(readSellingPoint(cut, new Set()))).toBe('does: protects your files');
});
