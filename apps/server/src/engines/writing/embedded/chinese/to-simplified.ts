import type { Product } from '@reelwright/contracts';
import { Converter } from 'opencc-js/t2cn';

type Convert = (text: string) => string;
let opened: Convert | undefined;

/**
 * Converts a text to simplified characters one by one, so that offsets stay. A text whose length would change stays
 * unchanged.
 */
function toSimplified(text: string): string {
  // Its tables take 40 ms to load: only for Chinese scripts.
  opened ??= Converter({ from: 'tw', to: 'cn' }) as Convert;
  // The table takes the 著 of 显著, which is simplified, for the 着 of traditional texts.
  const simplified = opened(text).replace(
    /(?<=[显卓昭编译原专论名土])着(?![着了过色])|着(?=[名作者称])/gu,
    (found, at: number) => (text.charAt(at) === '著' ? '著' : found),
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
