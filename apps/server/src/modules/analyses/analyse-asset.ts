import { type AssetId, ERRORS, type MediaAnalysis, type UserGroup } from '@reelwright/contracts';
import { TICKS_PER_SECOND } from '@reelwright/timeline';
import { AppError } from '../../app-error.ts';
import type { AnalysedMedia, MediaAnalysisEngine } from '../../engines/media-analysis/media-analysis.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { bindHeavyWork, type HeavyWorkGate } from '../../platform/heavy-work/heavy-work.ts';
import type { Logger } from '../../platform/log/logger.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { TempFolder } from '../../platform/temp/temp-root.ts';
import type { Asset, AssetsService } from '../assets/assets.service.ts';
import { beginAnalyzing, endAnalysis, findSameResult } from './analyses.store.ts';
import { toSearchText } from './describe-analysis.ts';

export interface AnalyseAssetDependencies {
  database: Database;
  storage: Pick<Storage, 'toLocalFile'>;
  assets: Pick<AssetsService, 'listAssets' | 'setFoundText'>;
  mediaAnalysis: MediaAnalysisEngine;
  heavyWork: HeavyWorkGate;
  /** Makes a new, empty folder; the caller removes it. */
  makeFolder(): Promise<TempFolder>;
  clock: Clock;
  log: Logger;
}

interface AnalysisJob {
  assetId: AssetId;
  /** Of the user who added the asset. */
  plan: UserGroup;
  triesLeft: number;
  signal: AbortSignal;
}

/**
 * Analyses an asset and makes it searchable by what was found. A killed job begins again; does nothing for an asset that
 * is gone, or that nobody waits for any more. Throws only errors that are worth another try.
 */
export async function analyseAsset(job: AnalysisJob, dependencies: AnalyseAssetDependencies): Promise<void> {
  const { assetId, triesLeft, signal } = job;
  const { database, assets, clock, log } = dependencies;
  if (!(await beginAnalyzing(database.db, assetId, clock.now()))) return;
  const [asset] = await assets.listAssets(database.db, [assetId]);
  if (!asset) return;
  try {
    const result = (await findSameResult(database.db, asset)) ?? (await analyseFiles(asset, job, dependencies));
    await database.transaction(async (tx) => {
      await endAnalysis(tx, { assetId, result, now: clock.now() });
      await assets.setFoundText(tx, assetId, toSearchText(asset, result));
    });
  } catch (error) {
    signal.throwIfAborted();
    const code = error instanceof AppError ? error.code : 'SYSTEM_ERROR';
    if (ERRORS[code].retryable && triesLeft > 0) throw error;
    log.warn('analyses.failed', { assetId, code, error });
    await endAnalysis(database.db, { assetId, failure: 'ANALYSIS_FAILED', now: clock.now() });
  }
}

async function analyseFiles(
  asset: Asset,
  { plan, signal }: AnalysisJob,
  { storage, mediaAnalysis, heavyWork, makeFolder }: AnalyseAssetDependencies,
): Promise<MediaAnalysis> {
  const folder = await makeFolder();
  try {
    const media = await toAnalysedMedia(asset, (key) => storage.toLocalFile(key, folder.path));
    const runHeavy = bindHeavyWork(heavyWork, { owner: { userId: asset.userId, plan }, from: 'job', signal });
    return await mediaAnalysis.analyse(media, { folder: folder.path, runHeavy, signal });
  } finally {
    await folder.remove();
  }
}

/** Throws ANALYSIS_FAILED for an asset without working copies: its file could not be read. */
async function toAnalysedMedia(
  { media: kept }: Asset,
  fetchFile: (key: string) => Promise<string>,
): Promise<AnalysedMedia> {
  if (!kept) throw new AppError('ANALYSIS_FAILED');
  const { media } = kept;
  const input = await fetchFile(kept.proxyKey ?? media.key);
  switch (media.kind) {
    case 'image':
      return { kind: 'image', imagePath: input };
    case 'audio':
      return { kind: 'audio', audioPath: input, durationS: media.duration / TICKS_PER_SECOND };
    case 'video': {
      const { duration, alpha } = media;
      const durationS = duration / TICKS_PER_SECOND;
      return { kind: 'video', videoPath: input, durationS, alpha, hasAudio: kept.peaksKey !== null };
    }
  }
}
