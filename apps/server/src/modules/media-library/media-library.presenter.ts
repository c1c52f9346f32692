import type { LibraryAsset } from '@reelwright/contracts';
import type { Asset } from '../assets/assets.service.ts';

const ASSET_TYPES = { image: 1, video: 2 } as const;

/** An asset as the library shows it; the addresses are signed by the caller. */
export function presentLibraryAsset(asset: Asset, { url, thumbUrl }: { url: string; thumbUrl: string }): LibraryAsset {
  return {
    id: asset.assetId,
    file_name: asset.fileName,
    asset_type: asset.contentType.startsWith('image/') ? ASSET_TYPES.image : ASSET_TYPES.video,
    url,
    thumb_url: thumbUrl,
    width: asset.width,
    height: asset.height,
    duration: asset.durationS,
    filesize: asset.sizeBytes,
  };
}
