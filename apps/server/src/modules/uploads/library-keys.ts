import type { AssetId } from '@reelwright/contracts';

/**
 * Key to which a browser uploads a file. The signed address stays valid after the report, so the checked file is never
 * this one.
 */
export const toUploadKey = (uploadId: AssetId | string): string => `uploads/${uploadId}`;
export const toAssetFolder = (assetId: AssetId | string): string => `library/${assetId}/`;
/** Returns the asset whose folder holds a key; undefined if the key is not a file of an asset. */
export function findAssetOfKey(key: string): AssetId | undefined {
  return /^library\/([0-9a-f-]{36})\//.exec(key)?.[1] as AssetId | undefined;
}
/**
 * Key of the original upload as it was when reported. No address is ever signed for it: its content may be anything.
 */
export const toOriginalKey = (assetId: AssetId): string => `${toAssetFolder(assetId)}original`;
export const toThumbnailKey = (assetId: AssetId): string => `${toAssetFolder(assetId)}thumbnail.jpg`;
