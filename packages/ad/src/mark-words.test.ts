import { breakLines, segmentText } from '@reelwright/timeline';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markWords } from './mark-words.ts';

const piecesOf = (text: string, names: string[] = []) =>
  segmentText(markWords(text, 'zh-CN', names)).map(({ text: piece }) => piece);

test('a Chinese title breaks between words, not within one', () => {
  expect(piecesOf('为每一天设计的好物')).toEqual(['为', '每一', '天', '设计的', '好物']);
  expect(piecesOf('不锈钢保温杯')).toContain('保温杯');
});

test('numbers stay with their units, and punctuation with what it follows', () => {
  expect(piecesOf('保温12小时，轻便')).toEqual(['保温', '12小时，', '轻便']);
});

test('product and brand names stay whole, unless they would fill a line', () => {
  expect(piecesOf('极光保温杯，来了', ['极光保温杯', '极光'])[0]).toBe('极光保温杯，');
  expect(markWords('Meet AirPods Pro 2', 'en', ['AirPods Pro 2'])).toBe('Meet AirPods\u00a0Pro\u00a02');
  expect(markWords('Apple AirPods Pro 2 with Charging Case', 'en', ['Apple AirPods Pro 2 with Charging Case'])).toBe(
    'Apple AirPods Pro\u00a02 with Charging Case',
  );
});

test('other text with spaces is unchanged', () => {
  expect(markWords('Made for every day', 'en')).toBe('Made for every day');
});

/** Unbreakable parts of titles, and words around them. */
const PARTS = {
  en: {
    names: ['AirPods Pro 2', 'Salt & Stone', 'Aurora'],
    wholes: ['AirPods Pro 2', 'Salt & Stone', '$1,299.00', '24 hours', '1 000 ml', '3 in 1', '4.8 out of 5', 'May 5'],
    others: ['the', 'bottle', 'keeps', 'hot,', 'with', 'unbelievably', 'you?'],
    joint: ' ',
  },
  'zh-CN': {
    names: ['AirPods Pro 2', '极光保温杯', '蓝月亮'],
    wholes: [
      'AirPods Pro 2',
      '极光保温杯',
      '蓝月亮',
      '保温杯',
      '洗衣液',
      '24小时',
      '¥39.9',
      '3合1',
      '500毫升',
      '第3代',
    ],
    others: ['这款', '真的', '好用，', '每天', '喝水。', '带着'],
    joint: '',
  },
} as const;

describe.each(['en', 'zh-CN'] as const)('the lines of any title (%s)', (language) => {
  const { names, wholes, others, joint } = PARTS[language];

  test('split no word, name or number, and lose no character', () => {
    const parts = fc.array(fc.oneof(fc.constantFrom(...wholes), fc.constantFrom(...others)), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(parts, fc.integer({ min: 4, max: 24 }), (chosen, maxWidth) => {
        // An unrelated word separates the parts.
        const written = chosen.join(language === 'en' ? ' and ' : '，但是');
        const pieces = segmentText(markWords(written, language, names));
        const measured = pieces.map(({ text, spaceAfter, staysWithNext }) => ({
          width: text.length,
          spaceAfter,
          staysWithNext,
        }));
        const lines = breakLines({ words: measured, spaceWidth: 1, maxWidth }).lines.map(({ from, to }) =>
          pieces
            .slice(from, to)
            .map(({ text, spaceAfter }) => text + (spaceAfter ? ' ' : ''))
            .join('')
            .replaceAll('\u00a0', ' ')
            .trim(),
        );
        const bare = (text: string) => text.replaceAll(/\s/gu, '');
        expect(bare(lines.join(joint))).toBe(bare(written));
        const shown = lines.join('\n');
        for (const part of chosen.filter((each) => wholes.includes(each as never))) expect(shown).toContain(part);
      }),
      { numRuns: 300 },
    );
  });
});
