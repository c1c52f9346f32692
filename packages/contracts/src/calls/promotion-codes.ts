import * as z from 'zod';
import { defineCall } from '../call.ts';
import { CALL_ROUTES } from '../call-routes.ts';
import { promotionCodeId } from '../ids.ts';
import { PROMOTION_CODE_LIMITS as LIMITS } from '../limits.ts';
import { pageInput, pageOf } from '../paged-list.ts';
import { foldPromotionCode } from '../promotion-codes.ts';
import { text } from '../text.ts';

/** `open`: can be redeemed; `ended`: by the operator. */
const PROMOTION_CODE_STATES = ['open', 'used_up', 'expired', 'ended'] as const;

const promotionCode = z.object({
  promotion_code_id: promotionCodeId,
  promotion_code: z.string(),
  /** What each account gets that redeems it. */
  credits: z.number().int(),
  uses: z.number().int(),
  max_uses: z.number().int(),
  note: z.string(),
  state: z.enum(PROMOTION_CODE_STATES),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime().nullable(),
});
export type PromotionCode = z.infer<typeof promotionCode>;

/** A code that the operator chose. */
const ownCode = text()
  .trim()
  .max(LIMITS.maxLength)
  .regex(/^[a-z\d]+(?:-[a-z\d]+)*$/i, { error: 'promotion_code_characters' })
  .refine((code) => foldPromotionCode(code).length >= LIMITS.minLength, { error: 'promotion_code_length' })
  .toUpperCase();

const rate = { max: 60, windowS: 60 };

export const promotionCodeCalls = {
  usePromotionCode: defineCall({
    ...CALL_ROUTES.usePromotionCode,
    summary: 'Redeem a code: its credits are added to the balance, once for each account',
    input: z.object({
      promotion_code: text()
        .trim()
        .min(1)
        .max(LIMITS.maxLength * 2),
    }),
    data: z.object({ credits: z.number().int(), balance: z.number().int() }),
    rate: { max: 20, windowS: 60 },
  }),
  listPromotionCodes: defineCall({
    ...CALL_ROUTES.listPromotionCodes,
    summary: 'Redeem codes of this installation, the newest first',
    input: pageInput,
    data: pageOf(promotionCode),
    rate,
  }),
  createPromotionCodes: defineCall({
    ...CALL_ROUTES.createPromotionCodes,
    summary: 'Make redeem codes: random ones, or one that the operator chose',
    input: z
      .object({
        /** Left out: random codes. */
        promotion_code: ownCode.optional(),
        credits: z.number().int().min(1).max(LIMITS.maxCredits),
        /** How many accounts may redeem each. */
        max_uses: z.number().int().min(1).max(LIMITS.maxUses).default(1),
        code_count: z.number().int().min(1).max(LIMITS.maxAtOnce).default(1),
        expires_in_days: z.number().int().min(1).max(LIMITS.maxDays).optional(),
        note: text().trim().max(LIMITS.noteLength).default(''),
      })
      .refine(({ promotion_code: own, code_count: count }) => own === undefined || count === 1, {
        path: ['code_count'],
        error: 'promotion_code_own_count',
      }),
    data: z.object({ list: z.array(promotionCode) }),
    rate,
  }),
  endPromotionCode: defineCall({
    ...CALL_ROUTES.endPromotionCode,
    summary: 'End a redeem code, or open it again; credits that were redeemed stay',
    input: z.object({ promotion_code_id: promotionCodeId, is_ended: z.boolean() }),
    data: promotionCode,
    rate,
  }),
};
