import { createClaimChecker } from '@reelwright/claims';
import type { Product } from '@reelwright/contracts';

/** Verdicts on lines, cached as long as their product exists: consecutive scripts share most of their lines. */
const verdicts = new WeakMap<
  Product,
  { checker: ReturnType<typeof createClaimChecker>; lines: Map<string, boolean> }
>();

/** Checks if the product's data supports every claim of a line. */
export function isSupported(product: Product, line: string): boolean {
  const known = verdicts.get(product) ?? { checker: createClaimChecker(product), lines: new Map<string, boolean>() };
  verdicts.set(product, known);
  const verdict = known.lines.get(line) ?? known.checker.check(line).every((mark) => mark.is_supported);
  known.lines.set(line, verdict);
  return verdict;
}
