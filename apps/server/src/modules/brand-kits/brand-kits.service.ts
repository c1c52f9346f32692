import { randomUUID } from 'node:crypto';
import {
  BRAND_KIT_LIMITS,
  type BrandKit,
  type BrandKitId,
  type CallData,
  type CheckedInput,
  type WorkspaceId,
} from '@reelwright/contracts';
import type { Actor, OwnerMove } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import { authorize } from '../../policy.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import { canBrandKit } from './brand-kits.policy.ts';
import { presentBrandKit } from './brand-kits.presenter.ts';
import {
  type BrandKitRow,
  clearDefault,
  countBrandKitsOfWorkspace,
  deleteBrandKit,
  deleteBrandKitsOfWorkspace,
  findBrandKit,
  listBrandKitsOfWorkspace,
  lockBrandKitsOfWorkspace,
  moveBrandKits,
  writeBrandKit,
} from './brand-kits.store.ts';

interface BrandKitsDependencies {
  database: Database;
  library: Pick<UploadsService, 'listLibraryAssets'>;
  clock: Clock;
}

/** The brands of a workspace: what all their ads have in common. */
export function createBrandKitsService({ database, library, clock }: BrandKitsDependencies) {
  async function present(actor: Actor, rows: readonly BrandKitRow[]): Promise<BrandKit[]> {
    const logos = rows.flatMap(({ fields: { logo } }) => (logo && 'asset_id' in logo ? [logo.asset_id] : []));
    const found = await library.listLibraryAssets(actor, logos);
    const assets = new Map(found.map((asset) => [asset.id, asset]));
    return rows.map((row) => presentBrandKit(row, assets));
  }

  return {
    async listBrandKits(actor: Actor): Promise<CallData<'listBrandKits'>> {
      const rows = await listBrandKitsOfWorkspace(database.db, actor.workspaceId);
      return { list: await present(actor, rows), max: BRAND_KIT_LIMITS.kits };
    },

    /** Throws NOT_FOUND for an id that the workspace does not have, COUNT_EXCEEDED beyond the limit. */
    async saveBrandKit(actor: Actor, input: CheckedInput<'saveBrandKit'>): Promise<BrandKit> {
      const { id, name, is_default: isDefault, ...fields } = input;
      const { userId, workspaceId } = actor;
      const saved = await database.transaction(async (tx) => {
        await lockBrandKitsOfWorkspace(tx, workspaceId);
        const known = id && authorize(canBrandKit, actor, 'edit', await findBrandKit(tx, id));
        const row: BrandKitRow = {
          brandKitId: id ?? randomUUID(),
          workspaceId,
          userId,
          name,
          isDefault,
          fields,
          createdAt: known ? known.createdAt : clock.now(),
        };
        if (!known && (await countBrandKitsOfWorkspace(tx, workspaceId)) >= BRAND_KIT_LIMITS.kits)
          throw new AppError('COUNT_EXCEEDED');
        if (isDefault) await clearDefault(tx, row);
        await writeBrandKit(tx, row);
        return row;
      });
      const [kit] = await present(actor, [saved]);
      if (!kit) throw new Error('a kit that was saved is presented');
      return kit;
    },

    /** Throws NOT_FOUND. */
    async deleteBrandKit(actor: Actor, id: BrandKitId): Promise<void> {
      authorize(canBrandKit, actor, 'edit', await findBrandKit(database.db, id));
      await deleteBrandKit(database.db, id);
    },

    /** Moves the kits of a workspace to another one, whose own default stays. */
    async moveWorkspaceBrandKits(tx: Executor, move: OwnerMove): Promise<void> {
      await lockBrandKitsOfWorkspace(tx, move.to.workspaceId);
      await moveBrandKits(tx, move);
    },

    /** Deletes all kits of a workspace that nobody will use again. */
    async purgeWorkspaceBrandKits(workspaceId: WorkspaceId): Promise<void> {
      await deleteBrandKitsOfWorkspace(database.db, workspaceId);
    },
  };
}

export type BrandKitsService = ReturnType<typeof createBrandKitsService>;
