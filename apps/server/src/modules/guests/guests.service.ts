import type { UserId, WorkspaceId } from '@reelwright/contracts';
import type { Clock } from '../../platform/clock.ts';
import type { OwnerMove } from '../../actor.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/log/logger.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { BrandKitsService } from '../brand-kits/brand-kits.service.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import type { CreditsService } from '../credits/credits.service.ts';
import type { DownloaderService } from '../downloader/downloader.service.ts';
import type { DraftsService } from '../drafts/drafts.service.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import type { PronunciationsService } from '../pronunciations/pronunciations.service.ts';
import type { TasksService } from '../tasks/tasks.service.ts';

export interface GuestsDependencies {
  database: Database;
  accounts: Pick<AccountsService, 'listAbandonedGuests' | 'deleteGuest' | 'moveGuestsWith'>;
  credits: Pick<CreditsService, 'getBalance' | 'expireCredits' | 'transferCredits'>;
  tasks: Pick<TasksService, 'purgeWorkspaceTasks' | 'moveWorkspaceTasks'>;
  library: Pick<UploadsService, 'purgeWorkspaceLibrary' | 'moveWorkspaceLibrary'>;
  drafts: Pick<DraftsService, 'purgeWorkspaceDrafts' | 'moveWorkspaceDrafts'>;
  pronunciations: Pick<PronunciationsService, 'purgeWorkspacePronunciations' | 'moveWorkspacePronunciations'>;
  brandKits: Pick<BrandKitsService, 'purgeWorkspaceBrandKits' | 'moveWorkspaceBrandKits'>;
  catalogue: Pick<CatalogueService, 'purgeWorkspaceProducts' | 'moveWorkspaceProducts'>;
  downloader: Pick<DownloaderService, 'purgeWorkspaceLookups' | 'moveWorkspaceLookups'>;
  clock: Clock;
  log: Logger;
}

interface Guest {
  userId: UserId;
  workspaceId: WorkspaceId;
}

/** Time to finish what was begun with a session that has just ended. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** So that a purge of thousands gives way to other work in between. */
const PURGED_AT_ONCE = 100;

/**
 * Guests come and go: one without a session is deleted after a day, since it has no password to come back by; one who
 * signs in leaves its work to the account.
 */
export function createGuestsService(dependencies: GuestsDependencies) {
  const {
    database,
    accounts,
    credits,
    tasks,
    library,
    drafts,
    pronunciations,
    brandKits,
    catalogue,
    downloader,
    clock,
    log,
  } = dependencies;

  /** Returns false if a worker still runs a task of the guest; the next purge finds it cancelled. */
  async function purgeGuest(guest: Guest, signal: AbortSignal): Promise<boolean> {
    const { userId, workspaceId } = guest;
    // Files first and the user last: an interrupted purge can be repeated, and no file is orphaned.
    if (!(await tasks.purgeWorkspaceTasks(workspaceId, signal))) return false;
    await library.purgeWorkspaceLibrary(workspaceId, signal);
    await drafts.purgeWorkspaceDrafts(workspaceId);
    await pronunciations.purgeWorkspacePronunciations(workspaceId);
    await brandKits.purgeWorkspaceBrandKits(workspaceId);
    await catalogue.purgeWorkspaceProducts(workspaceId);
    await downloader.purgeWorkspaceLookups(workspaceId);
    await database.transaction(async (tx) => {
      const { available } = await credits.getBalance(tx, userId);
      if (available > 0) await credits.expireCredits(tx, { userId, amount: available, cause: 'validity_ended' });
      await accounts.deleteGuest(tx, guest);
    });
    return true;
  }

  return {
    /**
     * Moves everything that a guest made or holds to an account, in the transaction that signs it in. A table that
     * belongs to a workspace or a user has its move here; a test looks for tables that have none.
     */
    async moveGuestWork(tx: Executor, move: OwnerMove): Promise<void> {
      await credits.transferCredits(tx, { from: move.from.userId, to: move.to.userId });
      await tasks.moveWorkspaceTasks(tx, move);
      await library.moveWorkspaceLibrary(tx, move);
      await drafts.moveWorkspaceDrafts(tx, move);
      await pronunciations.moveWorkspacePronunciations(tx, move);
      await brandKits.moveWorkspaceBrandKits(tx, move);
      await catalogue.moveWorkspaceProducts(tx, move);
      await downloader.moveWorkspaceLookups(tx, move);
    },

    /** Deletes guests without a session, with their files. Returns their number. */
    async purgeGuests(signal: AbortSignal): Promise<number> {
      const createdBefore = new Date(clock.now().getTime() - KEPT_MS);
      let purged = 0;
      for (const guest of await accounts.listAbandonedGuests({ createdBefore, max: PURGED_AT_ONCE })) {
        signal.throwIfAborted();
        try {
          if (await purgeGuest(guest, signal)) purged++;
        } catch (error) {
          signal.throwIfAborted();
          // One guest must not keep the others.
          log.error('guests.not_purged', { userId: guest.userId, error });
        }
      }
      if (purged > 0) log.info('guests.purged', { count: purged });
      return purged;
    },
  };
}

export type GuestsService = ReturnType<typeof createGuestsService>;
