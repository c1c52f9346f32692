import type { Voice } from '@reelwright/contracts';
import { describe, expect, it } from 'vitest';
import { chooseSpeaker } from './choose-speaker.ts';

const voice = (id: string, gender: Voice['gender'], style: Voice['style'], age: Voice['age'] = 'adult'): Voice => ({
  id,
  name: id,
  language: 'en',
  gender,
  age,
  style,
});
const VOICES = [
  voice('anna', 'female', 'friendly'),
  voice('beth', 'female', 'calm'),
  voice('cleo', 'female', 'lively', 'young'),
  voice('dan', 'male', 'friendly'),
  voice('eli', 'male', 'deep'),
  voice('finn', 'male', 'narrator'),
];
const SEEDS = Array.from({ length: 20 }, (_none, seed) => seed);

const listChosen = (
  product: { name: string; audience?: string; category?: string; description?: string },
  trade?: string,
) => new Set(SEEDS.map((seed) => chooseSpeaker(VOICES, { product, trade, seed })?.id));
const listGenders = (...chosen: Parameters<typeof listChosen>) =>
  new Set([...listChosen(...chosen)].map((id) => VOICES.find((one) => one.id === id)?.gender));

describe('the speaker of an ad', () => {
  it.each([
    ['women', 'female'],
    ['for her', 'female'],
    ['men over 40', 'male'],
    ['Him', 'male'],
    ['年轻女性', 'female'],
    ['男士', 'male'],
  ])('has the gender of its audience: %s', (audience, gender) => {
    expect(listGenders({ name: 'Trail shoe', audience })).toEqual(new Set([gender]));
  });

  it('follows the audience before the trade', () => {
    expect(listGenders({ name: 'Face cream', audience: 'men' }, 'beauty')).toEqual(new Set(['male']));
  });

  it('may be anybody if a product is for women and men', () => {
    expect(listGenders({ name: 'Rain jacket', audience: 'women and men' }).size).toBe(2);
  });

  it('suits the trade: a woman for beauty, a man for tools', () => {
    expect(listGenders({ name: 'Lumi' }, 'beauty')).toEqual(new Set(['female']));
    expect(listGenders({ name: 'KX-200' }, 'tools')).toEqual(new Set(['male']));
  });

  it('follows the trade in the words of the product if none is given', () => {
    expect(listGenders({ name: '保湿面霜' })).toEqual(new Set(['female']));
    expect(listGenders({ name: 'Cordless drill 18 V' })).toEqual(new Set(['male']));
  });

  it('differs by seed, and is the same for the same seed', () => {
    expect(listChosen({ name: 'Mug' }).size).toBeGreaterThanOrEqual(3);
    expect(listChosen({ name: 'Shoe', audience: 'women' }).size).toBeGreaterThanOrEqual(2);
    const choose = () => SEEDS.map((seed) => chooseSpeaker(VOICES, { product: { name: 'Mug' }, seed })?.id);
    expect(choose()).toEqual(choose());
  });

  it('depends on whole words only', () => {
    expect(listGenders({ name: 'Menthol and herb tea', audience: 'everybody' }).size).toBe(2);
  });

  it('is undefined if no voice speaks the language', () => {
    expect(chooseSpeaker([], { product: undefined, seed: 1 })).toBeUndefined();
  });
});
