import { expect, test } from 'vitest';
import { cutAtClause, cutAtSentence, cutAtWord, sharedWords, toPlainText, toSentences } from './clean-text.ts';

test.each([
  ['<p>Soft&nbsp;<b>cotton</b></p><p>towel', 'Soft cotton towel'],
  ['Tom &amp;amp; Jerry', 'Tom & Jerry'],
  ['a\u0000b\u200b c\n\t d', 'ab c d'],
  ['<script>alert(1)</script>Mug', 'Mug'],
  ['5 < 6 & 7 > 2', '5 < 6 & 7 > 2'],
  ['\u202eevil', 'evil'],
])('%j reads %j', (text, plain) => {
  expect(toPlainText(text)).toBe(plain);
});

test('cuts between words, without a comma at the end', () => {
  expect(cutAtWord('A warm, soft, woollen blanket', 14)).toBe('A warm, soft');
  expect(cutAtWord('short', 10)).toBe('short');
});

test('cuts text without spaces at the limit, never inside a character', () => {
  expect(cutAtWord('超轻便携式折叠雨伞', 4)).toBe('超轻便携');
  expect(cutAtWord('aaa😀bbb', 4)).toBe('aaa');
});

test('keeps whole sentences if they fit', () => {
  expect(cutAtSentence('One is here. Two is there. Three is long.', 30)).toBe('One is here. Two is there.');
});

test('a point inside a number does not end a sentence', () => {
  expect(toSentences('It weighs 3.5 kg. It folds flat! 很轻。很暖。')).toEqual([
    'It weighs 3.5 kg.',
    'It folds flat!',
    '很轻。',
    '很暖。',
  ]);
});

test('shared words are measured relative to the shorter text', () => {
  expect(sharedWords('Blue Mug', 'The blue mug | Shop')).toBe(1);
  expect(sharedWords('Blue Mug', 'Red Cup')).toBe(0);
  expect(sharedWords('', 'x')).toBe(0);
});

test.each([
  ['Made in the U.S. Army style. It is warm.', ['Made in the U.S. Army style.', 'It is warm.']],
  ['Made in the U.S. The rest is stoneware.', ['Made in the U.S.', 'The rest is stoneware.']],
  ['It is 5 ft. 10 in. tall. It folds.', ['It is 5 ft. 10 in. tall.', 'It folds.']],
  ['Holds 16 fl. oz. Safe to wash.', ['Holds 16 fl. oz.', 'Safe to wash.']],
  ['Fits a 3.5 mm jack. Screen 16:9.', ['Fits a 3.5 mm jack.', 'Screen 16:9.']],
])('a unit or initials end a sentence only if another one follows: %j', (text, sentences) => {
  expect(toSentences(text)).toEqual(sentences);
});

test('a ratio, a time or a number is never cut in two', () => {
  const rest = 'of the old one which stood in the shop for many years and then in a museum';
  expect(cutAtClause(`The model is built at a scale of 1:18 and has all the details ${rest}`, 100).isWhole).toBe(false);
  expect(cutAtClause(`Weighs 1,250 g, ${rest} ${rest}`, 100).text).not.toBe('Weighs 1');
});
