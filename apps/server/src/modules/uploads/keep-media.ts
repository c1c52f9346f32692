import { basename } from 'node:path';
import { type AssetId, THUMBNAIL_DEFAULTS } from '@reelwright/contracts';
import { TICKS_PER_SECOND } from '@reelwright/timeline';
import sharp from 'sharp';
import type { LocalFile, NormalisedMedia } from '../../platform/media/normalised-media.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { AssetMedia } from '../assets/asset-media.ts';
import type { NewAsset } from '../assets/assets.service.ts';
import { toAssetFolder, toThumbnailKey } from './library-keys.ts';

/** Stores the files that normalising made of an upload, and describes the asset. Idempotent. */
export async function keepMedia(
  assetId: AssetId,
  made: NormalisedMedia,
  storage: Storage,
): Promise<Pick<NewAsset, 'storageKey' | 'contentType' | 'width' | 'height' | 'durationS'> & { media: AssetMedia }> {
  let keptBytes = 0;
  const keep = async ({ path, contentType }: LocalFile): Promise<string> => {
    const key = `${toAssetFolder(assetId)}${basename(path)}`;
    const { sizeBytes } = await storage.putFile(key, path, contentType);
    keptBytes += sizeBytes;
    return key;
  };
  const key = await keep(made.workingCopy);
  const shared = { storageKey: key, contentType: made.workingCopy.contentType };
  const none = { posterKey: null, proxyKey: null, peaksKey: null, filmstrip: null };
  switch (made.kind) {
    case 'image': {
      const { width, height } = made.facts;
      const posterKey = await keepPoster(made.poster);
      return {
        ...shared,
        width,
        height,
        durationS: null,
        media: { ...none, media: { ...made.facts, key }, posterKey, keptBytes },
      };
    }
    case 'video': {
      const { width, height, duration } = made.facts;
      const media = {
        media: { ...made.facts, key },
        posterKey: await keepPoster(made.poster),
        proxyKey: await keep(made.proxy),
        peaksKey: made.peaks && (await keep(made.peaks)),
        filmstrip: { key: await keep(made.filmstrip), geometry: made.filmstrip.geometry },
      };
      return { ...shared, width, height, durationS: duration / TICKS_PER_SECOND, media: { ...media, keptBytes } };
    }
    case 'audio': {
      const durationS = made.facts.duration / TICKS_PER_SECOND;
      const peaksKey = await keep(made.peaks);
      const posterKey = await keepPoster(made.poster);
      const media = { ...none, media: { ...made.facts, key }, posterKey, peaksKey, keptBytes };
      return { ...shared, width: 0, height: 0, durationS, media };
    }
  }

  async function keepPoster(poster: LocalFile): Promise<string> {
    const { width, height, quality } = THUMBNAIL_DEFAULTS;
    const thumbnail = await sharp(poster.path).resize(width, height, { fit: 'cover' }).jpeg({ quality }).toBuffer();
    const { sizeBytes } = await storage.put(toThumbnailKey(assetId), thumbnail, 'image/jpeg');
    keptBytes += sizeBytes;
    return await keep(poster);
  }
}
