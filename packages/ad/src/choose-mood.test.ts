import { MOODS, type SceneRole } from '@reelwright/contracts';
import { listKinds } from '@reelwright/product-kinds';
import { describe, expect, it } from 'vitest';
import { chooseMood } from './choose-mood.ts';

const ROLES: SceneRole[] = ['hook', 'benefit', 'call_to_action'];
const moodsOf = (product: Parameters<typeof chooseMood>[0], roles = ROLES) =>
  new Set(Array.from({ length: 10 }, (_none, seed) => chooseMood(product, { roles, seed })));

describe('chooseMood', () => {
  it('gives every kind of product at least four moods over ten seeds, in both languages and with an offer', () => {
    for (const { en, zh } of listKinds()) {
      for (const name of [en.singular, zh.noun]) {
        expect(moodsOf({ name }).size, name).toBeGreaterThanOrEqual(4);
        expect(moodsOf({ name }, [...ROLES, 'offer']).size, name).toBeGreaterThanOrEqual(4);
      }
    }
  });

  it('follows the product, not the words around it', () => {
    const boots = moodsOf({ name: 'Leather Ankle Boots, Wine Red' });
    expect(boots).toEqual(moodsOf({ name: 'Ankle Boots' }));
    expect(boots.has('luxury')).toBe(false);
  });

  it('prefers moods for its audience', () => {
    expect(moodsOf({ name: 'Sneakers', audience: 'Kids from 3 to 6' }).has('playful')).toBe(true);
    expect(moodsOf({ name: 'Sneakers' }).has('playful')).toBe(false);
  });

  it('suits anything if the kind is unknown, and is the same for the same seed', () => {
    const unknown = moodsOf({ name: 'Zxq 12' });
    expect(unknown.size).toBeGreaterThanOrEqual(4);
    expect([...unknown].every((mood) => MOODS.includes(mood))).toBe(true);
    expect(chooseMood({ name: 'Zxq 12' }, { roles: ROLES, seed: 9 })).toBe(
      chooseMood({ name: 'Zxq 12' }, { roles: ROLES, seed: 9 }),
    );
  });
});
