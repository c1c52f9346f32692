import { isForbidden, lintLine } from '@reelwright/ad-policy';
import { createClaimChecker, mergeMarks } from '@reelwright/claims';
import type { CallData, CheckedInput, UiLanguage } from '@reelwright/contracts';

interface LinesToReview extends CheckedInput<'reviewLines'> {
  /** Language of the reasons. */
  language: UiLanguage;
}

/** Checks each line against the product's data and the rules of law and platforms. */
export function reviewLines({ product, lines, platforms, language }: LinesToReview): CallData<'reviewLines'> {
  const checker = createClaimChecker(product);
  const hasFormerPrice = product.original_price !== undefined;
  const reviewed = lines.map((line) => {
    const { claims, findings } = mergeMarks(
      checker.check(line),
      lintLine(line, { platforms, language, hasFormerPrice }),
    );
    return { claims, policy: findings };
  });
  return { lines: reviewed, is_forbidden: reviewed.some(({ policy }) => isForbidden(policy)) };
}
