import { createClaimChecker } from '@reelwright/claims';
import type { Product } from '@reelwright/contracts';
import { LRUCache } from 'lru-cache';

interface Verdicts {
  checker: ReturnType<typeof createClaimChecker>;
  lines: Map<string, boolean>;
}

/** Enough for the users who write at the same time. */
const MAX_PRODUCTS = 8;
/** By the product's data: a thread gets a copy of the product with each request, and scripts share most of their lines. */
const byData = new LRUCache<string, Verdicts>({ max: MAX_PRODUCTS });
const byProduct = new WeakMap<Product, Verdicts>();

function findVerdicts(product: Product): Verdicts {
  const key = JSON.stringify(product);
  const known = byData.get(key) ?? { checker: createClaimChecker(product), lines: new Map<string, boolean>() };
  byData.set(key, known);
  byProduct.set(product, known);
  return known;
}

/** Checks if the product's data supports every claim of a line. */
export function isSupported(product: Product, line: string): boolean {
  const known = byProduct.get(product) ?? findVerdicts(product);
  const verdict = known.lines.get(line) ?? known.checker.check(line).every((mark) => mark.is_supported);
  known.lines.set(line, verdict);
  return verdict;
}
