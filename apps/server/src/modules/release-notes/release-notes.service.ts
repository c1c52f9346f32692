import type { CallData, UiLanguage, UserId } from '@reelwright/contracts';
import { AppError } from '../../app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import { compareVersions, type Release } from './release-files.ts';
import { findReadVersion, writeReadVersion } from './release-notes.store.ts';

interface ReleaseNotesDependencies {
  database: Database;
  clock: Clock;
  accounts: Pick<AccountsService, 'getCreationTime'>;
  /** The oldest first. */
  releases: readonly Release[];
  /** The version that runs. */
  version: string;
}

/** What is new in this version, and who has read it. */
export function createReleaseNotesService({ database, clock, accounts, releases, version }: ReleaseNotesDependencies) {
  // Not the newest file: after going back to an older version, the notes of the newer one are wrong.
  const current = releases.findLast((release) => compareVersions(release.version, version) <= 0);

  async function hasRead(userId: UserId, release: Release): Promise<boolean> {
    const readVersion = await findReadVersion(database.db, userId);
    if (readVersion !== undefined) return compareVersions(readVersion, release.version) >= 0;
    return (await accounts.getCreationTime(userId)) > new Date(release.published_at);
  }

  return {
    async getNotes(userId: UserId, language: UiLanguage): Promise<CallData<'getReleaseNotes'>> {
      if (!current) return { release: null, is_read: true };
      return {
        release: {
          version: current.version,
          published_at: current.published_at,
          notes: current.notes.map(({ title, text }) => ({ title: title[language], text: text[language] })),
        },
        is_read: await hasRead(userId, current),
      };
    },

    /** Throws NOT_FOUND for a version without notes. */
    async markRead(userId: UserId, read: string): Promise<void> {
      if (!releases.some((release) => release.version === read)) throw new AppError('NOT_FOUND');
      await database.transaction(async (tx) => {
        const before = await findReadVersion(tx, userId);
        if (before !== undefined && compareVersions(before, read) >= 0) return;
        await writeReadVersion(tx, { userId, version: read, readAt: clock.now() });
      });
    },
  };
}

export type ReleaseNotesService = ReturnType<typeof createReleaseNotesService>;
