import type { Product } from '@reelwright/contracts';
import { describe, expect, it } from 'vitest';
import { collectChineseFacts } from './chinese/chinese-facts.ts';
import { createEmbeddedWritingEngine } from './embedded-writing-engine.ts';
import { collectEnglishFacts } from './english/english-facts.ts';

const engine = createEmbeddedWritingEngine();
const { signal } = new AbortController();
const keyboard: Product = {
  name: 'Calder Mechanical Keyboard',
  brand: 'Calder',
  selling_points: ['2 m braided USB-C cable', 'Hot-swappable switches', 'Two year guarantee', 'Care booklet included'],
  price: 119,
  currency: 'USD',
  images: [],
};
const bonsai: Product = {
  name: '苔石 人参榕盆景',
  brand: '苔石',
  selling_points: ['附养护手册', '养了八年的老桩', '釉面陶盆带托盘'],
  price: 168,
  currency: 'CNY',
  images: [],
};

describe('the rank of facts', () => {
  it('puts the function of a product before its cable, its guarantee and its papers', () => {
    expect(collectEnglishFacts(keyboard).facts[0]?.text).toBe('Hot-swappable switches');
    const facts = collectChineseFacts(bonsai).facts.map(({ text }) => text);
    expect(facts[0]).toBe('养了八年的老桩');
    expect(facts.at(-1)).toBe('附养护手册');
  });

  it('asks of a part no question about the whole', () => {
    const jacket: Product = {
      ...bonsai,
      name: '荒野叔 夹克',
      selling_points: ['油蜡棉面料，雨水挂不住', '黄铜双头拉链'],
    };
    expect(collectChineseFacts(jacket).facts[0]?.text).toContain('油蜡棉');
  });

  it.each([
    ['en', keyboard, /hot-swappable/i],
    ['zh-CN', bonsai, /八年/],
  ] as const)('decides the opening of a script in %s', async (language, product, strongest) => {
    for (let seed = 0; seed < 20; seed += 1) {
      const { scenes } = await engine.writeScript({ product, language, lengthS: 15, seed, signal });
      const opening = scenes.slice(0, 3).map(({ spoken, on_screen }) => `${spoken.text} ${on_screen.text}`);
      expect(opening.join(' ')).toMatch(strongest);
    }
  });

  it('opens no ad with a price that was never higher', async () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const script = await engine.writeScript({ product: keyboard, language: 'en', lengthS: 15, seed, signal });
      expect(script.scenes[0]?.hook_format).not.toBe('price-slam');
    }
  });
});

describe('the fact that leads', () => {
  const listFacts = (name: string, points: string[], description?: string): string[] =>
    collectEnglishFacts({
      name,
      selling_points: points,
      images: [],
      ...(description ? { description } : {}),
    }).facts.map(({ text }) => text);

  it('tells what the product does before what every one of its kind has', () => {
    const mug = listFacts('Tarn Enamel Mug', ['Holds 400 ml', 'Weighs 150 g', 'Keeps your hands cool']);
    expect(mug[0]).toBe('Keeps your hands cool');
    const cap = listFacts('Tarn Wool Cap', [
      '70% wool, 30% cotton',
      'One size fits 55 to 60 cm',
      'Soft peak covers your eyes',
    ]);
    expect(cap[0]).toBe('The soft peak covers your eyes');
  });

  it('is said without the reason that the seller gives for it', () => {
    expect(listFacts('Tarn Sofa', [], 'The cover is easy to clean as it is removable.')).toEqual([
      'The cover is easy to clean',
    ]);
  });

  it('is the verb of a noun that stands before its object', () => {
    const [fact] = collectEnglishFacts({
      name: 'Tarn Tortilla Press',
      selling_points: ['Presses a tortilla in 4 seconds'],
      images: [],
    }).facts;
    expect(fact?.form).toEqual({ kind: 'clause', base: 'press a tortilla in 4 seconds' });
  });
});
