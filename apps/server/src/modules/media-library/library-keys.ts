import type { AssetId } from '@reelwright/contracts';

/** Where a browser puts a file. The signed address stays good after the report, so it is never what was checked. */
export const toUploadKey = (uploadId: AssetId | string): string => `uploads/${uploadId}`;
export const toAssetFolder = (assetId: AssetId | string): string => `library/${assetId}/`;
/** Whose folder a key lies in; undefined where it is no file of an asset. */
export function findAssetOfKey(key: string): AssetId | undefined {
  return /^library\/([0-9a-f-]{36})\//.exec(key)?.[1] as AssetId | undefined;
}
/** What was uploaded, as it was when it was reported. No address is ever signed for it: it may be anything. */
export const toOriginalKey = (assetId: AssetId): string => `${toAssetFolder(assetId)}original`;
export const toThumbnailKey = (assetId: AssetId): string => `${toAssetFolder(assetId)}thumbnail.jpg`;
