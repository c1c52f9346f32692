import type { UiLanguage } from './languages.ts';

interface CategoryRow {
  id: number;
  name: Readonly<Record<UiLanguage, string>>;
  /** Ids start with the id of their category. */
  subCategories: readonly { id: number; name: Readonly<Record<UiLanguage, string>> }[];
}

/** What an asset shows, in two levels. Ids are stored: never change one. */
export const ASSET_CATEGORIES: readonly CategoryRow[] = [
  {
    id: 1,
    name: { en: 'Product', 'zh-CN': '商品' },
    subCategories: [
      { id: 101, name: { en: 'Packshot', 'zh-CN': '白底图' } },
      { id: 102, name: { en: 'Close-up', 'zh-CN': '细节特写' } },
      { id: 103, name: { en: 'In use', 'zh-CN': '使用场景' } },
      { id: 104, name: { en: 'Packaging', 'zh-CN': '包装' } },
    ],
  },
  {
    id: 2,
    name: { en: 'People', 'zh-CN': '人物' },
    subCategories: [
      { id: 201, name: { en: 'Talking to camera', 'zh-CN': '口播' } },
      { id: 202, name: { en: 'Lifestyle', 'zh-CN': '生活方式' } },
    ],
  },
  {
    id: 3,
    name: { en: 'Places', 'zh-CN': '场景' },
    subCategories: [
      { id: 301, name: { en: 'Indoors', 'zh-CN': '室内' } },
      { id: 302, name: { en: 'Outdoors', 'zh-CN': '室外' } },
    ],
  },
  {
    id: 4,
    name: { en: 'Graphics', 'zh-CN': '图形' },
    subCategories: [
      { id: 401, name: { en: 'Logo', 'zh-CN': '标志' } },
      { id: 402, name: { en: 'Text and screens', 'zh-CN': '文字与截图' } },
      { id: 403, name: { en: 'Background', 'zh-CN': '背景' } },
    ],
  },
  {
    id: 5,
    name: { en: 'Audio', 'zh-CN': '音频' },
    subCategories: [
      { id: 501, name: { en: 'Music', 'zh-CN': '音乐' } },
      { id: 502, name: { en: 'Speech', 'zh-CN': '语音' } },
      { id: 503, name: { en: 'Sound effect', 'zh-CN': '音效' } },
    ],
  },
];

const SUB_CATEGORY_STEP = 100;

/** Ids of all categories and sub-categories. */
export const ASSET_CATEGORY_IDS: ReadonlySet<number> = new Set(
  ASSET_CATEGORIES.flatMap(({ id, subCategories }) => [id, ...subCategories.map((each) => each.id)]),
);

/** Returns the ids that a filter by this category accepts: its own, and those of its sub-categories. */
export function listCategoryIds(categoryId: number): number[] {
  return [...ASSET_CATEGORY_IDS].filter((id) => id === categoryId || Math.floor(id / SUB_CATEGORY_STEP) === categoryId);
}
