import type { AdLanguage, Product } from '@reelwright/contracts';
import { expect, test } from 'vitest';
import { engine, say, signal, write } from './test-write.ts';

const withTexts = (selling_points: string[], description?: string): Product => ({
  name: 'NORDLICHT Tasse',
  selling_points,
  images: [],
  ...(description === undefined ? {} : { description }),
});

test.each<[text: string, product: Product, language: AdLanguage]>([
  [
    'German points',
    withTexts(['Hält den Kaffee zwei Stunden heiß', 'Spülmaschinenfest', 'Liegt gut in der Hand']),
    'en',
  ],
  ['a French description', withTexts([], 'Une tasse en grès qui garde le café au chaud pendant deux heures.'), 'en'],
  ['Japanese points', withTexts(['二時間コーヒーを温かく保ちます', '食洗機で洗えるマグカップです']), 'en'],
  ['English points in a Chinese ad', withTexts(['Keeps coffee hot for two hours', 'Dishwasher safe']), 'zh-CN'],
])('refuses %s', async (_text, product, language) => {
  expect(await engine.canUseTexts?.({ product, language, signal })).toBe(false);
});

test.each<[text: string, product: Product, language: AdLanguage]>([
  ['English points', withTexts(['Keeps coffee hot for two hours', 'Dishwasher safe']), 'en'],
  ['one English point among German ones', withTexts(['Hält den Kaffee heiß', 'Keeps coffee hot for two hours']), 'en'],
  [
    'German points of which two can be told for certain',
    withTexts(['Hält den Kaffee zwei Stunden heiß', 'Spülmaschinenfest', 'Aus Steingut gefertigt']),
    'en',
  ],
  ['Chinese points', withTexts(['保温两小时', '可用洗碗机清洗']), 'zh-CN'],
  ['a product with no texts', withTexts([]), 'en'],
  ['points too short to tell', withTexts(['350 ml', 'IPX7']), 'en'],
])('accepts %s', async (_text, product, language) => {
  expect(await engine.canUseTexts?.({ product, language, signal })).toBe(true);
});

test.each<[AdLanguage, said: string]>([
  ['en', 'cotton'],
  ['zh-CN', '100%棉'],
])('tells what a French page says for certain in %s, tied to its own words', async (language, said) => {
  const selling_points = ['Une housse qui change tout', 'En 100% coton toile bachette', 'Lavable en machine'];
  const product: Product = { name: 'Housse TERTIO', brand: 'Tertio', images: [], selling_points };
  const script = await write({ ...product, price: 37, currency: 'EUR' }, language, 15, 1);
  expect(say(script)).toContain(said);
  expect(say(script)).not.toMatch(/change|coton|lavable/iu);
  const line = script.scenes.find(({ spoken }) => spoken.text.includes(said))?.spoken;
  const source = line?.sources.find(({ field }) => field === 'selling_points.1');
  expect(selling_points[1]?.slice(source?.source_start, source?.source_end)).toBe('100% coton');
});
