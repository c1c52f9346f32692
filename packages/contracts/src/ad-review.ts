import * as z from 'zod';
import { sourceField } from './script.ts';

export const CLAIM_KINDS = [
  'number',
  'price',
  'discount',
  'superlative',
  'comparison',
  'rating',
  'popularity',
  'quote',
  'guarantee',
  'health',
  'certification',
  'attribute',
  'free_offer',
  'scarcity',
] as const;
/**
 * The subject of a claim. `popularity`: how many people buy, use or love the product. `attribute`: a quality that the
 * product has or lacks, such as waterproof.
 */
export type ClaimKind = (typeof CLAIM_KINDS)[number];

export const CLAIM_REASONS = [
  'in_data',
  'computed',
  'not_in_data',
  'value_differs',
  'belongs_to_something_else',
  'no_price',
  'price_differs',
  'no_original_price',
  'discount_differs',
  'currency_differs',
  'scope_differs',
  'no_rating',
  'rating_differs',
  'no_review',
  'not_verbatim',
] as const;
/** Why the product's data supports a claim, or does not. */
export type ClaimReason = (typeof CLAIM_REASONS)[number];

const offset = z.number().int().min(0);

/** A span of a line that states something checkable. Offsets count UTF-16 units, the end is excluded. */
export const claimMark = z.object({
  start: offset,
  end: offset,
  kind: z.enum(CLAIM_KINDS),
  is_supported: z.boolean(),
  /** The place in the product's data that supports the claim; left out if there is none. */
  source: z.object({ field: sourceField, start: offset, end: offset }).optional(),
  reason: z.enum(CLAIM_REASONS),
});
export type ClaimMark = z.infer<typeof claimMark>;

/** Platforms on which an ad may run; each has its own rules. */
export const AD_PLATFORMS = ['tiktok', 'meta', 'google'] as const;
export type AdPlatform = (typeof AD_PLATFORMS)[number];
/** The rules of law and decency always apply, so the list may be empty. */
export const chosenPlatforms = z.array(z.enum(AD_PLATFORMS)).max(AD_PLATFORMS.length);
export const adPlatforms = chosenPlatforms.default([]);

export const POLICY_PACKS = ['general', ...AD_PLATFORMS] as const;
export type PolicyPackId = (typeof POLICY_PACKS)[number];

/** A text that breaks a rule of a pack. `block`: the law or the platform forbids it. */
export const policyFinding = z.object({
  pack: z.enum(POLICY_PACKS),
  pack_version: z.string(),
  rule: z.string(),
  severity: z.enum(['block', 'advise']),
  /** Offset of the words in their line; `start` and `end` are 0 if the whole line or its position is meant. */
  start: offset,
  end: offset,
  text: z.string(),
  /** In the language of the request. */
  reason: z.string(),
  /** Link to the public policy or law. */
  source: z.url(),
});
export type PolicyFinding = z.infer<typeof policyFinding>;
