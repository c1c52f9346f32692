import { expect, test } from 'vitest';
import { bindImage } from './bind-images.ts';

const variants = [
  { subjectColor: '#8e9196', source: 'https://shop.example/hoodie-grey.jpg' },
  { subjectColor: '#2456b8', source: 'https://shop.example/hoodie-blue.jpg' },
  { subjectColor: '#f2f1ee', source: 'https://shop.example/hoodie-white.jpg' },
];

test('a line that names blue gets the blue image', () => {
  expect(bindImage('Plus, it comes in blue.', variants)).toBe(1);
  expect(bindImage('蓝色最耐看。', variants)).toBe(1);
});

test('a line about all colours gets no image of its own', () => {
  expect(bindImage('Blue, grey or white: your call.', variants)).toBeUndefined();
});

test('a colour that no image shows selects none', () => {
  const plain = variants.map(({ subjectColor }) => ({ subjectColor }));
  expect(bindImage('Also in red.', plain)).toBeUndefined();
});

test('a line about the sole gets the image of the sole', () => {
  const views = [{ source: 'a/plimsoll-front.jpg' }, { source: 'a/plimsoll-sole.jpg?w=800' }];
  expect(bindImage('The sole is vulcanised: it bends.', views)).toBe(1);
  expect(bindImage('A plimsoll for the beach.', views)).toBeUndefined();
});

test('a line that names the colour of a part too gets the image of the colour named first', () => {
  expect(bindImage('This hoodie is blue with grey cuffs.', variants)).toBe(1);
});

test('a product with a hue is not called grey, so the name of Earl Grey chooses no green powder', () => {
  const teas = [{ subjectColor: '#1f1a18' }, { subjectColor: '#5b740e' }];
  expect(bindImage('The answer is Earl Grey.', teas)).toBeUndefined();
});
