import type { Product } from '@reelwright/contracts';
import type { ProductKind } from '@reelwright/product-kinds';
import { findScene, type Scene } from '../read-scenes.ts';
import { CHINESE_SCENES } from './chinese-scenes.ts';
import { agreesWithTexts } from './agrees-with-texts.ts';
import { suitsSeason } from './suits-season.ts';

/** Users and places other than a kind's usual ones: a 洗车拖把 mops no kitchen. */
const OTHER_USE =
  /仿真|永生|干花|洗车|车载|汽车|车用|宠物|[猫狗]|婴|宝宝|儿童|幼儿|学生|露营|户外|工业|商用|工地|舞台|老人|孕妇/u;
const isForOthers = (name: string, kind: ProductKind | undefined): boolean =>
  OTHER_USE.test(name) && !/^(?:baby|pets|car|toys|outdoor|sport)$/.test(kind?.trade ?? '');

interface SceneProduct {
  /** The nouns that certainly name it. */
  certain: readonly string[];
  /** The kind that the name tells. */
  named: ProductKind | undefined;
  /** The word that says that it works by itself. */
  byItself: string | undefined;
}

/**
 * Finds the scene of a product by its noun; undefined if none suits what it is used for. Only the whole noun, or its
 * ending behind what only describes it, names the product: 防晒手套 take no scene of gloves. The seller's other texts have to
 * agree with it.
 */
export function findChineseScene(product: Product, { certain, named, byItself }: SceneProduct): Scene | undefined {
  const { name } = product;
  if (isForOthers(name, named)) return undefined;
  const found = findScene(CHINESE_SCENES, { names: certain, kind: '', separator: '', use: byItself ?? '' });
  if (found?.nouns.some((each) => certain.includes(each.replace(/^=/u, ''))) !== true) return undefined;
  if (!agreesWithTexts(found, certain, product)) return undefined;
  const [hooks, lines] = [found.hooks, found.lines].map((texts) => texts.filter((text) => suitsSeason(text, name)));
  return hooks === undefined || lines === undefined ? found : { ...found, hooks, lines };
}
