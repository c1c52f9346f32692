import type { Product } from '@reelwright/contracts';
import { expect, test } from 'vitest';
import type { Actor } from '../../actor.ts';
import { listTextLanguages } from './list-text-languages.ts';

const product: Product = { name: 'Tasse', selling_points: ['Hält den Kaffee heiß'], images: [] };
const asked = { product, actor: {} as Actor, signal: new AbortController().signal };

test("lists the languages in which the engine can use a page's texts", async () => {
  expect(await listTextLanguages({ canUseTexts: async ({ language }) => language === 'en' }, asked)).toEqual(['en']);
  expect(await listTextLanguages({ canUseTexts: async () => false }, asked)).toEqual([]);
});

test('lists every language if the engine translates', async () => {
  expect(await listTextLanguages({}, asked)).toEqual(['en', 'zh-CN']);
});
