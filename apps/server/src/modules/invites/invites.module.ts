import type { Platform } from '../../platform/platform.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { OpenModule } from '../open-module.ts';
import { inviteHandlers } from './invites.routes.ts';
import { createInvitesService } from './invites.service.ts';

interface InvitesNeeds extends Pick<Platform, 'database' | 'clock' | 'rateLimits'> {
  accounts: Pick<AccountsService, 'countInvitedWith'>;
}

export function openInvites(needs: InvitesNeeds) {
  const service = createInvitesService(needs);
  needs.accounts.countInvitedWith(service.countRegistration);
  return { service, handlers: inviteHandlers(service) } satisfies OpenModule;
}
