import type { AdMaterial } from './ad-material.ts';
import { shortName } from './short-name.ts';

/** Lists the names of the product and its brand: from the product's data, and as the script's lines quote them. */
export function listNames({ product, script }: Pick<AdMaterial, 'product' | 'script'>): string[] {
  const written = script.scenes.flatMap(({ spoken, on_screen: onScreen }) =>
    [spoken, onScreen].flatMap(({ text, sources }) =>
      sources
        .filter(({ field }) => field === 'name' || field === 'brand')
        .map(({ start, end }) => text.slice(start, end).trim()),
    ),
  );
  const known = [product.name, shortName(product.name), product.brand ?? '', ...written];
  return [...new Set(known)].filter((name) => name !== '');
}
