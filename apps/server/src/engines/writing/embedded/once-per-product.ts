import type { Product } from '@reelwright/contracts';
import { LRUCache } from 'lru-cache';

/** Scripts of several seeds, and lines that are written anew, are of one product after the other. */
const KEPT_PRODUCTS = 8;

/** Finds what follows from a product alone once, for the last few products. What is returned must not be changed. */
export function oncePerProduct<Found extends object>(find: (product: Product) => Found): (product: Product) => Found {
  const known = new LRUCache<string, Found>({ max: KEPT_PRODUCTS });
  return (product) => {
    const key = JSON.stringify(product);
    const found = known.get(key) ?? find(product);
    known.set(key, found);
    return found;
  };
}

/** Remembers a verdict on each text. */
export function oncePerText(judge: (text: string) => boolean): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    const verdict = known.get(text) ?? judge(text);
    known.set(text, verdict);
    return verdict;
  };
}
