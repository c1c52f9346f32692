import type { AdDraft, AssetId, DraftImage, ImageRef, LibraryAsset } from '@reelwright/contracts';
import { dequal } from 'dequal/lite';
import { listChosenScripts, listShownImages } from '../../draft/draft-input.ts';
import type { TimelineDocument } from '@reelwright/timeline';

/** Seconds per image, as in the cut: further images of the product do not appear in the ad. */
const SECONDS_PER_IMAGE = 2.2;
const DEFAULT_LENGTH_S = 15;
const IMAGE_MEDIA = /^image-\d+$/;

/**
 * Returns the image behind a document's media id; undefined if that is uncertain, for example if an image could not be
 * used.
 */
export function findImageOfMedia(
  content: AdDraft,
  document: TimelineDocument,
  media: string | null,
): ImageRef | undefined {
  if (media === null || !IMAGE_MEDIA.test(media)) return undefined;
  const most = Math.ceil((content.settings.length_s ?? DEFAULT_LENGTH_S) / SECONDS_PER_IMAGE);
  const refs: ImageRef[] = listShownImages(content.product)
    .slice(0, most)
    .map(({ ref }) => ref);
  for (const { scenes = [] } of listChosenScripts(content))
    for (const { image } of scenes) if (image && !refs.some((ref) => dequal(ref, image))) refs.push(image);
  const count = Object.keys(document.media).filter((id) => IMAGE_MEDIA.test(id)).length;
  return count === refs.length ? refs[Number(media.slice('image-'.length))] : undefined;
}

export function findImage(content: AdDraft, ref: ImageRef | undefined): DraftImage | undefined {
  return ref && content.product.images?.find((image) => dequal(image.ref, ref));
}

/** Returns the address of an image's thumbnail. */
export function thumbnailOf(ref: ImageRef, assets: ReadonlyMap<AssetId, LibraryAsset>): string | undefined {
  return 'url' in ref ? ref.url : assets.get(ref.asset_id)?.thumb_url;
}

/** Keeps an image for scenes: among the product's, but not assigned to other scenes automatically. */
export function addSceneImage(content: AdDraft, image: Omit<DraftImage, 'is_removed'>): AdDraft {
  if (findImage(content, image.ref)) return content;
  const images = [...(content.product.images ?? []), { ...image, is_removed: true }];
  return { ...content, product: { ...content.product, images } };
}
