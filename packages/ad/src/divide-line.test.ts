import { msToTicks, type ScriptWord } from '@reelwright/timeline';
import { describe, expect, it } from 'vitest';
import { divideLine } from './divide-line.ts';
import { markWords } from './mark-words.ts';

const WORD_MS = 330;

/** Times the words of a line, one third of a second each. */
function speak(texts: readonly string[], spaceAfter = true): { words: ScriptWord[]; until: number } {
  const words = texts.map((text, index) => ({
    id: `w0-${index}`,
    scene: 'scene-0',
    text,
    start: msToTicks(index * WORD_MS),
    end: msToTicks((index + 1) * WORD_MS),
    spaceAfter,
  }));
  return { words, until: msToTicks(texts.length * WORD_MS) };
}

function divideEnglish(line: string) {
  const { words, until } = speak(line.split(' '));
  return divideLine(markWords(line, 'en'), words, { until });
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u200b', '');

describe('a spoken line', () => {
  it('is divided between its clauses, each from the word on that begins it', () => {
    const phrases = divideEnglish('A hand weeder with a lever: it pops dandelions out, root and all.');
    expect(phrases.map(({ text }) => plain(text))).toEqual([
      'A hand weeder with a lever',
      'it pops dandelions out, root and all.',
    ]);
    expect(phrases.map(({ at }) => at)).toEqual([0, 6].map((word) => msToTicks(word * WORD_MS)));
  });

  it('keeps the words of two sentences apart, and no phrase ends with a word that leans on the next', () => {
    const phrases = divideEnglish("Sniff your scarf. That's you. Meet the scent of a rose garden in June.");
    const texts = phrases.map(({ text }) => plain(text));
    expect(texts.slice(0, 2)).toEqual(['Sniff your scarf.', "That's you."]);
    expect(texts.filter((text) => /\b(?:the|of|a|in)$/u.test(text))).toEqual([]);
    expect(texts.join(' ')).toBe("Sniff your scarf. That's you. Meet the scent of a rose garden in June.");
  });

  it('is divided behind the brand of a long name', () => {
    const text = 'The Pali Ceramics Hand-painted Indigo Brushstroke Porcelain Pitcher and Cup.';
    const { words, until } = speak(text.split(' '));
    const line = markWords(text, 'en', ['Pali Ceramics']);
    const phrases = divideLine(line, words, { until, brand: 'Pali Ceramics' });
    expect(plain(phrases[0]?.text ?? '')).toBe('The Pali Ceramics');
  });

  it('is one phrase if it is a short sentence, and never divided within a list', () => {
    expect(divideEnglish('A small plastic cruiser board for the city.')).toHaveLength(1);
    const texts = divideEnglish('The Torq Cordless Drill: a cordless drill for wood, metal and brick.').map(
      ({ text }) => plain(text),
    );
    expect(texts).toEqual(['The Torq Cordless Drill', 'a cordless drill for wood, metal and brick.']);
  });

  it('is one phrase if it is short', () => {
    expect(divideEnglish('Laces are a tax.')).toHaveLength(1);
  });

  it('is divided in Chinese too, without the commas between its phrases', () => {
    const line = '质地轻盈的保湿面霜，早晚薄涂一层，脸上水润不油腻。';
    const { words, until } = speak(
      ['质地', '轻盈的', '保湿', '面霜，', '早晚', '薄涂', '一层，', '脸上', '水润', '不油腻。'],
      false,
    );
    expect(divideLine(markWords(line, 'zh-CN'), words, { until }).map(({ text }) => plain(text))).toEqual([
      '质地轻盈的保湿面霜',
      '早晚薄涂一层，脸上水润不油腻。',
    ]);
  });

  it('is not divided by words of another line', () => {
    const { words, until } = speak(['Something', 'else.']);
    expect(divideLine('A hand weeder with a lever, root and all.', words, { until })).toEqual([]);
  });
});
