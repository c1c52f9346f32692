import { expect, test } from 'vitest';
import { joinTexts, toTextLines } from './read-words.ts';

/** A row of Tesseract's table. */
const word = (line: number, confidence: number, text: string): string =>
  [5, 1, 1, 1, line, 1, 0, 0, 10, 10, confidence, text].join('\t');

test('joins words to lines: with spaces, but none between Chinese words', () => {
  const table = [
    word(1, 95, 'Summer'),
    word(1, 94, 'sale'),
    word(2, 90, '夏季'),
    word(2, 90, '特卖'),
    word(2, 92, '50%'),
  ];
  expect(toTextLines(table.join('\n'))).toEqual(['Summer sale', '夏季特卖 50%']);
});

test('leaves out what is read without certainty, marks and single characters', () => {
  const table = [word(1, 40, 'Siva'), word(2, 96, '|'), word(3, 90, 'x'), word(4, 88, 'OK'), '4\t1\t1\t1\t5\t0'];
  expect(toTextLines(table.join('\n'))).toEqual(['OK']);
});

test('takes a line of several frames once, whatever its case and spaces', () => {
  expect(joinTexts([['Summer sale', 'New'], ['SUMMER  SALE'], ['Now']])).toEqual(['Summer sale', 'New', 'Now']);
});
