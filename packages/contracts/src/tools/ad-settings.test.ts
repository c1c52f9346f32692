import { describe, expect, test } from 'vitest';
import { endsSentence, isBigLine, splitLine } from './ad-settings.ts';

describe('splitLine', () => {
  test('separates the first sentence from the rest', () => {
    expect(splitLine('Battery dead? This one plays on. Try it.')).toEqual([
      'Battery dead?',
      'This one plays on. Try it.',
    ]);
    expect(splitLine('手套滑？这双不滑。')).toEqual(['手套滑？', '这双不滑。']);
  });

  test('keeps one sentence whole, with its decimal point', () => {
    expect(splitLine(' An f/1.8 lens for 9.99. ')).toEqual(['An f/1.8 lens for 9.99.']);
  });
});

test('a sentence ends at an English or Chinese full stop, not at a decimal point', () => {
  expect(['dead?', 'Now!', '9.99.', '这双不滑。', '手套滑？'].filter((text) => !endsSentence(text))).toEqual([]);
  expect(['f/1.8', 'lens,', '不滑，', ''].filter(endsSentence)).toEqual([]);
});

test('a line is shown as type if none of its sentences is too long', () => {
  expect(isBigLine('Battery dead on the way home? This game controller has 12 hours of play.', 'en')).toBe(true);
  expect(isBigLine(`This one ${'and that one '.repeat(10)}plays on.`, 'en')).toBe(false);
  expect(isBigLine(' ', 'en')).toBe(false);
});
