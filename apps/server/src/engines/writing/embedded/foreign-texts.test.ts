import type { AdLanguage, Product } from '@reelwright/contracts';
import { expect, test } from 'vitest';
import { engine, signal } from './test-write.ts';

const withTexts = (selling_points: string[], description?: string): Product => ({
  name: 'NORDLICHT Tasse',
  selling_points,
  images: [],
  ...(description === undefined ? {} : { description }),
});

test.each<[text: string, product: Product, language: AdLanguage]>([
  [
    'German points',
    withTexts(['Hält den Kaffee zwei Stunden heiß', 'Spülmaschinenfest', 'Aus Steingut gefertigt']),
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
  ['Chinese points', withTexts(['保温两小时', '可用洗碗机清洗']), 'zh-CN'],
  ['a product with no texts', withTexts([]), 'en'],
  ['points too short to tell', withTexts(['350 ml', 'IPX7']), 'en'],
])('accepts %s', async (_text, product, language) => {
  expect(await engine.canUseTexts?.({ product, language, signal })).toBe(true);
});
