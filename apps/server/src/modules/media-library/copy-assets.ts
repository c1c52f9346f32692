import { randomUUID } from 'node:crypto';
import type { AssetId, UserId } from '@reelwright/contracts';
import type { Database } from '../../platform/database/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { AssetMedia } from '../assets/asset-media.ts';
import type { Asset, AssetsService } from '../assets/assets.service.ts';
import { toAssetFolder } from './library-keys.ts';

interface CopyDependencies {
  database: Database;
  storage: Storage;
  assets: Pick<AssetsService, 'addAssets' | 'listAssets' | 'findSameAsset'>;
}

/**
 * Gives assets of one user's library to another, each with files of its own; what the other has already is not copied again.
 * Gives the new ids by the old ones, without those that aren't the first user's.
 */
export async function copyAssets(
  dependencies: CopyDependencies,
  { from, to, assetIds }: { from: UserId; to: UserId; assetIds: readonly AssetId[] },
): Promise<ReadonlyMap<AssetId, AssetId>> {
  const { database, assets } = dependencies;
  const found = (await assets.listAssets(database.db, assetIds)).filter(({ userId }) => userId === from);
  return new Map(
    await Promise.all(
      found.map(async (asset): Promise<[AssetId, AssetId]> => {
        const same = await assets.findSameAsset(database.db, { ...asset, userId: to });
        return [asset.assetId, same?.assetId ?? (await copyAsset(dependencies, asset, to))];
      }),
    ),
  );
}

async function copyAsset({ database, storage, assets }: CopyDependencies, asset: Asset, to: UserId): Promise<AssetId> {
  const assetId = randomUUID() as AssetId;
  const folder = toAssetFolder(asset.assetId);
  const rename = (key: string): string => key.replace(folder, toAssetFolder(assetId));
  for (const { key } of await storage.list(folder)) await storage.copy(key, rename(key));
  const { assetId: _old, createdAt: _then, storageKey, media, ...facts } = asset;
  await assets.addAssets(database.db, [
    {
      ...facts,
      assetId,
      userId: to,
      storageKey: rename(storageKey),
      ...(media && { media: renameKeys(media, rename) }),
    },
  ]);
  return assetId;
}

function renameKeys(media: AssetMedia, rename: (key: string) => string): AssetMedia {
  const { posterKey, proxyKey, peaksKey, filmstrip } = media;
  return {
    media: { ...media.media, key: rename(media.media.key) },
    posterKey: posterKey && rename(posterKey),
    proxyKey: proxyKey && rename(proxyKey),
    peaksKey: peaksKey && rename(peaksKey),
    filmstrip: filmstrip && { ...filmstrip, key: rename(filmstrip.key) },
  };
}
