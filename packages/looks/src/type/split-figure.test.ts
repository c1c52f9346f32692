import { expect, it } from 'vitest';
import { splitFigure } from './split-figure.ts';

it.each([
  [
    'The beam reaches 380 metres.',
    ['380 metres'],
    { figure: '380 metres', rest: 'The beam reaches', isRestFirst: true },
  ],
  ['18 hours on two batteries', ['18 hours'], { figure: '18 hours', rest: 'on two batteries', isRestFirst: false }],
  [
    'A 22\u00a0inch blade of carbon steel',
    ['22 inch'],
    { figure: '22\u00a0inch', rest: 'blade of carbon steel', isRestFirst: false },
  ],
  ['5 litres?', ['5 litres'], { figure: '5 litres?', rest: '', isRestFirst: false }],
  ['10 seconds.', ['10 seconds'], { figure: '10 seconds', rest: '', isRestFirst: false }],
  ['续航\u200b60\u200b分钟', ['60分钟'], { figure: '60\u200b分钟', rest: '续航', isRestFirst: true }],
  ['Resoled free of charge', ['free of charge'], { figure: 'free of charge', rest: 'Resoled', isRestFirst: true }],
  [
    'Waterproof for 24 hours',
    ['Waterproof', '24 hours'],
    { figure: '24 hours', rest: 'Waterproof for', isRestFirst: true },
  ],
])('sets the amount of %j apart, else its promise', (text, accents, split) => {
  expect(splitFigure(text, accents)).toEqual(split);
});

it.each([
  ['words on both sides of the amount', 'It runs 18 hours on two batteries', ['18 hours']],
  ['a promise between other words', 'Cuts on the push only', ['the push']],
  ['a promise too long to be larger than other type', 'Resoled in the first year of use', ['in the first year of use']],
  ['an amount that is a part of a longer one', 'Insulated to 1000 volts', ['000 volts']],
  ['an amount too long to be larger than other type', 'Resists 1000 to 2500 newtons', ['1000 to 2500 newtons']],
])('leaves a line whole for %s', (_case, text, accents) => {
  expect(splitFigure(text, accents)).toBeUndefined();
});
