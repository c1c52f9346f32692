import { HOOK_FORMATS } from '@reelwright/contracts';
import { describe, expect, it } from 'vitest';
import { CHINESE_FEATURES } from '../../chinese/chinese-features.ts';
import { refuseChineseLine } from '../../chinese/last-reader.ts';
import { CHINESE_HOOKS } from './chinese-hooks.ts';

const trades = Object.entries(CHINESE_HOOKS);

describe('the written Chinese hooks', () => {
  it('offer forty openings in every trade, in every format', () => {
    expect(trades).toHaveLength(28);
    expect(trades.filter(([, hooks]) => hooks.length < 40)).toEqual([]);
    for (const [trade, hooks] of trades)
      expect(new Set(hooks.map(({ format }) => format)).size, trade).toBe(HOOK_FORMATS.length);
  });

  it('are never said twice in one trade', () => {
    for (const [trade, hooks] of trades) {
      const texts = hooks.map(({ text }) => text);
      expect(
        texts.filter((text, index) => texts.indexOf(text) !== index),
        trade,
      ).toEqual([]);
    }
  });

  it('ask only for features that facts can have', () => {
    const known = new Set(CHINESE_FEATURES.map(({ id }) => id));
    const asked = trades.flatMap(([, hooks]) =>
      hooks.flatMap(({ needs = [] }) =>
        needs.flatMap((need) => (typeof need === 'object' && 'feature' in need ? [need.feature] : [])),
      ),
    );
    expect(asked.filter((feature) => !known.has(feature))).toEqual([]);
  });

  it('say a price or a fact only where they ask for one', () => {
    const all = trades.flatMap(([, hooks]) => hooks);
    const asksForFact = (needs: (typeof all)[number]['needs'] = []) =>
      needs.some((need) => typeof need === 'object' && 'feature' in need);
    const unkept = all.filter(
      ({ text, needs = [] }) =>
        (text.includes('{price}') && !needs.includes('price') && !needs.includes('was-price')) ||
        (text.includes('{was}') && !needs.includes('was-price')) ||
        (text.includes('{fact}') && !asksForFact(needs)),
    );
    expect(unkept).toEqual([]);
  });

  it('pass the last reader', () => {
    const filled = trades.flatMap(([, hooks]) =>
      hooks.map(({ text }) =>
        text
          .replaceAll('{price}', '99元')
          .replaceAll('{was}', '129元')
          .replaceAll(/\{[a-z_]+\}/g, '东西'),
      ),
    );
    expect(filled.filter((text) => refuseChineseLine(text, { foreign: [] }) !== null)).toEqual([]);
  });
});
