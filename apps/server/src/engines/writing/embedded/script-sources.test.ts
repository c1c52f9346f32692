import type { Product } from '@reelwright/contracts';
import { describe, expect, it } from 'vitest';
import { CONTRACT_PRODUCTS } from '../writing-contract.ts';
import { engine, say, signal, write, writeSeeds } from './test-write.ts';

const { full: bottle, chinese: cup } = CONTRACT_PRODUCTS;

describe('the data used by a script', () => {
  it('includes a buyer’s words, quoted exactly in a scene of their own', async () => {
    const quote = 'My coffee is still warm at noon';
    const scripts = await writeSeeds(bottle, 'en', 60, 30);
    const reviews = scripts.flatMap(({ scenes }) => scenes.filter(({ role }) => role === 'review'));
    expect(reviews.length).toBeGreaterThan(5);
    for (const { spoken } of reviews) {
      expect(spoken.sources.some(({ field }) => field.startsWith('reviews') || field === 'rating')).toBe(true);
      if (spoken.text.includes('"')) expect(spoken.text).toContain(quote);
    }
    expect(reviews.some(({ spoken }) => spoken.text.includes(quote))).toBe(true);
  });

  it('excludes reviews of unhappy buyers', async () => {
    const { rating: _rating, ...unrated } = bottle;
    const disliked: Product = { ...unrated, reviews: [{ quote: 'Broke after a week', rating: 1 }] };
    for (const { scenes } of await writeSeeds(disliked, 'en', 20, 30))
      expect(scenes.map(({ role, spoken }) => `${role} ${spoken.text}`).join()).not.toMatch(/review |Broke|out of 5/);
  });

  it('includes the best sentences of the description, word for word, beside a list of parts', async () => {
    const cover: Product = {
      name: 'Norda Grill Cover',
      description:
        'Sheds rain and stands up to winter wind. Folds into its own bag. You will love our best cover ever!',
      selling_points: ['Elastic hem', 'Two handles'],
      images: [],
    };
    const scripts = await writeSeeds(cover, 'en', 6);
    for (const script of scripts) {
      expect(say(script)).toMatch(/sheds rain and stands up to winter wind|folds into its own bag/i);
      expect(say(script)).not.toMatch(/love|best/i);
    }
  });

  it('excludes the rivals that a seller names', async () => {
    const boastful: Product = {
      ...bottle,
      selling_points: [
        ...bottle.selling_points,
        'Unlike Stanwell bottles it never dents',
        'Lighter than a Yetiva tumbler',
        'Compared to other brands it is quiet',
      ],
    };
    for (let seed = 0; seed < 12; seed += 1) {
      const script = await engine.writeScript({
        product: boastful,
        language: 'en',
        lengthS: 60,
        seed,
        framework: 'old_way',
        signal,
      });
      expect(say(script)).not.toMatch(/Stanwell|Yetiva|other brands|\b(?:than|unlike|versus)\b/i);
    }
  });

  it('excludes quotes in another language', async () => {
    const italian: Product = {
      ...bottle,
      name: 'IBIZA LED8-Mini',
      selling_points: ['Effetto luce unico dotato di barre', 'Leggero e resistente'],
      images: [],
    };
    for (let seed = 0; seed < 10; seed += 1) {
      expect(say(await write(italian, 'en', 30, seed))).not.toMatch(/effetto|leggero/i);
      expect(say(await write(bottle, 'zh-CN', 30, seed))).not.toMatch(/drinks|lid/i);
      expect(say(await write(cup, 'en', 30, seed))).not.toMatch(/\p{Script=Han}/u);
    }
  });

  it('includes points from the description if there are no others', async () => {
    const boots: Product = {
      name: 'FLAT OVER-THE-KNEE BOOTS WITH TRACK SOLES',
      description: 'Elastic upper. Chunky track sole. Removable insole.',
      selling_points: [],
      images: [],
    };
    const { scenes } = await write(boots, 'en', 30, 3);
    const fields = scenes.flatMap(({ spoken }) => spoken.sources.map(({ field }) => field));
    expect(fields.filter((field) => field === 'description').length).toBeGreaterThanOrEqual(2);
  });
});
