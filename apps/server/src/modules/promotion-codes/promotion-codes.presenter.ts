import type { PromotionCode, PromotionCodeId } from '@reelwright/contracts';
import type { PromotionCodeRow } from './promotion-codes.store.ts';

type Lifetime = Pick<PromotionCodeRow, 'endedAt' | 'expiresAt' | 'uses' | 'maxUses'>;

/** Whether a code can be redeemed, or why not. */
export function findState({ endedAt, expiresAt, uses, maxUses }: Lifetime, now: Date): PromotionCode['state'] {
  if (endedAt !== null) return 'ended';
  if (expiresAt !== null && expiresAt <= now) return 'expired';
  return uses >= maxUses ? 'used_up' : 'open';
}

export function presentCode(row: PromotionCodeRow, code: string, now: Date): PromotionCode {
  return {
    promotion_code_id: row.promotionCodeId as PromotionCodeId,
    promotion_code: code,
    credits: row.credits,
    uses: row.uses,
    max_uses: row.maxUses,
    note: row.note,
    state: findState(row, now),
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
  };
}
