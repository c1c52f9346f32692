import type { AssetId, Draft, DraftCard, LibraryAsset } from '@reelwright/contracts';
import { listDraftImages } from './draft-content.ts';
import type { DraftRow } from './drafts.store.ts';

export function presentDraftFacts(row: DraftRow): Omit<Draft, 'content' | 'assets'> {
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
export function presentDraftCard(row: DraftRow, assets: ReadonlyMap<AssetId, LibraryAsset>): DraftCard {
  const images = listDraftImages(row.content);
  const urls = images.flatMap(({ ref }) => ('url' in ref ? [ref.url] : (assets.get(ref.asset_id)?.thumb_url ?? [])));
  return {
    ...presentDraftFacts(row),
    step: row.content.step,
    image_url: urls[0] ?? null,
    image_count: images.length,
  };
}
