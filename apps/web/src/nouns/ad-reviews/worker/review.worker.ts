import { type ClaimChecker, type ClaimProduct, createClaimChecker } from '@reelwright/claims';
import type { ReviewOrder, ReviewReport } from './review-messages.ts';
import { reviewText } from './review-text.ts';

// Reads texts beside the page: the words it knows are many, and typing does not wait for them.

/** The last product's: the lines of a screen are about one. */
let known: { key: string; checker: ClaimChecker } | null = null;

function openChecker(product: ClaimProduct): ClaimChecker {
  const key = JSON.stringify(product);
  if (known?.key !== key) known = { key, checker: createClaimChecker(product) };
  return known.checker;
}

addEventListener('message', ({ data: { orderId, text, product, ...rest } }: MessageEvent<ReviewOrder>) => {
  const checker = product && openChecker(product);
  const report: ReviewReport = { orderId, remarks: reviewText(text, { checker, ...rest }) };
  postMessage(report);
});
