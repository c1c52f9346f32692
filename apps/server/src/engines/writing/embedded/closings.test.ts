import { findKind } from '@reelwright/product-kinds';
import { describe, expect, it } from 'vitest';
import { createSeededRandom } from '../../seeded-random.ts';
import { CHINESE_CLOSINGS } from './chinese/chinese-closings.ts';
import { listClosings } from './closings.ts';
import { ENGLISH_CLOSINGS } from './english/english-closings.ts';

const TABLES = [
  ['English', ENGLISH_CLOSINGS],
  ['Chinese', CHINESE_CLOSINGS],
] as const;
const wordOf = (each: string | readonly [string, string]): string => (typeof each === 'string' ? each : each[0]);

describe.each(TABLES)('%s closings', (language, table) => {
  it('offer twelve last lines and eight buttons for every trade', () => {
    for (const { trades, says, stickers } of table) {
      expect(new Set(says.map(wordOf)).size, trades.join()).toBeGreaterThanOrEqual(12);
      expect(new Set(stickers.map(wordOf)).size, trades.join()).toBeGreaterThanOrEqual(8);
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
    const bold = table
      .flatMap(({ stickers, says }) => [...stickers, ...says].map(wordOf))
      .filter((text) =>
        /stock(?! up)|deliver|ship|today only|hurry|while|last (?:one|chance)|limited|free|包邮|现货|限时|今日|最后|免费|到货/i.test(
          text,
        ),
      );
    expect(bold).toEqual([]);
  });
});

describe('the closings of a product', () => {
  const close = (name: string, hasColours: boolean) =>
    listClosings(ENGLISH_CLOSINGS, { kind: findKind({ name })?.kind, hasColours }, createSeededRandom(1, 'test'));

  it('speak of sizes only where a thing comes in sizes, and of colours only where there are some', () => {
    expect(close('Running shoes', false).says).toContain('Your size is one tap away.');
    expect(close('Baseball cap', false).says.filter((line) => /size/i.test(line))).toEqual([]);
    expect(close('Running shoes', false).says).not.toContain('Pick your colour.');
    expect(close('Running shoes', true).says).toContain('Pick your colour.');
  });
});
