import { findKind } from '@reelwright/product-kinds';
import { describe, expect, it } from 'vitest';
import { createSeededRandom } from '@reelwright/seeded-random';
import { CHINESE_CLOSINGS, CHINESE_LAST_LINES, CHINESE_NAMELESS } from './chinese/chinese-closings.ts';
import { listClosings } from './closings.ts';
import { ENGLISH_CLOSINGS, ENGLISH_LAST_LINES, ENGLISH_NAMELESS } from './english/english-closings.ts';

const TABLES = [
  ['English', ENGLISH_CLOSINGS, ENGLISH_LAST_LINES, ENGLISH_NAMELESS],
  ['Chinese', CHINESE_CLOSINGS, CHINESE_LAST_LINES, CHINESE_NAMELESS],
] as const;
const wordOf = (each: string | readonly [string, string]): string => (typeof each === 'string' ? each : each[0]);

describe.each(TABLES)('%s closings', (language, table, lastLines, nameless) => {
  it('offer plain last lines, and every trade six buttons', () => {
    expect(lastLines.filter((line) => typeof line === 'string')).toHaveLength(language === 'English' ? 5 : 4);
    for (const { trades, stickers } of table) {
      expect(new Set(stickers.map(wordOf)).size, trades.join()).toBeGreaterThanOrEqual(6);
    }
    expect(new Set(table.flatMap(({ trades }) => trades)).size).toBe(28);
  });

  it('keep buttons to three words or six characters', () => {
    const long = table
      .flatMap(({ stickers }) => stickers.map(wordOf))
      .filter((sticker) => (language === 'English' ? sticker.split(' ').length > 3 : sticker.length > 6));
    expect(long).toEqual([]);
  });

  it('promise no stock, delivery or deadline', () => {
    const bold = [...table.flatMap(({ stickers }) => stickers), ...lastLines, ...nameless]
      .map(wordOf)
      .filter((text) =>
        /stock(?! up)|deliver|ship|today only|hurry|while|last (?:one|chance)|limited|free|包邮|现货|限时|今日|最后|免费|到货/i.test(
          text,
        ),
      );
    expect(bold).toEqual([]);
  });
});

describe('the closings of a product', () => {
  const close = (name: string, hasColours: boolean, isOneSize = false) =>
    listClosings(
      { table: ENGLISH_CLOSINGS, lines: ENGLISH_LAST_LINES },
      { kind: findKind({ name })?.kind, hasColours, isOneSize },
      createSeededRandom(1, 'test'),
    );

  it('mention sizes only if the product comes in sizes, and colours only if there are some', () => {
    expect(close('Running shoes', false).says).toContain('Find your size. Tap.');
    expect(close('Baseball cap', false).says.filter((line) => /size/i.test(line))).toEqual([]);
    expect(close('Running shoes', false, true).says).not.toContain('Find your size. Tap.');
    const colour = 'Pick your colour. Tap.';
    expect(close('Running shoes', false).says).not.toContain(colour);
    expect(close('Running shoes', true).says).toContain(colour);
  });
});
