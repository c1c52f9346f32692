import type { LibraryAsset } from '@reelwright/contracts';
import type { Asset } from '../assets/assets.service.ts';

const ASSET_TYPES = { image: 1, video: 2, audio: 3 } as const;

function assetTypeOf(contentType: string): LibraryAsset['asset_type'] {
  if (contentType.startsWith('image/')) return ASSET_TYPES.image;
  return contentType.startsWith('audio/') ? ASSET_TYPES.audio : ASSET_TYPES.video;
}

/** Presents an asset as the library shows it; the caller signs the addresses. */
export function presentLibraryAsset(asset: Asset, { url, thumbUrl }: { url: string; thumbUrl: string }): LibraryAsset {
  return {
    id: asset.assetId,
    file_name: asset.fileName,
    asset_type: assetTypeOf(asset.contentType),
    state: 'ready',
    percent: 100,
    url,
    thumb_url: thumbUrl,
    width: asset.width,
    height: asset.height,
    duration: asset.durationS,
    filesize: asset.sizeBytes,
  };
}

/** Presents an upload whose working copy is being made. */
export function presentPreparingUpload(upload: {
  uploadId: string;
  fileName: string;
  preparingAs: 'image' | 'video' | 'audio';
  percent: number;
  sizeBytes: number;
}): LibraryAsset {
  return {
    id: upload.uploadId as LibraryAsset['id'],
    file_name: upload.fileName,
    asset_type: ASSET_TYPES[upload.preparingAs],
    state: 'preparing',
    percent: upload.percent,
    url: '',
    thumb_url: '',
    width: 0,
    height: 0,
    duration: null,
    filesize: upload.sizeBytes,
  };
}
