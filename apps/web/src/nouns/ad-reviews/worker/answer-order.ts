import { type ClaimChecker, type ClaimProduct, createClaimChecker } from '@reelwright/claims';
import type { ReviewOrder, ReviewReport } from './review-messages.ts';
import { reviewText } from './review-text.ts';

/** The last product's: the lines of a screen are about one. */
let known: { key: string; checker: ClaimChecker } | null = null;

function openChecker(product: ClaimProduct): ClaimChecker {
  const key = JSON.stringify(product);
  if (known?.key !== key) known = { key, checker: createClaimChecker(product) };
  return known.checker;
}

/** What a reader should know of the text that was asked about. */
export function answerOrder({ orderId, text, product, ...rest }: ReviewOrder): ReviewReport {
  const checker = product && openChecker(product);
  return { orderId, remarks: reviewText(text, { checker, ...rest }) };
}
