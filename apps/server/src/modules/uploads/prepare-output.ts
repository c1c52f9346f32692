import { type AssetId, ERRORS, type UserGroup } from '@reelwright/contracts';
import { AppError } from '../../app-error.ts';
import { normaliseMedia } from '../../platform/media/normalise-media.ts';
import type { AssetsService } from '../assets/assets.service.ts';
import { keepMedia } from './keep-media.ts';
import { toAssetFolder } from './library-keys.ts';
import { type PrepareUploadDependencies, toBackground } from './prepare-upload.ts';

/** Nobody waits for this work. */
const BACKGROUND_PLAN: UserGroup = 'guest';

/** Returns false for reports and archives: they are assets without a working copy. */
export function isPlayable(contentType: string): boolean {
  return /^(image|video|audio)\//.test(contentType);
}

export interface PrepareOutputDependencies extends Omit<PrepareUploadDependencies, 'assets'> {
  assets: Pick<AssetsService, 'listAssets' | 'setMedia'>;
}

/**
 * Makes the thumbnail and working copies of a tool's output, so that it can be input for the next tool. The file itself
 * does not change. Repeated, or for a deleted asset, does nothing. Throws only errors that are worth another try.
 */
export async function prepareOutput(
  { assetId, triesLeft, signal }: { assetId: AssetId; triesLeft: number; signal: AbortSignal },
  { database, storage, assets, analyses, runProgram, heavyWork, makeFolder, log }: PrepareOutputDependencies,
): Promise<void> {
  const [asset] = await assets.listAssets(database.db, [assetId]);
  if (!asset || asset.media || !isPlayable(asset.contentType)) return;
  const folder = await makeFolder();
  try {
    const input = await storage.toLocalFile(asset.storageKey, folder.path);
    const owner = { userId: asset.userId, plan: BACKGROUND_PLAN };
    const made = await heavyWork.run({ kind: 'media', owner, from: 'job', signal }, () =>
      normaliseMedia({ input, folder: folder.path, runProgram: toBackground(runProgram), signal }),
    );
    const { media } = await keepMedia(assetId, made, storage);
    const isThere = await database.transaction(async (tx) => {
      const isSet = await assets.setMedia(tx, assetId, media);
      if (isSet && asset.kind !== null)
        await analyses.requestAnalyses(tx, { ...asset, plan: BACKGROUND_PLAN }, [assetId]);
      return isSet;
    });
    if (!isThere) await storage.deleteFolder(toAssetFolder(assetId));
  } catch (error) {
    signal.throwIfAborted();
    const code = error instanceof AppError ? error.code : 'SYSTEM_ERROR';
    if (ERRORS[code].retryable && triesLeft > 0) throw error;
    // The output can still be shown and downloaded.
    log.error('media_library.output_not_prepared', { assetId, error });
  } finally {
    await folder.remove();
  }
}
