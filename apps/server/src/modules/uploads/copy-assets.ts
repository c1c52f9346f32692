import { randomUUID } from 'node:crypto';
import type { AssetId } from '@reelwright/contracts';
import type { Actor } from '../../actor.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { AssetMedia } from '../assets/asset-media.ts';
import type { Asset, AssetsService } from '../assets/assets.service.ts';
import { toAssetFolder } from './library-keys.ts';

interface CopyDependencies {
  database: Database;
  storage: Storage;
  assets: Pick<AssetsService, 'addAssets' | 'listOwnAssets' | 'findSameAsset'>;
}

/**
 * Copies assets of one workspace's library to another, each with its own files; assets that were copied before are not
 * copied again. Returns the new ids by the old ones, without assets that do not belong to the first workspace.
 */
export async function copyAssets(
  dependencies: CopyDependencies,
  { from, to, assetIds }: { from: Actor; to: Actor; assetIds: readonly AssetId[] },
): Promise<ReadonlyMap<AssetId, AssetId>> {
  const { database, assets } = dependencies;
  const found = await assets.listOwnAssets(database.db, { actor: from, assetIds });
  return new Map(
    await Promise.all(
      found.map(async (asset): Promise<[AssetId, AssetId]> => {
        const same = await assets.findSameAsset(database.db, { ...asset, workspaceId: to.workspaceId });
        return [asset.assetId, same?.assetId ?? (await copyAsset(dependencies, asset, to))];
      }),
    ),
  );
}

/** Copies an asset with its own files. A result of a tool, whose file lies in its project, comes into the library. */
export async function copyAsset(
  { database, storage, assets }: Omit<CopyDependencies, 'assets'> & { assets: Pick<AssetsService, 'addAssets'> },
  asset: Asset,
  to: Actor,
): Promise<AssetId> {
  const assetId = randomUUID() as AssetId;
  const folder = toAssetFolder(asset.assetId);
  const rename = (key: string): string => key.replace(folder, toAssetFolder(assetId));
  for (const { key } of await storage.list(folder)) await storage.copy(key, rename(key));
  const { assetId: _old, createdAt: _then, folderId: _folder, storageKey, media, ...facts } = asset;
  const isInFolder = storageKey.startsWith(folder);
  const newKey = isInFolder ? rename(storageKey) : `${toAssetFolder(assetId)}result/${storageKey.split('/').at(-1)}`;
  if (!isInFolder) await storage.copy(storageKey, newKey);
  await assets.addAssets(database.db, [
    {
      ...facts,
      assetId,
      workspaceId: to.workspaceId,
      userId: to.userId,
      storageKey: newKey,
      ...(media && { media: renameKeys(media, rename) }),
    },
  ]);
  return assetId;
}

function renameKeys(media: AssetMedia, rename: (key: string) => string): AssetMedia {
  const { posterKey, proxyKey, peaksKey, filmstrip } = media;
  return {
    ...media,
    media: { ...media.media, key: rename(media.media.key) },
    posterKey: posterKey && rename(posterKey),
    proxyKey: proxyKey && rename(proxyKey),
    peaksKey: peaksKey && rename(peaksKey),
    filmstrip: filmstrip && { ...filmstrip, key: rename(filmstrip.key) },
  };
}
