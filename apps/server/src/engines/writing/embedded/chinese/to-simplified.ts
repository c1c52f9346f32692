import type { Product } from '@reelwright/contracts';
import { Converter } from 'opencc-js/t2cn';

type Convert = (text: string) => string;
let opened: Convert | undefined;

/** A text in simplified characters, sign for sign: offsets stay. A text that would change its length stays as it is. */
function toSimplified(text: string): string {
  // Its tables take 40 ms to read: only where a Chinese script is written.
  opened ??= Converter({ from: 'tw', to: 'cn' }) as Convert;
  const simplified = opened(text);
  return simplified.length === text.length ? simplified : text;
}

/** The product as a script in simplified characters names it. Reviews stay as they were written: they are quoted word for word. */
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
