import type { AdDraft, AssetId, DraftImage, ImageRef } from '@reelwright/contracts';
import { TEXT_LIMITS } from '@reelwright/contracts';

/** Returns the images of a draft in their order, without the removed ones. */
export function listDraftImages({ product }: AdDraft): DraftImage[] {
  return (product.images ?? []).filter(({ is_removed: isRemoved }) => !isRemoved);
}

/** Returns every upload that a draft names, including uploads whose removal can be undone. */
export function listDraftAssets({ product, settings, scripts }: AdDraft): AssetId[] {
  const refs: (ImageRef | undefined)[] = [
    ...(product.images ?? []).map(({ ref }) => ref),
    settings.logo,
    ...scripts.flatMap(({ scenes }) => (scenes ?? []).map(({ image }) => image)),
  ];
  return [...new Set(refs.flatMap((ref) => (ref && 'asset_id' in ref ? [ref.asset_id] : [])))];
}

/** Returns the title of a draft until its user renames it. */
export function titleOfDraft({ product, source }: AdDraft): string {
  const name = product.name?.trim() ?? '';
  const link = source.kind === 'link' ? source.link.trim() : '';
  return (name || (URL.parse(link)?.hostname ?? link)).slice(0, TEXT_LIMITS.productName);
}
