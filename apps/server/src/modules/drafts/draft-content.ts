import type { AdDraft, AssetId, DraftPicture, ImageRef } from '@reelwright/contracts';
import { TEXT_LIMITS } from '@reelwright/contracts';

/** The pictures of an ad in the making, in their order, without those taken out. */
export function listDraftPictures({ product }: AdDraft): DraftPicture[] {
  return (product.pictures ?? []).filter(({ is_removed: isRemoved }) => !isRemoved);
}

/** Every upload that a draft names, also where it may be taken back. */
export function listDraftAssets({ product, settings, scripts }: AdDraft): AssetId[] {
  const refs: (ImageRef | undefined)[] = [
    ...(product.pictures ?? []).map(({ ref }) => ref),
    settings.logo,
    ...scripts.flatMap(({ scenes }) => (scenes ?? []).map(({ picture }) => picture)),
  ];
  return [...new Set(refs.flatMap((ref) => (ref && 'asset_id' in ref ? [ref.asset_id] : [])))];
}

/** What a draft is called until its user calls it something else. */
export function titleOfDraft({ product, source }: AdDraft): string {
  const name = product.name?.trim() ?? '';
  const link = source.kind === 'link' ? source.link.trim() : '';
  return (name || (URL.parse(link)?.hostname ?? link)).slice(0, TEXT_LIMITS.productName);
}
