import type { AdDraft, AssetId, DraftPicture, ImageRef, LibraryAsset } from '@reelwright/contracts';
import { dequal } from 'dequal/lite';
import { listChosenScripts, listShownPictures } from '../../draft/draft-input.ts';
import type { TimelineDocument } from '@reelwright/timeline';

/** Seconds per image, as in the cut: further images of the product do not appear in the ad. */
const SECONDS_PER_PICTURE = 2.2;
const DEFAULT_LENGTH_S = 15;
const PICTURE_MEDIA = /^picture-\d+$/;

/**
 * Returns the image behind a document's media id; undefined if that is uncertain, for example if an image could not be
 * used.
 */
export function findPictureOfMedia(
  content: AdDraft,
  document: TimelineDocument,
  media: string | null,
): ImageRef | undefined {
  if (media === null || !PICTURE_MEDIA.test(media)) return undefined;
  const most = Math.ceil((content.settings.length_s ?? DEFAULT_LENGTH_S) / SECONDS_PER_PICTURE);
  const refs: ImageRef[] = listShownPictures(content.product)
    .slice(0, most)
    .map(({ ref }) => ref);
  for (const { scenes = [] } of listChosenScripts(content))
    for (const { picture } of scenes) if (picture && !refs.some((ref) => dequal(ref, picture))) refs.push(picture);
  const count = Object.keys(document.media).filter((id) => PICTURE_MEDIA.test(id)).length;
  return count === refs.length ? refs[Number(media.slice('picture-'.length))] : undefined;
}

export function findPicture(content: AdDraft, ref: ImageRef | undefined): DraftPicture | undefined {
  return ref && content.product.pictures?.find((picture) => dequal(picture.ref, ref));
}

/** Returns the address of an image's thumbnail. */
export function thumbnailOf(ref: ImageRef, assets: ReadonlyMap<AssetId, LibraryAsset>): string | undefined {
  return 'url' in ref ? ref.url : assets.get(ref.asset_id)?.thumb_url;
}

/** Keeps an image for scenes: among the product's, but not assigned to other scenes automatically. */
export function addScenePicture(content: AdDraft, picture: Omit<DraftPicture, 'is_removed'>): AdDraft {
  if (findPicture(content, picture.ref)) return content;
  const pictures = [...(content.product.pictures ?? []), { ...picture, is_removed: true }];
  return { ...content, product: { ...content.product, pictures } };
}
