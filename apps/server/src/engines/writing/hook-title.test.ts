import type { AdLanguage, Product } from '@reelwright/contracts';
import { describe, expect, it } from 'vitest';
import { createEmbeddedWritingEngine } from './embedded/embedded-writing-engine.ts';
import { findHookTitle } from './hook-title.ts';
import { CONTRACT_PRODUCTS } from './writing-contract.ts';

const engine = createEmbeddedWritingEngine();
const { signal } = new AbortController();
const SEEDS = 16;
const quiet: Product = { name: '手工陶瓷花瓶', selling_points: [], images: [] };
const wordy: Product = {
  ...CONTRACT_PRODUCTS.full,
  name: 'Wireless Noise Cancelling Headphones, Bluetooth 5.3, 40H Playtime | SoundMax',
  reviews: [{ quote: 'I have tried six of these over the years and this is the only pair that I still wear' }],
};

const plain = (text: string, sources: { start: number; end: number; field: 'name' }[] = []) => ({
  text,
  sources: sources.map((source) => ({ ...source, source_start: 0, source_end: 1 })),
});
/** Its words alone. */
const simplify = (text = '') =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim() || undefined;
const titleOf = (language: AdLanguage, spoken: string, written: string) =>
  findHookTitle({ spoken: plain(spoken), on_screen: plain(written) }, language)?.text;

describe('the title of an ad’s first scene', () => {
  it.each([
    ['en', CONTRACT_PRODUCTS.full],
    ['en', CONTRACT_PRODUCTS.bare],
    ['en', wordy],
    ['zh-CN', CONTRACT_PRODUCTS.chinese],
    ['zh-CN', quiet],
  ] as const)('never repeats the voice at that moment, whatever the seed (%s, %#)', async (language, product) => {
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const script = await engine.writeScript({ product, language, lengthS: 15, seed, signal });
      const [hook] = script.scenes;
      expect(hook?.role).toBe('hook');
      expect(simplify(hook?.on_screen.text)).not.toBe(simplify(hook?.spoken.text));
    }
  });

  it('never repeats the voice after a rewrite, and keeps a format', async () => {
    const product = CONTRACT_PRODUCTS.full;
    const script = await engine.writeScript({ product, language: 'en', lengthS: 15, seed: 3, signal });
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const scene = await engine.rewriteLine({ product, script, scene: 0, seed, signal });
      expect(simplify(scene.on_screen.text)).not.toBe(simplify(scene.spoken.text));
      expect(scene.hook_format).toBeDefined();
    }
  });

  it.each([
    ['en', 'Passwords, updates, warnings. Enough?', 'Enough', 'Passwords, updates, warnings. Enough?'],
    ['en', 'Psst. Over here.', 'Psst', 'Psst. Over here'],
    ['en', 'When did you last treat yourself to something new like this?', 'Treat yourself', 'Treat yourself'],
    ['zh-CN', '嘘，过来看。', '嘘', '嘘，过来看'],
    ['zh-CN', '还在凑合用旧的水杯？', '还在凑合？', '还在凑合用旧的水杯？'],
  ] as const)('equals the spoken words there if they are short (%s: %s)', (language, spoken, written, title) => {
    expect(titleOf(language, spoken, written)).toBe(title);
  });

  it('keeps the sources of its words', () => {
    const spoken = plain('Meet Aurora. It is what you have been waiting for all this time.', [
      { start: 5, end: 11, field: 'name' },
    ]);
    const found = findHookTitle({ spoken, on_screen: plain('Aurora') }, 'en');
    expect(found).toBeUndefined();
    const short = findHookTitle({ spoken: { ...spoken, text: 'Meet Aurora.' }, on_screen: plain('') }, 'en');
    expect(short).toMatchObject({ text: 'Meet Aurora', sources: [{ start: 5, end: 11, field: 'name' }] });
  });
});
