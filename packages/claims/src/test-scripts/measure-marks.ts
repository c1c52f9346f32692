import { createClaimChecker } from '../check-claims.ts';
import type { ClaimProduct } from '../claim-product.ts';

/** A product with lines that its data supports and lines that each claim something beyond it. */
export interface JudgedLines {
  product: ClaimProduct;
  honest: readonly string[];
  invented: readonly string[];
}

/** A number of right answers among all of a kind. */
interface Share {
  right: number;
  of: number;
}

/** Measures how many invented lines are marked (recall), and how many marked lines are invented (precision). */
export function measureMarks(sets: readonly JudgedLines[]): Readonly<Record<'precision' | 'recall', Share>> {
  let marked = 0;
  let found = 0;
  let invented = 0;
  for (const set of sets) {
    const checker = createClaimChecker(set.product);
    const countMarked = (lines: readonly string[]): number =>
      lines.filter((line) => checker.check(line).some(({ is_supported: isSupported }) => !isSupported)).length;
    const ofSet = countMarked(set.invented);
    found += ofSet;
    marked += ofSet + countMarked(set.honest);
    invented += set.invented.length;
  }
  return { precision: { right: found, of: marked }, recall: { right: found, of: invented } };
}
