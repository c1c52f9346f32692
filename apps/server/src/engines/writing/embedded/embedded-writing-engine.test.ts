import { checkScriptClaims } from '@reelwright/claims';
import { AD_LANGUAGES, PRODUCTION_GOALS, type Product, SCRIPT_FRAMEWORKS } from '@reelwright/contracts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTRACT_PRODUCTS, describeWritingEngine, expectSoundScript } from '../writing-contract.ts';
import { countScenes } from './choose-lines.ts';
import { createEmbeddedWritingEngine } from './embedded-writing-engine.ts';
import { estimateScriptMs } from './spoken-length.ts';
import { anyProduct } from './test-any-product.ts';
import { engine, listSpoken, say, signal, write, writeSeeds } from './test-write.ts';

describeWritingEngine('The embedded copywriter', createEmbeddedWritingEngine);

const { full: bottle, chinese: cup } = CONTRACT_PRODUCTS;
const request = fc.record({
  product: anyProduct,
  language: fc.constantFrom(...AD_LANGUAGES),
  lengthS: fc.integer({ min: 15, max: 60 }),
  seed: fc.nat({ max: 2 ** 31 - 1 }),
});

describe('a script of the embedded copywriter', () => {
  it('is sound, fits the given time, and makes no claim beyond the data, however a seller writes', async () => {
    await fc.assert(
      fc.asyncProperty(request, async ({ product: any, language, lengthS, seed }) => {
        const script = await write(any, language, lengthS, seed);
        expectSoundScript(script, any, language);
        const text = say(script);
        expect(text).not.toMatch(/\ba [aeio]\w|\ban [bcdfgjkpqtvwz]\w|\b(\w+) \1\b(?! \1)/i);
        expect(text).not.toMatch(/最[^后]|第一个|销量|全网|顶级|https?:|www\./);
        if (any.price === undefined) expect(script.scenes.every((scene) => scene.role !== 'offer')).toBe(true);
        if (any.availability === 'OutOfStock')
          expect(script.call_to_action).not.toMatch(/get|order|shop|basket|下单|选购|带它|购物车/i);

        // Shorter if there is no more to say, never longer.
        const miss = estimateScriptMs(listSpoken(script), language) / (lengthS * 1000) - 1;
        expect(miss, text).toBeLessThanOrEqual(0.05);
        expect(script.scenes.length).toBeLessThanOrEqual(countScenes(lengthS).max);

        const invented = checkScriptClaims(any, script).filter((mark) => !mark.is_supported);
        expect(
          invented.map(({ kind, text: claim }) => `${kind}: ${claim}`),
          text,
        ).toEqual([]);
      }),
      { numRuns: 80 },
    );
  }, 60_000);

  it('is shorter if there is little to say, and has no padding', async () => {
    const thin: Product = {
      name: 'Enamel Mug',
      selling_points: ['Enamel on steel', 'Holds 350 ml'],
      price: 14,
      currency: 'GBP',
      images: [],
    };
    for (const script of await writeSeeds(thin, 'en', 10, 30)) {
      const tookMs = estimateScriptMs(listSpoken(script), 'en');
      // Two scenes of a mug are no padding; fifteen more seconds of them would be.
      expect(tookMs).toBeLessThan(22_000);
      expect(tookMs).toBeGreaterThan(5_000);
      const facts = script.scenes.flatMap(({ spoken }) => spoken.text.match(/enamel on steel|350 ml/gi) ?? []);
      expect(facts.length, say(script)).toBeLessThanOrEqual(2);
    }
  });

  it('numbers reasons only if all of them follow, and in their order', async () => {
    for (const { scenes, framework } of await writeSeeds(bottle, 'en', 20)) {
      const ordinals = scenes.flatMap(({ ordinal }) => ordinal ?? []);
      expect(ordinals).toEqual(framework === 'three_reasons' ? [1, 2, 3] : []);
    }
  });

  it('shows no title that the voice speaks at that moment, and the name in two scenes at most', async () => {
    for (const { scenes } of await writeSeeds(bottle, 'en', 20, 30)) {
      for (const { spoken, on_screen } of scenes)
        expect(on_screen.text.toLowerCase()).not.toBe(spoken.text.toLowerCase().replace(/[.!?]$/, ''));
      expect(scenes.filter(({ on_screen }) => /HydroPeak/.test(on_screen.text)).length).toBeLessThanOrEqual(2);
    }
  });

  it('argues in the requested framework if the data can carry it', async () => {
    for (const framework of SCRIPT_FRAMEWORKS) {
      const script = await engine.writeScript({
        product: bottle,
        language: 'en',
        lengthS: 30,
        seed: 1,
        framework,
        signal,
      });
      expect(script.framework).toBe(framework);
    }
  });

  it('closes as its goal asks, and names the price first of all to sell', async () => {
    for (const goal of PRODUCTION_GOALS) {
      const scripts = await Promise.all(
        [1, 2, 3, 4].map((seed) =>
          engine.writeScript({ product: bottle, language: 'en', lengthS: 30, seed, goal, signal }),
        ),
      );
      for (const script of scripts) {
        expect(script.goal).toBe(goal);
        // A hook with the price needs no answer with the price.
        if (goal === 'sales')
          expect(script.scenes.some(({ role, hook_format }) => role === 'offer' || hook_format === 'price-slam')).toBe(
            true,
          );
        if (goal === 'engagement') expect(script.call_to_action).not.toMatch(/shop|order|get yours/i);
      }
    }
  });

  it.each([5, 8, 90, 120])('writes for %i seconds too', async (lengthS) => {
    for (const [any, language] of [
      [bottle, 'en'],
      [cup, 'zh-CN'],
    ] as const) {
      const script = await write(any, language, lengthS);
      expectSoundScript(script, any, language);
      const miss = estimateScriptMs(listSpoken(script), language) / (lengthS * 1000) - 1;
      expect(miss, say(script)).toBeLessThanOrEqual(0.1);
    }
  });

  it('states the same fact in other words when a scene is rewritten', async () => {
    const script = await write(bottle, 'en', 15, 4);
    const index = script.scenes.findIndex(({ role }) => role === 'benefit');
    const field = script.scenes[index]?.spoken.sources.find((span) => span.field.startsWith('selling_points'))?.field;
    expect(field).toBeDefined();
    const scenes = await Promise.all(
      [1, 2, 3].map((seed) => engine.rewriteLine({ product: bottle, script, scene: index, seed, signal })),
    );
    for (const scene of scenes) {
      expect(scene.spoken.sources.map((span) => span.field)).toContain(field);
      expect(scene.spoken.text).not.toBe(script.scenes[index]?.spoken.text);
    }
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

  it('names the product in every framework', async () => {
    for (let seed = 0; seed < 30; seed += 1) {
      expect(say(await write(bottle, 'en', 15, seed))).toMatch(
        /HydroPeak (?:Stainless Steel Water Bottle|water bottle)/,
      );
      expect(say(await write(cup, 'zh-CN', 15, seed))).toMatch(/云朵(?:不锈钢)?保温杯/);
    }
  });
});
