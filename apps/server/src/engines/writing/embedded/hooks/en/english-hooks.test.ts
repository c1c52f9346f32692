import { describe, expect, it } from 'vitest';
import { ENGLISH_FEATURES } from '../../english/english-features.ts';
import type { Need } from '../written-hook.ts';
import { ENGLISH_HOOKS } from './english-hooks.ts';

const trades = Object.entries(ENGLISH_HOOKS);

describe('the written English hooks', () => {
  it('offer forty openings in every trade', () => {
    const poor = trades.filter(([, hooks]) => hooks.length < 40).map(([trade]) => trade);
    expect(poor).toEqual([]);
    expect(trades).toHaveLength(28);
  });

  it('are never said twice in one trade, nor in two without a fact of their own', () => {
    const listDoubled = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
    for (const [trade, hooks] of trades) expect(listDoubled(hooks.map(({ text }) => text)), trade).toEqual([]);
    const bare = trades.flatMap(([, hooks]) => hooks.map(({ text }) => text)).filter((text) => !/\{/.test(text));
    expect(listDoubled(bare)).toEqual([]);
  });

  it('ask only for features that facts can have', () => {
    const known = new Set(ENGLISH_FEATURES.map(({ id }) => id));
    const asked = trades.flatMap(([, hooks]) =>
      hooks.flatMap(({ needs = [] }) =>
        needs.flatMap((need) => (typeof need === 'object' && 'feature' in need ? [need.feature] : [])),
      ),
    );
    expect(asked.filter((feature) => !known.has(feature))).toEqual([]);
  });

  it('name prices and facts only where they ask for them', () => {
    const has = (needs: readonly Need[], fits: (need: Need) => boolean) => needs.some(fits);
    const hollow = trades.flatMap(([, hooks]) =>
      hooks.flatMap(({ text, needs = [] }) => {
        const isPriced =
          !/\{(?:price|was)\}/.test(text) || has(needs, (need) => need === 'price' || need === 'was-price');
        const wasPriced = !text.includes('{was}') || needs.includes('was-price');
        const isTold =
          !/\{(?:fact|inside|amount)\}/.test(text) ||
          has(needs, (need) => typeof need === 'object' && 'feature' in need);
        return isPriced && wasPriced && isTold ? [] : [text];
      }),
    );
    expect(hollow).toEqual([]);
  });
});
