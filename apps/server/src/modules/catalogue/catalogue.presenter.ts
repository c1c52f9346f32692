import type { AssetId, ImageRef, LibraryAsset, SavedProduct } from '@reelwright/contracts';
import type { ProductRow } from './catalogue.store.ts';

const VIDEO = 2;

/** `assets` are the images and videos that still exist, by id. */
export function presentProduct(row: ProductRow, assets: ReadonlyMap<AssetId, LibraryAsset>): SavedProduct {
  const { productId, name, fields, origin, createdAt, changedAt } = row;
  return {
    product_id: productId,
    name,
    ...fields,
    origin,
    media: fields.images.flatMap((ref) => presentMedium(ref, assets)),
    created_at: createdAt.toISOString(),
    changed_at: changedAt.toISOString(),
  };
}

function presentMedium(ref: ImageRef, assets: ReadonlyMap<AssetId, LibraryAsset>): SavedProduct['media'] {
  if ('url' in ref) return [{ ref, kind: 'image', thumb_url: ref.url }];
  const asset = assets.get(ref.asset_id);
  return asset ? [{ ref, kind: asset.asset_type === VIDEO ? 'video' : 'image', thumb_url: asset.thumb_url }] : [];
}
