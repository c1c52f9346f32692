import { describe, expect, it } from 'vitest';
import type { Script } from '../script.ts';
import { priceOfAds } from './ad-settings.ts';
import { findMaterialsProblem, productToVideoInput } from './product-to-video.ts';
import { urlToVideoInput } from './url-to-video.ts';

const LINK = 'https://shop.example/tea';
const line = (text: string) => ({ text, sources: [] });
const SCRIPT: Script = {
  version: 1,
  framework: 'aida',
  goal: 'sales',
  language: 'en',
  length_s: 15,
  seed: 1,
  hook_pattern: 'question',
  scenes: [
    { role: 'hook', spoken: line('Tea?'), on_screen: line('Tea'), picture_wish: '', duration_ms: 1000 },
    { role: 'call_to_action', spoken: line('Try it.'), on_screen: line(''), picture_wish: '', duration_ms: 1000 },
  ],
  call_to_action: 'Shop now',
};
const material = (index: number) => ({ asset_id: `6fa459ea-ee8a-4ca4-894e-${String(index).padStart(12, '0')}` });
const materials = (count: number) => Array.from({ length: count }, (_none, index) => material(index));
const problemsOf = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message) ?? [];

describe('what is chosen for an ad', () => {
  it('is one final ad where nothing is chosen', () => {
    expect(urlToVideoInput.parse({ link: LINK })).toMatchObject({ count: 1, quality: 'final', platforms: [] });
  });

  it("refuses more variants than ads, another language's script, and scenes of no script", () => {
    const two = { link: LINK, variants: [{ look: 'food-warm' }, {}] };
    expect(problemsOf(urlToVideoInput.safeParse(two))).toEqual(['too_many_variants']);
    expect(problemsOf(urlToVideoInput.safeParse({ ...two, count: 2 }))).toEqual([]);
    expect(problemsOf(urlToVideoInput.safeParse({ link: LINK, language: 'zh-CN', script: SCRIPT }))).toEqual([
      'script_other_language',
    ]);
    const scenes = [{}, { layout: 'hero' }];
    expect(problemsOf(urlToVideoInput.safeParse({ link: LINK, scenes }))).toEqual(['scenes_need_script']);
    expect(problemsOf(urlToVideoInput.safeParse({ link: LINK, scenes, script: SCRIPT }))).toEqual([]);
    const variants = [{ script: SCRIPT, scenes: [...scenes, {}] }];
    expect(problemsOf(urlToVideoInput.safeParse({ link: LINK, variants }))).toEqual(['scenes_need_script']);
  });

  it('refuses a price in no known currency, unless a page may name it', () => {
    const images = [{ url: 'https://shop.example/tea.jpg' }];
    const refused = ['currency_missing'];
    const check = (fields: object, rest: object = {}) =>
      problemsOf(urlToVideoInput.safeParse({ product: { name: 'Tea', images, ...fields }, ...rest }));
    expect(check({ price: 24 })).toEqual(refused);
    expect(check({ original_price: 24 })).toEqual(refused);
    expect(check({ price: 24, currency: 'EUR' })).toEqual([]);
    expect(check({ price: 24 }, { language: 'zh-CN' })).toEqual([]);
    expect(check({ price: 24 }, { link: LINK })).toEqual([]);
    const product = { name: 'Tea', selling_points: ['Picked by hand'], images: materials(3), price: 24 };
    expect(problemsOf(productToVideoInput.safeParse({ product }))).toEqual(refused);
  });

  it('costs the length of each ad, a fifth of it as a draft, and nothing as a preview', () => {
    expect(priceOfAds({ length_s: 15, count: 1, quality: 'final' })).toBe(5);
    expect(priceOfAds({ length_s: 16, count: 3, quality: 'final' })).toBe(30);
    expect(priceOfAds({ length_s: 16, count: 3, quality: 'draft' })).toBe(6);
    expect(priceOfAds({ length_s: 60, count: 4, quality: 'preview' })).toBe(0);
  });
});

describe('what an ad is made from by upload', () => {
  const product = { name: 'Tea', selling_points: ['Picked by hand'], images: materials(3) };

  it('is a name, selling points and 3 to 30 files of the library', () => {
    expect(problemsOf(productToVideoInput.safeParse({ product }))).toEqual([]);
    const broken = { name: ' ', selling_points: [], images: materials(2) };
    expect(problemsOf(productToVideoInput.safeParse({ product: broken }))).toEqual([
      'product_name_missing',
      'selling_points_missing',
      'materials_count',
    ]);
    for (const images of [materials(31), [material(0), material(0), material(1)]])
      expect(productToVideoInput.safeParse({ product: { ...product, images } }).success).toBe(false);
    expect(productToVideoInput.safeParse({ product, link: LINK }).success).toBe(false);
  });

  it('has at most 20 videos, and at least 3 images or 1 video', () => {
    expect(findMaterialsProblem({ images: 3, videos: 0 })).toBeUndefined();
    expect(findMaterialsProblem({ images: 2, videos: 1 })).toBeUndefined();
    expect(findMaterialsProblem({ images: 10, videos: 20 })).toBeUndefined();
    expect(findMaterialsProblem({ images: 1, videos: 1 })).toBe('materials_count');
    expect(findMaterialsProblem({ images: 0, videos: 21 })).toBe('materials_videos');
    expect(findMaterialsProblem({ images: 31, videos: 0 })).toBe('materials_count');
  });
});
