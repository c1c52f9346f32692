import { describe, expect, it } from 'vitest';
import { CHINESE_FEATURES } from '../chinese/chinese-features.ts';
import { ENGLISH_FEATURES } from '../english/english-features.ts';
import { ENGLISH_HOOKS } from './en/english-hooks.ts';
import { readHooks } from './read-hooks.ts';
import { CHINESE_HOOKS } from './zh/chinese-hooks.ts';

describe.each([
  ['English', ENGLISH_HOOKS, ENGLISH_FEATURES],
  ['Chinese', CHINESE_HOOKS, CHINESE_FEATURES],
] as const)('the written %s hooks', (_language, table, features) => {
  const trades = Object.entries(table);

  it('are each whole by themselves, and about a feature that facts can have', () => {
    const known = new Set<string>(features.map(({ id }) => id));
    const hooks = trades.flatMap(([, each]) => each);
    expect(hooks.filter(({ text }) => text.includes('{'))).toEqual([]);
    expect(hooks.map(({ feature }) => feature).filter((feature) => !known.has(feature))).toEqual([]);
    expect(trades).toHaveLength(28);
  });

  it('mention no set, box, papers or price, which no image of the product can show', () => {
    const unseen = /^(?:set|pieces|included|case-included|gift-box|guarantee|colours)$/;
    const bold = trades
      .flatMap(([, each]) => each)
      .filter(({ feature, text }) => unseen.test(feature) || /\{(?:price|was)\}/.test(text));
    expect(bold).toEqual([]);
  });

  it('are never repeated in one trade', () => {
    for (const [trade, each] of trades) {
      const texts = each.map(({ text, feature }) => `${text} ${feature}`);
      expect(
        texts.filter((text, index) => texts.indexOf(text) !== index),
        trade,
      ).toEqual([]);
    }
  });
});

describe('a row of hooks', () => {
  it('is rejected if it names no feature or no kind, or is no sentence', () => {
    expect(() => readHooks('question:\nHow loud is it?')).toThrow('does not read');
    expect(() => readHooks('question:\nHow loud | quiet')).toThrow('does not read');
    expect(() => readHooks('question:\nHow loud? | quiet')).toThrow('names no kind');
    expect(readHooks('question:\nHow loud is it? | quiet =fan')).toEqual([
      { text: 'How loud is it?', format: 'question', feature: 'quiet', kinds: ['fan'] },
    ]);
  });
});
