import {
  type AssetId,
  type CallData,
  type CheckedInput,
  type LibraryEntry,
  type LibraryFile,
  type LibrarySort,
  listCategoryIds,
  type UiLanguage,
} from '@reelwright/contracts';
import * as z from 'zod';
import type { Actor } from '#src/actor.ts';
import { type ListOrder, readCursor, writeCursor } from '#src/long-list.ts';
import type { Asset, FolderRow, LibraryPosition, LibraryQuery } from '../assets.service.ts';
import { splitQuery } from '#src/platform/database/search-text.ts';
import { toTagTerm, toWordTerms } from '../search-terms.ts';
import type { LibraryDependencies } from './library.dependencies.ts';
import { nameFolder, presentFile, presentFolderRow } from './library.presenter.ts';

type Filters = Omit<CheckedInput<'listLibrary'>, 'cursor' | 'page_size'>;

const sizeBytes = z.string().regex(/^\d{1,15}$/);
const POSITION_VALUES: Readonly<Record<LibrarySort, z.ZodType<string>>> = {
  newest: z.iso.datetime(),
  oldest: z.iso.datetime(),
  name: z.string(),
  name_desc: z.string(),
  largest: sizeBytes,
  smallest: sizeBytes,
};

/** Translates the filters of a call into a query of the assets. */
export function toLibraryQuery({ userId, workspaceId }: Actor, filters: Filters): LibraryQuery {
  const { folder_id: folder, tag, category_id: categoryId, created_from: from, created_to: to } = filters;
  const words = splitQuery(filters.search ?? '');
  return {
    workspaceId,
    userId,
    folderId: folder === 'root' ? null : folder,
    view: filters.view,
    words,
    terms: [
      ...words.flatMap((word) => toWordTerms(workspaceId, word)),
      ...(tag === undefined ? [] : [toTagTerm(workspaceId, tag)]),
    ],
    // Checked by the call's schema.
    kinds: filters.kinds?.split(',') as LibraryQuery['kinds'],
    tag,
    categoryIds: categoryId === undefined ? undefined : listCategoryIds(categoryId),
    createdFrom: from === undefined ? undefined : new Date(from),
    createdTo: to === undefined ? undefined : new Date(to),
    minBytes: filters.min_bytes,
    maxBytes: filters.max_bytes,
    sort: filters.sort,
  };
}

export async function presentFiles(
  { database, assets, uploads }: LibraryDependencies,
  { userId }: Actor,
  found: readonly Asset[],
): Promise<LibraryFile[]> {
  const assetIds = found.map(({ assetId }) => assetId);
  const favorites = await assets.library.listFavorites(database.db, { userId, assetIds });
  return Promise.all(
    found.map(async (asset) =>
      presentFile(asset, {
        shown: await uploads.presentAsset(asset),
        isFavorite: favorites.has(asset.assetId),
        filmstripUrl: await uploads.signFilmstrip(asset),
      }),
    ),
  );
}

/** Folders stand before the assets of their parent; a filter of assets leaves them out. */
async function listFolders(
  { database, assets }: LibraryDependencies,
  { workspaceId }: Actor,
  filters: Filters,
): Promise<FolderRow[]> {
  const { folder_id: folder, view, search, kinds, tag, category_id: category } = filters;
  const isOfAssets = [
    kinds,
    tag,
    category,
    filters.created_from,
    filters.created_to,
    filters.min_bytes,
    filters.max_bytes,
  ];
  if (view === 'favorites' || isOfAssets.some((each) => each !== undefined)) return [];
  const words = splitQuery(search ?? '');
  if (view === 'bin') {
    const deleted = await assets.library.listDeletedFolders(database.db, workspaceId);
    return deleted.filter(({ nameKey }) => words.every((word) => nameKey.includes(word)));
  }
  if (words.length > 0 && folder === undefined) {
    const all = await assets.library.listFolders(database.db, workspaceId);
    return all.filter(({ nameKey }) => words.every((word) => nameKey.includes(word)));
  }
  if (folder === undefined) return [];
  const parentId = folder === 'root' ? null : folder;
  const children = await assets.library.listChildFolders(database.db, { workspaceId, parentId });
  return children.filter(({ nameKey }) => words.every((word) => nameKey.includes(word)));
}

/** Returns a part of the library. Throws NOT_FOUND for a folder that the actor may not open. */
export async function listLibrary(
  dependencies: LibraryDependencies,
  { actor, language, ...request }: CheckedInput<'listLibrary'> & { actor: Actor; language: UiLanguage },
): Promise<CallData<'listLibrary'>> {
  const { database, assets } = dependencies;
  const { cursor, page_size: pageSize, ...filters } = request;
  const { sort, folder_id: folder } = filters;
  const isInFolder = filters.view === 'library' && folder !== undefined && folder !== 'root';
  if (isInFolder) await assets.library.getFolder(database.db, actor, folder);
  const order: ListOrder<Parameters<typeof assets.library.positionOf>[0], LibraryPosition> = {
    name: `library ${sort}`,
    position: z.object({ value: POSITION_VALUES[sort], id: z.uuid() }),
    positionOf: (row) => assets.library.positionOf(row, sort),
  };
  const after = cursor === undefined ? undefined : readCursor(cursor, order, language);
  const rows = await assets.library.listPage(database.db, toLibraryQuery(actor, filters), {
    after,
    limit: pageSize + 1,
  });
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  const folders = after ? [] : await listFolders(dependencies, actor, filters);
  const counts = await assets.library.countChildren(
    database.db,
    folders.map(({ folderId }) => folderId),
  );
  const shown = folders.map(
    (row): LibraryEntry => ({ ...presentFolderRow(row, language), count: counts.get(row.folderId) ?? 0 }),
  );
  return {
    list: [...shown, ...(await presentFiles(dependencies, actor, page as Asset[]))],
    path: isInFolder ? await listPath(dependencies, folder, language) : [],
    next_cursor: last ? writeCursor(order, last) : null,
  };
}

async function listPath(
  { database, assets }: LibraryDependencies,
  folderId: FolderRow['folderId'],
  language: UiLanguage,
): Promise<CallData<'listLibrary'>['path']> {
  const path = await assets.library.listPath(database.db, folderId);
  return path.map((row) => ({ id: row.folderId, name: nameFolder(row, language), kind: row.kind }));
}

/** Returns a numbered page of the assets, without folders. */
export async function listByPage(
  dependencies: LibraryDependencies,
  actor: Actor,
  { page, page_size: pageSize, ...filters }: CheckedInput<'listAssetsByPage'>,
): Promise<CallData<'listAssetsByPage'>> {
  const { database, assets } = dependencies;
  const { folder_id: folder } = filters;
  if (folder !== undefined && folder !== 'root') await assets.library.getFolder(database.db, actor, folder);
  const query = toLibraryQuery(actor, filters);
  const rows = await assets.library.listPage(database.db, query, { limit: pageSize, offset: (page - 1) * pageSize });
  return {
    list: await presentFiles(dependencies, actor, rows as Asset[]),
    total: await assets.library.countPage(database.db, query),
    page,
    page_size: pageSize,
  };
}

/** Returns one asset with all that is known of it. Throws NOT_FOUND. */
export async function getAsset(
  dependencies: LibraryDependencies,
  { actor, assetId, language }: { actor: Actor; assetId: AssetId; language: UiLanguage },
): Promise<CallData<'getLibraryAsset'>> {
  const { database, assets, analyses, uploads, tasks } = dependencies;
  const { db } = database;
  const [asset] = (await assets.library.getChosen(db, { actor, assetIds: [assetId], folderIds: [] }, 'read')).assets;
  // `getChosen` throws for an unknown asset.
  if (!asset) throw new Error('the asset was not found');
  const [file] = await presentFiles(dependencies, actor, [asset]);
  if (!file) throw new Error('the asset was not presented');
  const same = await assets.library.listByContent(db, { workspaceId: actor.workspaceId, sha256s: [asset.sha256] });
  return {
    ...file,
    path: asset.folderId === null ? [] : await listPath(dependencies, asset.folderId, language),
    task_id: (await tasks.findTaskOfOutput(assetId)) ?? null,
    preview_url: await uploads.signPreview(asset),
    peaks_url: await uploads.signPeaks(asset),
    duplicates: same
      .filter((each) => each.assetId !== assetId)
      .map((each) => ({ id: each.assetId, file_name: each.fileName, folder_id: each.folderId })),
    sha256: asset.sha256,
    analysis: await analyses.findAnalysis(asset, language),
  };
}
