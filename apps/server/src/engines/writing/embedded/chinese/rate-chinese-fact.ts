import type { Product } from '@reelwright/contracts';
import type { ProductKind } from '@reelwright/product-kinds';
import { isExtent, isFigure } from '../leading-fact.ts';
import { isPlainMaterial, PLAIN_MATERIAL_COST } from '../plain-material.ts';
import { rankFact } from '../rank-fact.ts';
import type { Feature } from '../read-features.ts';
import { tellsHappening } from './vivid-text.ts';

interface ReadFact {
  text: string;
  features: readonly Feature[];
  /** Its position in the seller's list; null if it comes from running text. */
  place: number | null;
}

/** Rates how much a buyer of the product cares for a fact. */
export function rateChineseFact(
  { text, features, place }: ReadFact,
  { product, noun, kind }: { product: Product; noun: string | null; kind: ProductKind | undefined },
): number {
  const rated = { text, features, isAccessory: isAccessory(text, features, noun) };
  const reader = { language: 'zh-CN', trade: kind?.trade } as const;
  const weight = rankFact({
    features: features.filter(({ id }) => id !== 'material' || !PART.test(text)),
    trade: kind?.trade,
    isAccessory: rated.isAccessory,
    hasNumber: /\d/.test(text),
    isFigure: isFigure(rated, reader),
    isExtent:
      SIZE.test(text) ||
      PACKED.test(text) ||
      (RUNNING.test(text) && !HAS_BATTERY.test([product.name, ...product.selling_points].join('，'))) ||
      isExtent(rated, reader),
    isEffect: EFFECT.test(text),
    isBare: /^(?:容量|重)?\d+(?:\.\d+)?\p{L}{1,3}$/u.test(text),
    // 充满一次能拧300颗螺丝 tells more than the name.
    isEcho: !tellsHappening(text) && isEcho(text, product, noun),
    place,
  });
  return weight - (isPlainMaterial(text) ? PLAIN_MATERIAL_COST : 0);
}

/** Checks if a fact tells of what the seller puts into the name: 细口 of a 细口壶. */
function isEcho(text: string, { name, brand = '' }: Product, noun: string | null): boolean {
  // The head of the noun alone says nothing: 自动 of 自动猫砂盆 does.
  const own = name.replace(brand, '　').replace(noun?.slice(-2) ?? '　', '　');
  const runs = own.match(/[\p{Script=Han}\d]{2,}/gu) ?? [];
  return runs.some((run) =>
    Array.from({ length: run.length - 1 }, (_none, at) => run.slice(at, at + 2)).some((pair) => text.includes(pair)),
  );
}

/** What it comes in: 200克礼盒. */
const PACKED = /^\d+(?:\.\d+)?(?:克|毫升|升|公斤|斤|g|kg|ml|L)\p{Script=Han}{0,2}[盒罐袋瓶桶包](?:装)?$/u;
/** How long it may run: a limit, unless it runs on a battery. */
const RUNNING = /(?:工作|运行|运转|使用)(?:时间|时长)?(?:可达|达|约|长达)?\d+(?:\.\d+)?(?:分钟|小时)/u;
const HAS_BATTERY = /无线|电池|充电|充一次|续航|毫安|mAh|锂/iu;

/** Sizes that a buyer looks up. */
const SIZE =
  /^填充\D{0,6}\d|\d\p{Script=Han}{1,2}以内$|^(?:孔径|直径|口径|内径|外径|厚度?|宽度?|高度?|长度?|全长|链长|尺寸|周长)(?:约)?\d/u;

/** What a product does for its buyer, or spares them: 领口不变形, 防滑, 即热. */
const EFFECT = /不(?!锈|等)|防(?!尘袋)|免|耐(?!热玻璃)|抗|无需|即(?!可)|不用|告别/u;

/** Parts: their material is not the product's. */
const PART =
  /(?:拉链|手柄|把手|镜框|镜腿|表带|表扣|扣子|纽扣|底座|盖子?|领子|袖口|耳钩|夹头|食盆|鞋带|轮子?|提手|肩带|托盘)$/;
/** Accessories of a product. */
const ACCESSORY =
  /(?:手册|说明书|指南|卡片?|充电线|数据线|Type-?C线|适配器|充电器|收纳袋|布袋|包装盒?|阀袋|礼袋|贴纸|擦镜布|螺丝|工具包|纸盒|保护套|手柄套|挂绳|书签带?)$/i;

function isAccessory(text: string, features: readonly Feature[], noun: string | null): boolean {
  if (features.some(({ id }) => id === 'included')) return true;
  const [core = ''] = text.split('，');
  return ACCESSORY.test(core) && !(noun !== null && core.endsWith(noun));
}
