import type { Platform } from '../../platform/platform.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { CreditsService } from '../credits/credits.service.ts';
import type { MailsService } from '../mails/mails.service.ts';
import type { OpenModule } from '../open-module.ts';
import type { VerificationCodesService } from '../verification-codes/verification-codes.service.ts';
import { accountHandlers } from './accounts.routes.ts';
import { createMembersService, type MembersService } from './members.service.ts';
import { createAccountsService } from './accounts.service.ts';
import { type DemoAccount, seedDemoAccount } from './demo-account.ts';
import { createSessionsService, type SessionsService } from './sessions.service.ts';
import { deliverCodeJob, handleSignUpJobs } from './sign-up.jobs.ts';
import { createSignUpService } from './sign-up.service.ts';

interface AccountsNeeds extends Pick<Platform, 'database' | 'notices' | 'clock' | 'log' | 'rateLimits' | 'sealer'> {
  queue: Pick<Queue, 'enqueue'>;
  credits: Pick<CreditsService, 'grantCredits' | 'getBalance'>;
  codes: VerificationCodesService;
  mails: Pick<MailsService, 'queueMail'>;
  settings: Pick<Settings, 'dataDir' | 'guestCredits' | 'demoCredits'>;
  /** Whether strangers cannot reach this server. */
  isPrivate: boolean;
}

/** Creates the demo account if the database is the embedded one. */
export async function openAccounts({ codes, mails, queue, settings, isPrivate, log, ...needs }: AccountsNeeds) {
  const { database, notices, clock, sealer } = needs;
  const sessions = createSessionsService({ database, notices, clock, log });
  const { guestCredits } = settings;
  const service = createAccountsService({ ...needs, sessions, guestCredits, limitsGuests: !isPrivate });
  const signUp = createSignUpService({ database, accounts: service, sessions, codes, mails, queue, sealer, clock });
  const demoAccount =
    database.dialect === 'pglite'
      ? await seedDemoAccount(service, { dataDir: settings.dataDir, credits: settings.demoCredits })
      : null;
  return {
    service,
    sessions,
    handlers: accountHandlers(service, sessions, signUp),
    jobs: [deliverCodeJob],
    handleJobs(handler) {
      handleSignUpJobs(handler, signUp);
    },
    members: createMembersService({ database, rateLimits: needs.rateLimits }),
    demoAccount,
    async cleanUp() {
      await sessions.purgeEnded();
      await service.purgeDevices();
    },
  } satisfies OpenModule & {
    sessions: SessionsService;
    members: MembersService;
    demoAccount: DemoAccount | null;
  };
}
