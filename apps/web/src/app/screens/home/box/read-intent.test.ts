import { expect, test } from 'vitest';
import { readIntent } from './read-intent.ts';

const urlOf = (typed: string): string | null => {
  const intent = readIntent(typed);
  return intent.kind === 'link' ? intent.url : null;
};

test.each([
  ['https://shop.example/tea', 'https://shop.example/tea'],
  ['  https://www.shop.example/tea?size=2#top ', 'https://www.shop.example/tea?size=2#top'],
  ['shop.example/tea', 'https://shop.example/tea'],
  ['www.shop.example', 'https://www.shop.example/'],
  ['http://127.0.0.1:9000/tea', 'http://127.0.0.1:9000/tea'],
  ['https://shop.example/茶杯', 'https://shop.example/%E8%8C%B6%E6%9D%AF'],
])('a link is recognized: %s', (typed, url) => {
  expect(urlOf(typed)).toBe(url);
});

test.each([
  ['Look at this: https://shop.example/tea, it is lovely!', 'https://shop.example/tea'],
  ['I found it (https://shop.example/tea_(green)).', 'https://shop.example/tea_(green)'],
  ['“https://shop.example/tea”', 'https://shop.example/tea'],
  [
    '【淘宝】https://m.tb.example/h.5xYz?tk=abc CZ001 「山岚青瓷茶杯」\n点击链接直接打开',
    'https://m.tb.example/h.5xYz?tk=abc',
  ],
  ['看看这个https://shop.example/cup，真好看', 'https://shop.example/cup'],
  ['Tea\nhttps://shop.example/tea', 'https://shop.example/tea'],
])('a link is found among the words it was shared with: %s', (typed, url) => {
  expect(urlOf(typed)).toBe(url);
});

test('the words around a link are kept', () => {
  expect(readIntent('Trail Mug, $24\nhttps://shop.example/mug\n- Holds 350 ml')).toMatchObject({
    kind: 'link',
    words: 'Trail Mug, $24\n \n- Holds 350 ml',
  });
});

test('several links: the first is read, and the others are counted once each', () => {
  const typed = 'https://a.example/1 https://b.example/2 https://a.example/1';
  expect(readIntent(typed)).toEqual({
    kind: 'link',
    url: 'https://a.example/1',
    host: 'a.example',
    others: 1,
    words: '',
  });
});

test.each([
  'A light daily serum in an amber bottle.',
  'Ready in 2.5 minutes',
  '手工拉坯的青瓷茶杯',
  'https://',
  'one word',
])('a text without a link stays a text: %s', (typed) => {
  expect(readIntent(typed)).toEqual({ kind: 'text', text: typed });
});

test('white space is empty content', () => {
  expect(readIntent(' \n ')).toEqual({ kind: 'nothing' });
});
