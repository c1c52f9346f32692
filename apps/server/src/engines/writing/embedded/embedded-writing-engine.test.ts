import { AD_LANGUAGES, type AdLanguage, type Product } from '@reelwright/contracts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeWritingEngine, expectSoundScript } from '../writing-contract.ts';
import { countScenes } from './choose-lines.ts';
import { createEmbeddedWritingEngine } from './embedded-writing-engine.ts';
import { estimateScriptMs } from './spoken-length.ts';

describeWritingEngine('The embedded copywriter', createEmbeddedWritingEngine);

const engine = createEmbeddedWritingEngine();
const write = (product: Product, language: AdLanguage, lengthS = 15, seed = 1) =>
  engine.writeScript({ product, language, lengthS, seed, signal: new AbortController().signal });
const say = (script: { scenes: { spoken: string }[] }) => script.scenes.map((scene) => scene.spoken).join(' ');

/** Titles and lines as shops write them. */
const NAMES = [
  'Wireless Noise Cancelling Headphones, Bluetooth 5.3, 40H Playtime | SoundMax',
  'FLAT OVER-THE-KNEE BOOTS WITH TRACK SOLES',
  'MAVIS - Winter coat - black',
  '11" iPad Pro (2020) - 512 GB, Silver',
  'Panel tapicerowany Ciemnoniebieski 60 x 30 cm',
  'Lemon/cheese/garlic Handheld Stainless Steel Cheese Slicer - Buy Cheese Slicer',
  'Organic Ground Coffee 250g',
  'Umbrella',
  'Телефон сотовый SAMSUNG Galaxy A01 (red)',
  '手工陶瓷花瓶',
  '轻羽无线蓝牙耳机 降噪运动跑步 2024新款',
  'UNIFLAME CARRYING SINK 可提式多功能不鏽鋼碗籃組 660416',
  '[타임커머스] 빅사이즈 브라',
  'The One Device: The Secret History of the iPhone',
];
const POINTS = [
  'Keeps drinks hot for 12 hours',
  '12-hour battery life',
  'Lightweight and foldable',
  'Elastic upper',
  'Made of 100% cotton',
  'Material: oak',
  'Hang it on your wall',
  'USB-C FAST CHARGING',
  'An LED light',
  'Umbrella-shaped lid',
  'Hour-long playtime',
  '2 straps & a pouch',
  '【Easy to clean】The lid comes off in one move so you can reach every corner of it',
  'It fits in any bag.',
  'No assembly needed!',
  'Perfect for travel, camping and the office',
  'BPA free',
  '✅ Waterproof (IPX7)',
  'Wasserdicht und leicht zu reinigen',
  'Resistente all’acqua e leggero',
  '保温12小时',
  '304不锈钢材质',
  '重量：4克',
  '全网销量第一',
  '一键开盖，单手就能打开',
  'the best in the world...',
  '24/7',
  '!!!',
  'Comes with a 2-year warranty',
];
const DESCRIPTIONS = [
  'Black flat over-the-knee boots. Elastic upper. Chunky track sole. Heel height of 4.5 cm. / 1.7″',
  'Buy now at www.shop.example! Free delivery over £50. Transform your tablet into a laptopWith a bright display it works anywhere.',
  '每一只都由匠人手工拉坯。釉面温润，颜色自然。包邮，点击购买！',
  'Táto redukcia umožňuje vytvoriť ďalší konektor na základnej doske.',
  'I am selling this because I moved. Condition is used.',
];
const product: fc.Arbitrary<Product> = fc.record(
  {
    name: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...NAMES) },
      fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }).filter((name) => name.trim() !== ''),
    ),
    selling_points: fc.array(
      fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...POINTS) },
        fc.string({ minLength: 1, maxLength: 100 }).filter((point) => point.trim() !== ''),
      ),
      { maxLength: 8 },
    ),
    description: fc.constantFrom(...DESCRIPTIONS),
    price: fc.integer({ min: 1, max: 9_999_999 }).map((cents) => cents / 100),
    original_price: fc.integer({ min: 1, max: 9_999_999 }).map((cents) => cents / 100),
    currency: fc.constantFrom('USD', 'EUR', 'CNY', 'JPY', 'BRL'),
    brand: fc.constantFrom('Acme', 'ZARA', '云朵', "De'Longhi"),
    audience: fc.constantFrom(
      'busy parents',
      'women aged 25-40',
      '上班族',
      'Runners, hikers',
      'everyone who, like us, loves long walks in the rain',
    ),
    availability: fc.constantFrom('InStock' as const, 'OutOfStock' as const),
    images: fc.constant([]),
  },
  { requiredKeys: ['name', 'selling_points', 'images'] },
);
const request = fc.record({
  product,
  language: fc.constantFrom(...AD_LANGUAGES),
  lengthS: fc.integer({ min: 15, max: 60 }),
  seed: fc.nat({ max: 2 ** 31 - 1 }),
});

describe('a script of the embedded copywriter', () => {
  it('is sound for any product, however its seller writes', async () => {
    await fc.assert(
      fc.asyncProperty(request, async ({ product: any, language, lengthS, seed }) => {
        const script = await write(any, language, lengthS, seed);
        expectSoundScript(script, any, language);
        const text = say(script);
        expect(text).not.toMatch(/\ba [aeio]\w|\ban [bcdfgjkpqtvwz]\w|\b(\w+) \1\b(?! \1)/i);
        expect(text).not.toMatch(/最|第一个|销量|全网|顶级|https?:|www\./);
        if (any.price === undefined) expect(script.scenes.every((scene) => scene.role !== 'offer')).toBe(true);
        if (any.availability === 'OutOfStock')
          expect(script.callToAction).not.toMatch(/get|order|shop|下单|选购|带它/i);
      }),
      { numRuns: 120 },
    );
  });

  it('takes the time it was given, within five percent', async () => {
    await fc.assert(
      fc.asyncProperty(request, async ({ product: any, language, lengthS, seed }) => {
        const script = await write(any, language, lengthS, seed);
        const miss = estimateScriptMs(script.scenes, language) / (lengthS * 1000) - 1;
        expect(Math.abs(miss), say(script)).toBeLessThanOrEqual(0.05);
        expect(script.scenes.length).toBeLessThanOrEqual(countScenes(lengthS).max);
      }),
      { numRuns: 120 },
    );
  });

  const bottle: Product = {
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
    images: [],
  };
  const cup: Product = {
    name: '云朵不锈钢保温杯 500ml',
    selling_points: ['保温12小时', '304不锈钢材质', '一键开盖，单手就能打开', '杯口圆润，喝水不烫嘴'],
    price: 89,
    currency: 'CNY',
    images: [],
  };

  it.each([
    ['English', bottle, 'en'],
    ['Chinese', cup, 'zh-CN'],
  ] as const)('varies with the seed in %s', async (_name, any, language) => {
    const scripts = await Promise.all(Array.from({ length: 10 }, (_none, seed) => write(any, language, 15, seed)));
    expect(new Set(scripts.map(say)).size).toBeGreaterThanOrEqual(9);
    expect(new Set(scripts.map((script) => script.framework)).size).toBeGreaterThanOrEqual(3);
    expect(new Set(scripts.map((script) => script.scenes[0]?.spoken)).size).toBeGreaterThanOrEqual(6);
  });

  it('has five to seven scenes in fifteen seconds', async () => {
    for (let seed = 0; seed < 20; seed += 1) {
      for (const [any, language] of [
        [bottle, 'en'],
        [cup, 'zh-CN'],
      ] as const) {
        const { scenes } = await write(any, language, 15, seed);
        expect(scenes.length).toBeGreaterThanOrEqual(5);
        expect(scenes.length).toBeLessThanOrEqual(7);
      }
    }
  });

  it('names the product, in every framework', async () => {
    for (let seed = 0; seed < 30; seed += 1) {
      expect(say(await write(bottle, 'en', 15, seed))).toContain('HydroPeak Stainless Steel Water Bottle');
      expect(say(await write(cup, 'zh-CN', 15, seed))).toContain('云朵不锈钢保温杯');
    }
  });

  it('quotes no line of another language', async () => {
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

  it('derives its points from the description where there are no others', async () => {
    const boots: Product = {
      name: 'FLAT OVER-THE-KNEE BOOTS WITH TRACK SOLES',
      description: 'Elastic upper. Chunky track sole. Removable insole.',
      selling_points: [],
      images: [],
    };
    const { scenes } = await write(boots, 'en', 20, 3);
    expect(scenes.filter((scene) => scene.sources.includes('description')).length).toBeGreaterThanOrEqual(2);
  });

  it('rounds a discount down', async () => {
    const cheap: Product = { ...bottle, price: 20.01, original_price: 30 }; // 33.3 %
    const said = await Promise.all(Array.from({ length: 30 }, (_none, seed) => write(cheap, 'en', 15, seed)));
    const texts = said.flatMap((script) => script.scenes.flatMap((scene) => [scene.spoken, scene.onScreen])).join(' ');
    expect(texts).toContain('33% off');
    expect(texts).not.toContain('34%');
  });

  it('reads like this', async () => {
    const script = await write(bottle, 'en', 15, 5);
    expect({
      framework: script.framework,
      spoken: script.scenes.map((scene) => scene.spoken),
      callToAction: script.callToAction,
    }).toMatchInlineSnapshot(`
      {
        "callToAction": "Get yours",
        "framework": "three_reasons",
        "spoken": [
          "Why the HydroPeak Stainless Steel Water Bottle? Three reasons.",
          "First: it's leakproof and lightweight.",
          "Second: it keeps drinks hot for 12 hours.",
          "Third: double-wall insulation.",
          "Now 28% off.",
          "Tap the link and get yours.",
        ],
      }
    `);
    const chinese = await write(cup, 'zh-CN', 15, 5);
    expect({
      framework: chinese.framework,
      spoken: chinese.scenes.map((scene) => scene.spoken),
      callToAction: chinese.callToAction,
    }).toMatchInlineSnapshot(`
      {
        "callToAction": "立即选购",
        "framework": "discovery",
        "spoken": [
          "先别划走。",
          "就是它，云朵不锈钢保温杯。",
          "保温12小时。",
          "另外，用的是304不锈钢材质。",
          "89元，就能带回家。",
          "点下方，去选购。",
        ],
      }
    `);
  });
});
