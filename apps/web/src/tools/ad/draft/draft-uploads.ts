import type { DraftId, DraftImage, LibraryAsset } from '@reelwright/contracts';
import { useSyncExternalStore } from 'react';
import { connection } from '#src/lib/connection.ts';
import { guardUploads } from '#src/nouns/uploads/guard-uploads.ts';
import { keptUploads } from '#src/nouns/uploads/kept-uploads.ts';
import { createUploadQueue, type PendingUpload, type UploadQueue } from '#src/nouns/uploads/upload-queue.ts';
import { uploadMedia } from '#src/nouns/uploads/upload-media.ts';
import { insertAtPlace, type UploadPlace } from '#src/nouns/uploads/upload-place.ts';
import type { AdDraftStore } from '#src/nouns/drafts/model/draft-store.ts';

/** The target of an upload: the draft's images or its logo. */
export type UploadTarget = 'images' | 'logo';

const VIDEO_ASSET = 2;
const queues = new Map<`${DraftId}/${UploadTarget}`, UploadQueue>();

/** Returns the key by which an upload's neighbours identify an image. */
export const keyOfImage = ({ ref }: DraftImage): string => ('asset_id' in ref ? ref.asset_id : ref.url);

function addImage(store: AdDraftStore, asset: LibraryAsset, place: UploadPlace): void {
  store.addAsset(asset);
  store.change((content) => {
    const { images = [] } = content.product;
    const image = {
      id: `upload-${asset.id}`,
      ref: { asset_id: asset.id },
      kind: asset.asset_type === VIDEO_ASSET ? ('video' as const) : ('image' as const),
      file_name: asset.file_name.slice(0, 300),
    };
    // The same file uploaded again is the same asset: it returns to its former position.
    const others = images.filter((each) => keyOfImage(each) !== asset.id);
    const placed = insertAtPlace<DraftImage>(others, image, { place, keyOf: keyOfImage });
    return { ...content, product: { ...content.product, images: placed } };
  });
}

/** Adds assets of the library to a draft's images, last, in this order. */
export function addLibraryImages(store: AdDraftStore, assets: readonly LibraryAsset[]): void {
  for (const asset of assets) addImage(store, asset, { before: [], after: [] });
}

/** Makes an asset of the library the logo of a draft's ad. */
export function setLogo(store: AdDraftStore, asset: LibraryAsset): void {
  store.addAsset(asset);
  store.change((content) => ({ ...content, settings: { ...content.settings, logo: { asset_id: asset.id } } }));
}

/** Returns the uploads of a draft, which live as long as the tab; those that a reload cut off are resumed. */
export function getDraftUploads(store: AdDraftStore, target: UploadTarget): UploadQueue {
  const key = `${store.draftId}/${target}` as const;
  const known = queues.get(key);
  if (known) return known;
  const queue = createUploadQueue({
    upload: uploadMedia,
    accepts: target === 'logo' ? 'images' : 'images_and_videos',
    onUploaded: (asset, place) => (target === 'logo' ? setLogo(store, asset) : addImage(store, asset, place)),
    connection,
    kept: { uploads: keptUploads, group: key },
  });
  guardUploads(queue);
  queues.set(key, queue);
  return queue;
}

export function usePendingUploads(queue: UploadQueue): readonly PendingUpload[] {
  return useSyncExternalStore(queue.subscribe, queue.getPending);
}
