import type { OpenModule } from '../open-module.ts';
import { createGuestsService, type GuestsDependencies } from './guests.service.ts';

export function openGuests(needs: GuestsDependencies) {
  const service = createGuestsService(needs);
  return {
    service,
    handlers: {},
    async cleanUp(signal) {
      await service.purgeGuests(signal);
    },
  } satisfies OpenModule;
}
