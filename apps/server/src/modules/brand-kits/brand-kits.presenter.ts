import type { AssetId, BrandKit, BrandKitId, LibraryAsset } from '@reelwright/contracts';
import type { BrandKitRow } from './brand-kits.store.ts';

/** `assets` are the logos that still exist, by id. */
export function presentBrandKit(row: BrandKitRow, assets: ReadonlyMap<AssetId, LibraryAsset>): BrandKit {
  const { brandKitId, name, isDefault, fields } = row;
  const address = findAddress(fields.logo, assets);
  return {
    id: brandKitId as BrandKitId,
    name,
    ...fields,
    is_default: isDefault,
    ...(address === undefined ? {} : { logo_url: address }),
  };
}

/** Of the whole logo: a thumbnail is cut to a square. */
function findAddress(
  logo: BrandKitRow['fields']['logo'],
  assets: ReadonlyMap<AssetId, LibraryAsset>,
): string | undefined {
  if (!logo) return undefined;
  return 'url' in logo ? logo.url : assets.get(logo.asset_id)?.url;
}
