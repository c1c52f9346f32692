import { type AssetId, type AssetAnalysis, type CallData, rankOfGroup, type UiLanguage } from '@reelwright/contracts';
import type { Actor } from '../../actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Asset, AssetsService } from '../assets/assets.service.ts';
import { analyseAssetJob } from './analyses.jobs.ts';
import { presentAnalysis, sayFailure } from './analyses.presenter.ts';
import { beginWaiting, dropOpen, listAnalyses, listOpen } from './analyses.store.ts';

interface AnalysesDependencies {
  database: Database;
  assets: Pick<AssetsService, 'library'>;
  queue: Pick<Queue, 'enqueue'>;
  clock: Clock;
  /** Whether new assets are analysed without being asked. */
  isAutomatic: boolean;
}

/** What is found out about the assets of the library, by jobs in the background. */
export function createAnalysesService({ database, assets, queue, clock, isAutomatic }: AnalysesDependencies) {
  async function enqueue(
    tx: Executor,
    { workspaceId, plan }: Pick<Actor, 'workspaceId' | 'plan'>,
    assetIds: readonly AssetId[],
  ): Promise<void> {
    for (const assetId of await beginWaiting(tx, { assetIds, now: clock.now() })) {
      const options = { tx, key: String(workspaceId), priority: rankOfGroup(plan) };
      await queue.enqueue(analyseAssetJob, { assetId, plan }, options);
    }
  }

  return {
    /** Has new assets analysed, unless the installation does not want that. Joins the caller's transaction. */
    async requestAnalyses(
      tx: Executor,
      owner: Pick<Actor, 'workspaceId' | 'plan'>,
      assetIds: readonly AssetId[],
    ): Promise<void> {
      if (isAutomatic) await enqueue(tx, owner, assetIds);
    },

    /** Analyses assets again, or for the first time. Throws NOT_FOUND. */
    async analyse(actor: Actor, assetIds: readonly AssetId[]): Promise<CallData<'analyzeAssets'>> {
      await database.transaction(async (tx) => {
        await assets.library.getChosen(tx, { actor, assetIds, folderIds: [] }, 'edit');
        await enqueue(tx, actor, assetIds);
      });
      const rows = await listAnalyses(database.db, assetIds);
      return { list: rows.map(({ assetId, state }) => ({ asset_id: assetId as AssetId, state })) };
    },

    async findAnalysis(asset: Asset, language: UiLanguage): Promise<AssetAnalysis> {
      const [row] = await listAnalyses(database.db, [asset.assetId]);
      return presentAnalysis(asset, row, language);
    },

    /** Returns what was found in these assets, by their ids. */
    async listResults(assetIds: readonly AssetId[]) {
      const rows = await listAnalyses(database.db, assetIds);
      return new Map(rows.flatMap(({ assetId, result }) => (result ? [[assetId as AssetId, result] as const] : [])));
    },

    /** Returns the analyses that wait, run or have failed. */
    async listOpenAnalyses({ workspaceId }: Pick<Actor, 'workspaceId'>, language: UiLanguage) {
      return (await listOpen(database.db, workspaceId)).map(({ assetId, fileName, state, failure }) => ({
        assetId,
        fileName,
        state,
        problem: sayFailure(failure, language),
      }));
    },

    /** Drops the analyses that wait or have failed. Returns how many these were. */
    async dropOpenAnalyses({ workspaceId }: Pick<Actor, 'workspaceId'>): Promise<number> {
      return await database.transaction((tx) => dropOpen(tx, workspaceId));
    },
  };
}

export type AnalysesService = ReturnType<typeof createAnalysesService>;
