import {
  type AdLanguage,
  CALL_TO_ACTION_LIMITS,
  type Product,
  type Script,
  script as scriptSchema,
  type ScriptLine,
  type SourceField,
} from '@reelwright/contracts';
import { describe, expect, it } from 'vitest';
import type { WritingEngine } from './writing.ts';

export const CONTRACT_PRODUCTS: Readonly<Record<'full' | 'chinese' | 'bare', Product>> = {
  full: {
    name: 'HydroPeak Stainless Steel Water Bottle 750ml',
    brand: 'HydroPeak',
    selling_points: [
      'Keeps drinks hot for 12 hours',
      'Leakproof and lightweight',
      'Double-wall insulation',
      'One-handed lid',
      'Fits in any cup holder',
    ],
    price: 24.99,
    original_price: 34.99,
    currency: 'USD',
    audience: 'busy commuters',
    rating: { value: 4.7, count: 1203 },
    reviews: [{ quote: 'My coffee is still warm at noon', author: 'Jenna' }],
    images: [],
  },
  chinese: {
    name: '云朵不锈钢保温杯 500ml',
    brand: '云朵',
    selling_points: ['保温12小时', '304不锈钢材质', '一键开盖，单手就能打开', '杯口圆润，喝水不烫嘴'],
    price: 89,
    original_price: 129,
    currency: 'CNY',
    audience: '上班族',
    images: [],
  },
  bare: { name: 'Chinos - camel', price: 39.5, currency: 'EUR', selling_points: [], images: [] },
};

/** Returns the text that a span's offsets refer to. */
function textOfField(product: Product, field: SourceField): string | undefined {
  const [list, index] = field.split('.');
  if (list === 'selling_points') return product.selling_points[Number(index)];
  if (list === 'reviews') return product.reviews?.[Number(index)]?.quote;
  if (field === 'rating')
    return product.rating && [product.rating.value, product.rating.count].filter(Boolean).join(' ');
  const value = product[field as 'name' | 'price'];
  return value === undefined ? undefined : String(value);
}

function expectTiedLine(line: ScriptLine, product: Product): void {
  for (const { start, end, field, source_start, source_end } of line.sources) {
    const source = textOfField(product, field);
    const told = `${field} of "${line.text}"`;
    expect(source, told).toBeDefined();
    expect(start, told).toBeLessThan(end);
    expect(end, told).toBeLessThanOrEqual(line.text.length);
    expect(source_start, told).toBeLessThan(source_end);
    expect(source_end, told).toBeLessThanOrEqual((source ?? '').length);
  }
}

/** Asserts the rules for every script, whoever wrote it. */
export function expectSoundScript(script: Script, product: Product, language: AdLanguage): void {
  expect(scriptSchema.safeParse(script).error?.issues).toBeUndefined();
  expect(script.language).toBe(language);
  expect(script.scenes.at(-1)?.role).toBe('call_to_action');
  expect(script.call_to_action.length).toBeLessThanOrEqual(CALL_TO_ACTION_LIMITS[language]);
  for (const { spoken, on_screen } of script.scenes) {
    expect(spoken.text).toMatch(/^\S.*[.!?。！？]["”]?$/su);
    for (const line of [spoken, on_screen]) {
      expect(line.text).not.toMatch(/[{}|]|undefined|null\b|\s{2}|[.,!?]{2}|[。，！？]{2}/);
      expectTiedLine(line, product);
    }
  }
}

/** The contract of every writing engine, embedded or provider. Call it in the engine's own test file. */
export function describeWritingEngine(name: string, createEngine: () => WritingEngine): void {
  describe(`${name} keeps the contract of a writing engine`, () => {
    const engine = createEngine();
    const { signal } = new AbortController();
    const { full, chinese, bare } = CONTRACT_PRODUCTS;
    const write = (product: Product, language: AdLanguage, lengthS = 15) =>
      engine.writeScript({ product, language, lengthS, seed: 1, signal });

    it.each([
      ['full', full, 'en'],
      ['Chinese', chinese, 'zh-CN'],
      ['bare', bare, 'en'],
    ] as const)('writes whole scenes for a %s product, each line tied to the data', async (_key, product, language) => {
      expectSoundScript(await write(product, language), product, language);
    });

    it('takes the requested time, within five percent', async () => {
      const { scenes } = await write(full, 'en');
      const tookMs = scenes.reduce((sum, scene) => sum + scene.duration_ms, 0);
      expect(Math.abs(tookMs / 15_000 - 1)).toBeLessThanOrEqual(0.05);
    });

    it('rewrites one scene, in its role and in other words', async () => {
      const script = await write(full, 'en');
      const scene = await engine.rewriteLine({ product: full, script, scene: 0, seed: 9, signal });
      expect(scene.role).toBe(script.scenes[0]?.role);
      expect(scene.spoken.text).not.toBe(script.scenes[0]?.spoken.text);
      expectTiedLine(scene.spoken, full);
    });

    it('refuses a missing scene', async () => {
      const script = await write(full, 'en');
      await expect(engine.rewriteLine({ product: full, script, scene: 99, seed: 1, signal })).rejects.toThrow(
        RangeError,
      );
    });

    it('stops with the reason of an abort', async () => {
      const reason = new Error('cancelled by the user');
      const request = { product: full, language: 'en' as const, lengthS: 15, seed: 1 };
      await expect(engine.writeScript({ ...request, signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    });
  });
}
