import { type ClaimChecker, type ClaimProduct, createClaimChecker } from '@reelwright/claims';
import type { ReviewOrder, ReviewReport } from './review-messages.ts';
import { reviewText } from './review-text.ts';

/** The checker of the last product: all texts of a screen are about one product. */
let known: { key: string; checker: ClaimChecker } | null = null;

function openChecker(product: ClaimProduct): ClaimChecker {
  const key = JSON.stringify(product);
  if (known?.key !== key) known = { key, checker: createClaimChecker(product) };
  return known.checker;
}

/** Returns the remarks on the ordered text. */
export function answerOrder({ orderId, text, product, ...rest }: ReviewOrder): ReviewReport {
  const checker = product && openChecker(product);
  return { orderId, remarks: reviewText(text, { checker, ...rest }) };
}
