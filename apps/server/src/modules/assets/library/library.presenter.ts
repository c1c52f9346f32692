import {
  formatMessage,
  type LibraryAsset,
  type LibraryFile,
  type LibraryFolder,
  type UiLanguage,
} from '@reelwright/contracts';
import type { Asset, FolderRow } from '../assets.service.ts';

/** Completes an asset, as all calls show it, with what the library knows. */
export function presentFile(
  asset: Asset,
  { shown, isFavorite, filmstripUrl }: { shown: LibraryAsset; isFavorite: boolean; filmstripUrl: string | undefined },
): LibraryFile {
  const geometry = asset.media?.filmstrip?.geometry;
  return {
    ...shown,
    is_folder: false,
    folder_id: asset.folderId,
    format: asset.contentType,
    tags: asset.tags,
    category_id: asset.categoryId,
    description: asset.description,
    is_favorite: isFavorite,
    filmstrip:
      geometry && filmstripUrl !== undefined
        ? { url: filmstripUrl, count: geometry.count, width: geometry.frameWidth, height: geometry.frameHeight }
        : null,
    date_created: asset.createdAt.toISOString(),
    date_modified: (asset.modifiedAt ?? asset.createdAt).toISOString(),
    date_deleted: asset.deletedAt?.toISOString() ?? null,
  };
}

/** The folder of all results is named in the reader's language until somebody renames it. */
export function nameFolder({ kind, name }: Pick<FolderRow, 'kind' | 'name'>, language: UiLanguage): string {
  const isUnnamed = kind === 'results' && name === formatMessage('results_folder', 'en');
  return isUnnamed ? formatMessage('results_folder', language) : name;
}

export function presentFolderRow(folder: FolderRow, language: UiLanguage): Omit<LibraryFolder, 'count'> {
  return {
    id: folder.folderId,
    file_name: nameFolder(folder, language),
    is_folder: true,
    asset_type: 0,
    folder_id: folder.parentId,
    kind: folder.kind,
    date_created: folder.createdAt.toISOString(),
    date_modified: folder.modifiedAt.toISOString(),
    date_deleted: folder.deletedAt?.toISOString() ?? null,
  };
}
