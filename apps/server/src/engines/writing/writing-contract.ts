import { AD_VIDEO_LIMITS, type AdLanguage, type Product } from '@reelwright/contracts';
import { describe, expect, it } from 'vitest';
import type { Script, WritingEngine } from './writing.ts';

const PRODUCTS: Readonly<Record<string, Product>> = {
  full: {
    name: 'HydroPeak Stainless Steel Water Bottle 750ml',
    brand: 'HydroPeak',
    selling_points: ['Keeps drinks hot for 12 hours', 'Leakproof and lightweight', 'One-handed lid'],
    price: 24.99,
    original_price: 34.99,
    currency: 'USD',
    audience: 'busy commuters',
    images: [],
  },
  chinese: {
    name: '云朵不锈钢保温杯 500ml',
    brand: '云朵',
    selling_points: ['保温12小时', '304不锈钢材质', '一键开盖，单手就能打开'],
    price: 89,
    original_price: 129,
    currency: 'CNY',
    audience: '上班族',
    images: [],
  },
  bare: { name: 'Chinos - camel', selling_points: [], images: [] },
};

/** Every number a script may name: what the data holds, and the percentage that both prices give. */
function listStatedNumbers(product: Product): Set<string> {
  const { price, original_price: original } = product;
  const texts = [product.name, product.description, product.brand, product.audience, ...product.selling_points];
  const amounts = [price, original].flatMap((amount) => (amount === undefined ? [] : [amount.toFixed(2)]));
  const percent =
    price !== undefined && original !== undefined ? [Math.floor((1 - price / original) * 100 + 1e-9)] : [];
  return new Set(findNumbers([...texts, ...amounts, ...percent].join(' ')));
}

/** Numbers as values: "1,149.00" and "1149" are one. */
function findNumbers(text: string): string[] {
  return (text.replace(/(\d),(?=\d{3}(?!\d))/g, '$1').match(/\d+(?:\.\d+)?/g) ?? []).map((number) =>
    String(Number(number)),
  );
}

/** What holds for every script, whoever wrote it. */
export function expectSoundScript(script: Script, product: Product, language: AdLanguage): void {
  const stated = listStatedNumbers(product);
  expect(script.language).toBe(language);
  expect(script.framework).not.toBe('');
  expect(script.scenes.length).toBeGreaterThanOrEqual(3);
  expect(script.scenes.at(-1)?.role).toBe('call_to_action');
  expect(script.callToAction.length).toBeGreaterThan(0);
  expect(script.callToAction.length).toBeLessThanOrEqual(language === 'en' ? 24 : 10);
  for (const scene of script.scenes) {
    expect(scene.spoken).toMatch(/^\S.*[.!?。！？]$/su);
    for (const text of [scene.spoken, scene.onScreen]) {
      expect(text).not.toMatch(/[{}]|undefined|null\b|\s{2}|[.,!?]{2}|[。，！？]{2}/);
      expect(
        findNumbers(text).filter((number) => !stated.has(number)),
        text,
      ).toEqual([]);
    }
    for (const source of scene.sources) {
      const [field, index] = source.split('.');
      const value = product[field as keyof Product];
      expect(index === undefined ? value : product.selling_points[Number(index)], source).toBeDefined();
    }
  }
}

/** What every writing engine promises, embedded or provider. Call it in the engine's own test file. */
export function describeWritingEngine(name: string, createEngine: () => WritingEngine): void {
  describe(`${name} keeps the contract of a writing engine`, () => {
    const engine = createEngine();
    const write = (product: Product, language: AdLanguage, lengthS: number, seed = 1) =>
      engine.writeScript({ product, language, lengthS, seed, signal: new AbortController().signal });

    it.each([
      ['full', 'en'],
      ['full', 'zh-CN'],
      ['chinese', 'zh-CN'],
      ['chinese', 'en'],
      ['bare', 'en'],
      ['bare', 'zh-CN'],
    ] as const)(
      'writes whole scenes for the %s product in %s, and states only what its data states',
      async (key, language) => {
        const product = PRODUCTS[key] as Product;
        for (const lengthS of [AD_VIDEO_LIMITS.minLengthS, AD_VIDEO_LIMITS.maxLengthS]) {
          expectSoundScript(await write(product, language, lengthS), product, language);
        }
      },
    );

    it('gives the same script for the same request', async () => {
      expect(await write(PRODUCTS.full as Product, 'en', 15, 7)).toEqual(
        await write(PRODUCTS.full as Product, 'en', 15, 7),
      );
    });

    it('says more in a longer ad', async () => {
      const countLetters = (script: Script) => script.scenes.reduce((sum, scene) => sum + scene.spoken.length, 0);
      const short = await write(PRODUCTS.full as Product, 'en', 15);
      const long = await write(PRODUCTS.full as Product, 'en', 45);
      expect(countLetters(long)).toBeGreaterThan(countLetters(short) * 2);
    });

    it('stops with the reason of an abort', async () => {
      const reason = new Error('cancelled by the user');
      const request = { product: PRODUCTS.full as Product, language: 'en' as const, lengthS: 15, seed: 1 };
      await expect(engine.writeScript({ ...request, signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    });
  });
}
