import type { Handlers } from '../../platform/http/handlers.ts';
import type { PromotionCodesService } from './promotion-codes.service.ts';

type PromotionCodeCalls = 'usePromotionCode' | 'listPromotionCodes' | 'createPromotionCodes' | 'endPromotionCode';

export function promotionCodeHandlers(codes: PromotionCodesService): Pick<Handlers, PromotionCodeCalls> {
  return {
    usePromotionCode: ({ promotion_code: code }, { actor, origin }) =>
      codes.redeemCode(actor.userId, { code, address: origin.address }),

    listPromotionCodes: async ({ page, page_size: size }) => ({
      ...(await codes.listCodes({ offset: (page - 1) * size, limit: size })),
      page,
      page_size: size,
    }),

    createPromotionCodes: async (input) => ({
      list: await codes.createCodes({
        code: input.promotion_code,
        count: input.code_count,
        credits: input.credits,
        maxUses: input.max_uses,
        expiresInDays: input.expires_in_days,
        note: input.note,
      }),
    }),

    endPromotionCode: ({ promotion_code_id: id, is_ended: isEnded }) => codes.setEnded(id, isEnded),
  };
}
