import { segmentText } from '@reelwright/timeline';
import { expect, test } from 'vitest';
import { markWords } from './mark-words.ts';

const piecesOf = (text: string) => segmentText(markWords(text, 'zh-CN')).map(({ text: piece }) => piece);

test('a Chinese title breaks between words, not within one', () => {
  expect(piecesOf('为每一天设计的好物')).toEqual(['为', '每一', '天', '设计', '的', '好物']);
});

test('numbers stay with their units, and punctuation with what it follows', () => {
  expect(piecesOf('保温12小时，轻便')).toEqual(['保温', '12小时，', '轻便']);
});

test('other languages are left as they are', () => {
  expect(markWords('Made for every day', 'en')).toBe('Made for every day');
});
