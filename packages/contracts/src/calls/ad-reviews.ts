import * as z from 'zod';
import { adPlatforms, claimMark, policyFinding } from '../ad-review.ts';
import { defineCall } from '../call.ts';
import { CALL_ROUTES } from '../call-routes.ts';
import { taskId } from '../ids.ts';
import { KIB, TEXT_LIMITS } from '../limits.ts';
import { product } from '../product.ts';
import { adLine, areAdLinesShort } from '../script.ts';
import { withWrittenPrices } from '../written-prices.ts';

const reviewing = { max: 240, windowS: 60 };

export const adReviewCalls = {
  reviewLines: defineCall({
    ...CALL_ROUTES.reviewLines,
    summary:
      "Check what an ad says: each claim with its place in the product's data or the reason why it has none, and what law or a platform says to it",
    input: z.object({
      /** The product data that claims are checked against. */
      product: withWrittenPrices(product.omit({ images: true, videos: true })),
      lines: z
        .array(adLine)
        .min(1)
        .max(TEXT_LIMITS.adLines.maxLines)
        .refine(areAdLinesShort, { error: 'lines_too_long' }),
      platforms: adPlatforms,
    }),
    data: z.object({
      /** In the order of the requested lines. */
      lines: z.array(z.object({ claims: z.array(claimMark), policy: z.array(policyFinding) })),
      /** Whether a finding blocks the ad. */
      is_forbidden: z.boolean(),
    }),
    rate: reviewing,
    maxBodyBytes: 512 * KIB,
  }),
  reviewTimeline: defineCall({
    ...CALL_ROUTES.reviewTimeline,
    summary: "Check a task's video as it is cut: what its texts say, and whether a platform's buttons cover them",
    input: z.object({ task_id: taskId, platforms: adPlatforms, variant: z.number().int().min(0).default(0) }),
    data: z.object({
      findings: z.array(policyFinding.extend({ /** Id in the timeline document. */ clip: z.string() })),
      is_forbidden: z.boolean(),
    }),
    rate: reviewing,
  }),
};
