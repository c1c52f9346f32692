import type { Platform } from '../../platform/platform.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { CreditsService } from '../credits/credits.service.ts';
import type { OpenModule } from '../open-module.ts';
import { accountHandlers } from './accounts.routes.ts';
import { createAccountsService } from './accounts.service.ts';
import { type DemoAccount, seedDemoAccount } from './demo-account.ts';

interface AccountsNeeds extends Pick<Platform, 'database' | 'clock' | 'rateLimits'> {
  credits: Pick<CreditsService, 'grantCredits' | 'getBalance'>;
  settings: Pick<Settings, 'dataDir' | 'guestCredits' | 'demoCredits'>;
}

/** Creates the demo account if the database is the embedded one. */
export async function openAccounts({ database, credits, clock, rateLimits, settings }: AccountsNeeds) {
  const service = createAccountsService({ database, credits, clock, rateLimits, guestCredits: settings.guestCredits });
  const demoAccount =
    database.dialect === 'pglite'
      ? await seedDemoAccount(service, { dataDir: settings.dataDir, credits: settings.demoCredits })
      : null;
  return { service, handlers: accountHandlers(service), demoAccount } satisfies OpenModule & {
    demoAccount: DemoAccount | null;
  };
}
