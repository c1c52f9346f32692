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
/** What a claim is about. `popularity`: how many people buy, use or love it. `attribute`: a quality that is there or not, such as waterproof. */
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
/** Why a claim is tied to the product's data, or not. */
export type ClaimReason = (typeof CLAIM_REASONS)[number];

const offset = z.number().int().min(0);

/** A stretch of a line that states something checkable. Offsets count UTF-16 units, the end is excluded. */
export const claimMark = z.object({
  start: offset,
  end: offset,
  kind: z.enum(CLAIM_KINDS),
  is_supported: z.boolean(),
  /** Where it stands in the product's data; only where it is supported. */
  source: z.object({ field: sourceField, start: offset, end: offset }).optional(),
  reason: z.enum(CLAIM_REASONS),
});
export type ClaimMark = z.infer<typeof claimMark>;

/** Where an ad may run; each has rules of its own. */
export const AD_PLATFORMS = ['tiktok', 'meta', 'google'] as const;
export type AdPlatform = (typeof AD_PLATFORMS)[number];
/** The rules of law and decency always apply, so none need be chosen. */
export const chosenPlatforms = z.array(z.enum(AD_PLATFORMS)).max(AD_PLATFORMS.length);
export const adPlatforms = chosenPlatforms.default([]);

export const POLICY_PACKS = ['general', ...AD_PLATFORMS] as const;
export type PolicyPackId = (typeof POLICY_PACKS)[number];

/** A rule of a pack that a text breaks. `block`: law or the platform forbids it. */
export const policyFinding = z.object({
  pack: z.enum(POLICY_PACKS),
  pack_version: z.string(),
  rule: z.string(),
  severity: z.enum(['block', 'advise']),
  /** Of the words in their line; 0 and 0 where the whole line or its place is meant. */
  start: offset,
  end: offset,
  text: z.string(),
  /** In the language of the request. */
  reason: z.string(),
  /** The public policy or law. */
  source: z.url(),
});
export type PolicyFinding = z.infer<typeof policyFinding>;
