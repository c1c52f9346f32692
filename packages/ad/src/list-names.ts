import type { AdMaterial } from './ad-material.ts';
import { shortName } from './short-name.ts';

/** What the ad calls its product and its brand: as the product's data does, and as the script's lines take it from there. */
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
