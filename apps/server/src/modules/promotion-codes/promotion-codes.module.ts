import type { OpenModule } from '../open-module.ts';
import { promotionCodeHandlers } from './promotion-codes.routes.ts';
import { createPromotionCodesService, type PromotionCodesDependencies } from './promotion-codes.service.ts';

export function openPromotionCodes(needs: PromotionCodesDependencies) {
  const service = createPromotionCodesService(needs);
  return { service, handlers: promotionCodeHandlers(service) } satisfies OpenModule;
}
