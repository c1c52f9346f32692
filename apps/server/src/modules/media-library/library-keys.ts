import type { AssetId } from '@reelwright/contracts';

/** Where a browser puts a file. The signed address stays good after the report, so it is never what was checked. */
export const toUploadKey = (uploadId: AssetId | string): string => `uploads/${uploadId}`;
export const toAssetFolder = (assetId: AssetId | string): string => `library/${assetId}/`;
/** What was uploaded, as it was when it was reported. No address is ever signed for it: it may be anything. */
export const toOriginalKey = (assetId: AssetId): string => `${toAssetFolder(assetId)}original`;
export const toThumbnailKey = (assetId: AssetId): string => `${toAssetFolder(assetId)}thumbnail.jpg`;
