import { msToTicks } from '@reelwright/timeline';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakCaptionLines } from './break-caption-lines.ts';
import type { TimedWord } from './caption-word.ts';
import { groupCaptionWords } from './group-caption-words.ts';
import { keepTogether } from './keep-together.ts';

/** Units that must not be divided, with `|` between the words that the voice times separately. */
const WHOLES = {
  en: {
    names: ['AirPods Pro 2', 'Aurora', 'Salt & Stone'],
    wholes: [
      'AirPods| Pro| 2',
      'Salt| &| Stone',
      '$1,299.00',
      '¥39.9',
      '1,299.00',
      '24| hours',
      '400| gsm',
      '24| colours',
      '1| 000| ml',
      '3| in| 1',
      '3-in-1',
      '4.8| out| of| 5',
      '20| to| 30| minutes',
      'May| 5',
      '7| p.m.',
      '2| million',
    ],
    words: ['the', 'bottle', 'keeps', 'coffee', 'hot.', 'cold,', 'and', 'for', 'unbelievably', 'with', 'you!'],
  },
  de: {
    names: ['AirPods Pro 2', 'Münchner Kindl'],
    wholes: [
      'AirPods| Pro| 2',
      'Münchner| Kindl',
      '1.299,00| €',
      '24| Stunden',
      '1| 000| ml',
      '5.| Mai| 2026',
      'z.| B.',
      '2,5| kg',
      '30| Prozent',
      '5| auf| 10',
      'Dr.| Müller',
    ],
    words: ['die', 'Flasche', 'hält', 'warm.', 'kalt,', 'und', 'für', 'Geschirrspülmaschine', 'mit', 'dir!'],
  },
  'zh-CN': {
    names: ['AirPods Pro 2', '极光保温杯', '蓝月亮'],
    wholes: [
      'AirPods| Pro| 2',
      '极光|保温|杯',
      '蓝|月亮',
      '保温|杯',
      '洗衣|液',
      '防|漏',
      '大|容量',
      '24|小时',
      '¥|39.9',
      '1,299.00|元',
      '3合|1',
      '百分之|90',
      '第|3|代',
      '500|毫升',
      '5|折',
    ],
    words: ['这款', '只要', '真的', '好用，', '和', '喝水。', '每天', '都', '带着', '很'],
  },
} as const;

interface PlacedWhole {
  from: number;
  to: number;
}

/** A sentence of units and other words, spoken at an even pace, with the positions of the units. */
function speak(
  parts: readonly string[],
  isSpaced: boolean,
  wordMs: number,
): { words: TimedWord[]; wholes: PlacedWhole[] } {
  const words: TimedWord[] = [];
  const wholes: PlacedWhole[] = [];
  for (const [order, part] of parts.entries()) {
    const pieces = part.split('|');
    wholes.push({ from: words.length, to: words.length + pieces.length });
    for (const [index, piece] of pieces.entries()) {
      const next = pieces[index + 1];
      const start = msToTicks(words.length * wordMs);
      // In Chinese, only foreign words have spaces between them.
      const areForeign = /[a-z\d]$/i.test(part) && /^[a-z\d$¥]/i.test(parts[order + 1] ?? '');
      const spaceAfter = next === undefined ? isSpaced || areForeign : next.startsWith(' ');
      words.push({ text: piece.trim(), start, end: start + msToTicks(wordMs - 20), spaceAfter });
    }
  }
  return { words, wholes };
}

describe.each(['en', 'de', 'zh-CN'] as const)('numbers, names and words in %s', (language) => {
  const { names, wholes, words: others } = WHOLES[language];
  const anyParts = fc.array(fc.oneof(fc.constantFrom(...wholes), fc.constantFrom(...others)), {
    minLength: 1,
    maxLength: 30,
  });

  it('are never divided between cards or lines, whatever the context and the pace', () => {
    fc.assert(
      fc.property(
        anyParts,
        fc.integer({ min: 120, max: 700 }),
        fc.integer({ min: 8, max: 42 }),
        (parts, wordMs, widest) => {
          const { words, wholes: placed } = speak(parts, language !== 'zh-CN', wordMs);
          const cards = groupCaptionWords(words, language, { names });
          expect(cards.flat()).toEqual(words);
          const lines = cards.flatMap((card) => breakCaptionLines(card, { names, maxCharacters: widest }));
          const shown = lines.map((line) => line.replaceAll(' ', '').length);
          const written = words.map(({ text }) => text.replaceAll(' ', '').length);
          const seams = new Set<number>();
          let [letters, word] = [0, 0];
          for (const length of shown) {
            letters += length;
            let [sum, at] = [0, 0];
            for (; sum < letters; at += 1) sum += written[at] ?? 0;
            // Lines end between words.
            expect(sum).toBe(letters);
            word = at;
            seams.add(word);
          }
          for (const { from, to } of placed)
            for (let seam = from + 1; seam < to; seam += 1) expect(seams.has(seam)).toBe(false);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('stay whole if the words are marked as staying together, without a list of names', () => {
    const { words } = speak(['Zorb| Klang| Quux', ...others], true, 300);
    const told = words.map((word, index) => (index < 2 ? { ...word, staysWithNext: true } : word));
    for (const maxCharacters of [8, 12, 20])
      expect(breakCaptionLines(told, { maxCharacters })[0]).toMatch(/^Zorb Klang Quux/);
    expect(
      groupCaptionWords(told, language)[0]
        ?.map(({ text }) => text)
        .slice(0, 3),
    ).toEqual(['Zorb', 'Klang', 'Quux']);
  });
});

describe('Chinese words that the dictionary splits', () => {
  const segmenter = new Intl.Segmenter('zh-CN', { granularity: 'word' });
  const cut = (text: string) => {
    const words = Array.from(segmenter.segment(text), ({ segment }, index) => ({
      text: segment,
      start: msToTicks(index * 300),
      end: msToTicks(index * 300 + 280),
      spaceAfter: false,
    }));
    const units: string[] = [];
    const isKept = keepTogether(words);
    for (const [index, { text: word }] of words.entries())
      if (index > 0 && isKept[index - 1]) units.push(`${units.pop()}${word}`);
      else units.push(word);
    return units;
  };

  it.each([
    ['黑色哑光涂装', '哑光'],
    ['这条卫裤有松紧腰', '松紧腰'],
    ['松紧腰带抽绳', '抽绳'],
    ['烟酰胺精华液', '精华液'],
    ['用的是速干面料', '面料'],
    ['无可视频闪', '频闪'],
    ['316不锈钢内胆', '内胆'],
    ['触控调光四档色温', '触控'],
    ['可拆洗的抱枕套', '可拆洗'],
    ['这款冲牙器三档水压', '冲牙器'],
    ['高腰阔腿裤显瘦', '阔腿裤'],
    ['实木榫卯结构', '榫卯'],
    ['运球抓得住', '抓得住'],
  ])('stay whole in cards and titles: %s', (text, word) => {
    expect(
      cut(text).some((unit) => unit.includes(word)),
      cut(text).join('|'),
    ).toBe(true);
  });

  it('stay whole without a list: a run of single characters is one word', () => {
    const words = ['把', '炝', '锅', '的', '香', '留', '住'].map((text, index) => ({
      text,
      start: msToTicks(index * 300),
      end: msToTicks(index * 300 + 280),
      spaceAfter: false,
    }));
    const isKept = keepTogether(words);
    expect(isKept[1]).toBe(true);
    expect(isKept[0]).toBe(false);
  });
});
