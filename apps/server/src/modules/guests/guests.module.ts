import type { OpenModule } from '../open-module.ts';
import { createGuestsService, type GuestsDependencies } from './guests.service.ts';

export function openGuests(needs: GuestsDependencies) {
  const service = createGuestsService(needs);
  needs.accounts.moveGuestsWith(service.moveGuestWork);
  return {
    service,
    handlers: {},
    async cleanUp(signal) {
      await service.purgeGuests(signal);
    },
  } satisfies OpenModule;
}
