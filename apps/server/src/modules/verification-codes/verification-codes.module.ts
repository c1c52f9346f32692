import type { OpenModule } from '../open-module.ts';
import { createVerificationCodesService, type VerificationCodesDependencies } from './verification-codes.service.ts';

export function openVerificationCodes(needs: VerificationCodesDependencies) {
  const service = createVerificationCodesService(needs);
  return { service, handlers: {}, cleanUp: () => service.purgeExpired() } satisfies OpenModule;
}
