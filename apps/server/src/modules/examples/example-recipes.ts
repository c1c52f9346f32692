import type { AdLanguage, LookId, ProductToVideoInput, UiLanguage } from '@reelwright/contracts';
import type { Setting, SettingColors } from './drawings/draw-image.ts';
import { DESK_LAMP, type DrawnProduct, HEADPHONES, SERUM, TEA_CUP } from './drawings/products.ts';

type RecipeProduct = Omit<ProductToVideoInput['product'], 'images' | 'language'>;

/**
 * Everything that one example is made from. The installation draws the images and makes the ad itself, as for any user.
 */
export interface ExampleRecipe {
  /** Never changes: it is part of the task's idempotency key. A changed recipe gets a new id. */
  id: string;
  /** Title of the project in each interface language. */
  titles: Record<UiLanguage, string>;
  drawing: { product: DrawnProduct; settings: readonly Setting[]; colors: SettingColors };
  product: RecipeProduct;
  settings: Pick<ProductToVideoInput, 'ratio' | 'music'> & { language: AdLanguage; look: LookId; seed: number };
}

/** In the order in which they are made, and shown to users of their language. */
export const EXAMPLE_RECIPES: readonly ExampleRecipe[] = [
  {
    id: 'serum-en-2',
    titles: { en: 'Vitamin C serum', 'zh-CN': '维生素 C 精华液' },
    drawing: {
      product: SERUM,
      settings: ['studio', 'near', 'table'],
      colors: { light: '#fff1e2', middle: '#f5c9a6', dark: '#a8592b' },
    },
    product: {
      name: 'Morrow Vitamin C Serum',
      description: 'A light daily serum in an amber glass bottle that keeps it fresh.',
      selling_points: ['Absorbs in seconds', 'No perfume, no colour', 'Bottle made of recycled glass'],
      price: 24.9,
      original_price: 32,
      currency: 'USD',
      brand: 'Morrow',
      audience: 'people with five minutes in the morning',
    },
    settings: { language: 'en', ratio: '9:16', look: 'beauty-soft', music: 'calm', seed: 11 },
  },
  {
    id: 'cup-zh-2',
    titles: { en: 'Celadon tea cup', 'zh-CN': '青瓷茶杯' },
    drawing: {
      product: TEA_CUP,
      settings: ['studio', 'table', 'near'],
      colors: { light: '#f4f1e4', middle: '#d9cfae', dark: '#6b5a36' },
    },
    product: {
      name: '山岚青瓷茶杯',
      description: '手工拉坯的青瓷茶杯，配同色杯托，适合独自喝茶的午后。',
      selling_points: ['手工拉坯，釉色温润', '杯壁厚实，不易烫手', '配同色杯托'],
      price: 89,
      original_price: 128,
      currency: 'CNY',
      brand: '山岚',
      audience: '喜欢喝茶的人',
    },
    settings: { language: 'zh-CN', ratio: '9:16', look: 'food-warm', music: 'warm', seed: 21 },
  },
  {
    id: 'headphones-en-2',
    titles: { en: 'Wireless headphones', 'zh-CN': '无线耳机' },
    drawing: {
      product: HEADPHONES,
      settings: ['studio', 'table', 'near'],
      colors: { light: '#e0f2fe', middle: '#7dd3fc', dark: '#0c4a6e' },
    },
    product: {
      name: 'Hush One Wireless Headphones',
      description: 'Over-ear headphones with soft pads and a case that fits in a bag.',
      selling_points: ['40 hours on one charge', 'Soft pads for long days', 'Folds flat into its case'],
      price: 129,
      original_price: 179,
      currency: 'USD',
      brand: 'Hush',
      audience: 'commuters',
    },
    settings: { language: 'en', ratio: '16:9', look: 'tech-minimal', music: 'upbeat', seed: 31 },
  },
  {
    id: 'lamp-zh-2',
    titles: { en: 'Desk lamp', 'zh-CN': '折叠台灯' },
    drawing: {
      product: DESK_LAMP,
      settings: ['table', 'near', 'podium'],
      colors: { light: '#ffe8d6', middle: '#f6b48f', dark: '#5a2a27' },
    },
    product: {
      name: '暖橙折叠台灯',
      description: '可折叠的黄铜灯臂，照亮书桌，也装点房间。',
      selling_points: ['灯臂自由调节', '三档亮度', '一键开关，孩子也会用'],
      price: 199,
      original_price: 259,
      currency: 'CNY',
      brand: '小屋',
      audience: '在家学习和工作的人',
    },
    settings: { language: 'zh-CN', ratio: '1:1', look: 'flat-geometric', music: 'upbeat', seed: 41 },
  },
];

/** The example that new users find among their projects. */
export const SAMPLE_RECIPE_IDS: Record<UiLanguage, string> = { en: 'serum-en-2', 'zh-CN': 'cup-zh-2' };
