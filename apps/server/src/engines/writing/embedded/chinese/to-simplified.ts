import type { Product } from '@reelwright/contracts';
import { Converter } from 'opencc-js/t2cn';

type Convert = (text: string) => string;
let opened: Convert | undefined;

/** Other forms of characters, which the library keeps: each before the simplified one. */
const VARIANTS: ReadonlyMap<string, string> = new Map(
  '廻回 衞卫 蔴麻 粧妆 傚效 凴凭 厰厂 吿告 壻婿 妳你 牠它 祂他 帋纸 徧遍 愼慎 揹背 敍叙 朶朵 栢柏 煖暖 瑯琅 甦苏 瞇眯 砲炮 碁棋 籐藤 翺翱 耑专 臕膘 菓果 衹只 觔斤 賸剩 躭耽 邨村 銲焊 饍膳 麤粗 恊协 凃涂 氷冰 徳德 黒黑 塩盐 鉄铁 竜龙 歩步 様样 桜樱'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(1)] as const),
);
const VARIANT = new RegExp(`[${[...VARIANTS.keys()].join('')}]`, 'gu');

/**
 * Converts a text to simplified characters one by one, so that offsets stay. A text whose length would change stays
 * unchanged.
 */
function toSimplified(text: string): string {
  // Its tables take 40 ms to load: only for Chinese scripts.
  opened ??= Converter({ from: 'tw', to: 'cn' }) as Convert;
  // The table takes the 著 of 显著, which is simplified, for the 着 of traditional texts.
  const simplified = opened(text)
    // 么 is simplified already: the table takes it for the old 幺.
    .replace(/幺/gu, (found, at: number) => (text.charAt(at) === '么' ? '么' : found))
    .replace(VARIANT, (variant) => VARIANTS.get(variant) ?? variant)
    .replace(/(?<=[显卓昭编译原专论名土])着(?![着了过色])|着(?=[名作者称])/gu, (found, at: number) =>
      text.charAt(at) === '著' ? '著' : found,
    );
  return simplified.length === text.length ? simplified : text;
}

/**
 * Converts the product's texts to simplified characters. Reviews stay unchanged, because they are quoted word for word.
 */
export function simplifyProduct(product: Product): Product {
  return {
    ...product,
    name: toSimplified(product.name),
    selling_points: product.selling_points.map(toSimplified),
    ...(product.description === undefined ? {} : { description: toSimplified(product.description) }),
    ...(product.brand === undefined ? {} : { brand: toSimplified(product.brand) }),
    ...(product.audience === undefined ? {} : { audience: toSimplified(product.audience) }),
    ...(product.category === undefined ? {} : { category: toSimplified(product.category) }),
  };
}
