import type { AssetId, Draft, DraftCard, LibraryAsset } from '@reelwright/contracts';
import type { DraftHead, DraftRow } from './drafts.store.ts';

export function presentDraftFacts(row: DraftHead): Omit<Draft, 'content' | 'assets'> {
  return {
    draft_id: row.draftId,
    tool_type: row.toolType,
    title: row.title,
    version: row.version,
    created_at: row.createdAt.toISOString(),
    changed_at: row.changedAt.toISOString(),
  };
}

export function presentDraft(row: DraftRow, assets: LibraryAsset[]): Draft {
  return { ...presentDraftFacts(row), content: row.content, assets };
}

/** `assets` holds the assets of all the cards of a page. */
export function presentDraftCard(row: DraftHead, assets: ReadonlyMap<AssetId, LibraryAsset>): DraftCard {
  const { step, cover, imageCount } = row;
  const coverUrl = cover && ('url' in cover ? cover.url : assets.get(cover.asset_id)?.thumb_url);
  return { ...presentDraftFacts(row), step, image_url: coverUrl ?? null, image_count: imageCount };
}
