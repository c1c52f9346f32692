import type { Platform } from '../../platform/platform.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { OpenModule } from '../open-module.ts';
import { readReleases } from './release-files.ts';
import { releaseNoteHandlers } from './release-notes.routes.ts';
import { createReleaseNotesService } from './release-notes.service.ts';

interface ReleaseNotesNeeds extends Pick<Platform, 'database' | 'clock'> {
  accounts: Pick<AccountsService, 'getCreationTime'>;
  version: string;
}

export async function openReleaseNotes({ database, clock, accounts, version }: ReleaseNotesNeeds) {
  const releases = await readReleases();
  const service = createReleaseNotesService({ database, clock, accounts, releases, version });
  return { service, handlers: releaseNoteHandlers(service) } satisfies OpenModule;
}
