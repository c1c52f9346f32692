import type { AdDraft, AdDraftStep, AssetId, DraftImage, ImageRef } from '@reelwright/contracts';
import { TEXT_LIMITS } from '@reelwright/contracts';

/** Returns the images of a draft in their order, without the removed ones. */
function listDraftImages({ product }: AdDraft): DraftImage[] {
  return (product.images ?? []).filter(({ is_removed: isRemoved }) => !isRemoved);
}

/** What a card shows of a draft's content. */
export interface DraftSummary {
  step: AdDraftStep;
  /** The first image; null if there is none. */
  cover: ImageRef | null;
  imageCount: number;
}

export function summarizeDraft(content: AdDraft): DraftSummary {
  const images = listDraftImages(content);
  return { step: content.step, cover: images[0]?.ref ?? null, imageCount: images.length };
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
