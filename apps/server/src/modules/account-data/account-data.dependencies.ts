import type { Platform } from '../../platform/platform.ts';
import type { AnalyticsService } from '../analytics/analytics.service.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { MembersService } from '../accounts/members.service.ts';
import type { SessionsService } from '../accounts/sessions.service.ts';
import type { CreditsService } from '../credits/credits.service.ts';
import type { DownloaderService } from '../downloader/downloader.service.ts';
import type { DraftsService } from '../drafts/drafts.service.ts';
import type { MailsService } from '../mails/mails.service.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import type { ProfilesService } from '../profiles/profiles.service.ts';
import type { BrandKitsService } from '../brand-kits/brand-kits.service.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import type { PronunciationsService } from '../pronunciations/pronunciations.service.ts';
import type { TasksService } from '../tasks/tasks.service.ts';

export interface AccountDataDependencies extends Pick<Platform, 'database' | 'storage' | 'queue' | 'clock' | 'log'> {
  accounts: Pick<AccountsService, 'getActor'>;
  members: Pick<
    MembersService,
    | 'getMember'
    | 'checkPassword'
    | 'checkDeletable'
    | 'checkNotLastOperator'
    | 'setDeleteAfter'
    | 'listDueDeletions'
    | 'listCreatedWorkspaces'
  >;
  sessions: Pick<SessionsService, 'isSignInFresh' | 'checkFreshSignIn' | 'endOtherSessions'>;
  credits: Pick<CreditsService, 'getBalance' | 'expireCredits'>;
  tasks: Pick<TasksService, 'purgeWorkspaceTasks' | 'cancelTask'>;
  library: Pick<UploadsService, 'purgeWorkspaceLibrary'>;
  drafts: Pick<DraftsService, 'purgeWorkspaceDrafts'>;
  pronunciations: Pick<PronunciationsService, 'purgeWorkspacePronunciations'>;
  brandKits: Pick<BrandKitsService, 'purgeWorkspaceBrandKits'>;
  catalogue: Pick<CatalogueService, 'purgeWorkspaceProducts'>;
  downloader: Pick<DownloaderService, 'purgeWorkspaceLookups'>;
  profiles: Pick<ProfilesService, 'deleteAvatar' | 'findPendingEmail' | 'getMailChoices' | 'findMailLanguage'>;
  analytics: Pick<AnalyticsService, 'forgetUser'>;
  mails: Pick<MailsService, 'queueMail' | 'deleteMailsTo'>;
}
