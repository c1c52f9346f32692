import type { Readable } from 'node:stream';
import {
  ASSET_CATEGORIES,
  type AssetId,
  type CallData,
  type CheckedInput,
  type FolderId,
  LIBRARY_LIMITS,
  type LibraryFolder,
  type UiLanguage,
} from '@reelwright/contracts';
import type { Actor } from '#src/actor.ts';
import { AppError } from '#src/app-error.ts';
import type { FolderRow } from '../assets.service.ts';
import { ARCHIVE_PATH, openArchive, packAssets, sealArchive } from './archives.ts';
import { toDownloadName } from './download-name.ts';
import type { LibraryDependencies } from './library.dependencies.ts';
import { presentFolderRow } from './library.presenter.ts';
import { getAsset, listByPage, listLibrary, presentFiles } from './list-library.ts';
import { emptyBin, purgeExpired } from './purge-bin.ts';

const MAX_TAGS_SHOWN = 200;
const DOWNLOAD_EXPIRES_S = 3600;

interface ChosenInput {
  asset_ids: AssetId[];
  folder_ids: FolderId[];
}
const toChosen = (actor: Actor, { asset_ids: assetIds, folder_ids: folderIds }: ChosenInput) => ({
  actor,
  assetIds,
  folderIds,
});

/** The asset library as its users see it: folders, search, favorites, the bin. */
export function createLibraryService(dependencies: LibraryDependencies) {
  const { database, storage, assets, uploads, sealer, clock, storageQuotas } = dependencies;
  const { library } = assets;

  async function presentFolder(row: FolderRow, language: UiLanguage): Promise<LibraryFolder> {
    const counts = await library.countChildren(database.db, [row.folderId]);
    return { ...presentFolderRow(row, language), count: counts.get(row.folderId) ?? 0 };
  }

  async function update(actor: Actor, input: CheckedInput<'updateLibraryAsset'>) {
    const { asset_id: assetId, file_name: fileName, description, category_id: categoryId } = input;
    const tags = input.tags && uniqueTags(input.tags);
    const change = { fileName, tags, description, categoryId };
    const asset = await database.transaction((tx) => library.changeAsset(tx, { actor, assetId, change }));
    const [file] = await presentFiles(dependencies, actor, [asset]);
    if (!file) throw new Error('the asset was not presented');
    return file;
  }

  return {
    listLibrary: (request: Parameters<typeof listLibrary>[1]) => listLibrary(dependencies, request),
    listByPage: (actor: Actor, input: CheckedInput<'listAssetsByPage'>) => listByPage(dependencies, actor, input),
    getAsset: (request: Parameters<typeof getAsset>[1]) => getAsset(dependencies, request),
    update,

    async tag(actor: Actor, input: CheckedInput<'tagLibraryAssets'>): Promise<CallData<'tagLibraryAssets'>> {
      const removed = new Set(input.remove_tags.map((tag) => tag.toLowerCase()));
      const changed = await database.transaction(async (tx) => {
        const { assets: chosen } = await library.getChosen(
          tx,
          { actor, assetIds: input.asset_ids, folderIds: [] },
          'edit',
        );
        const list = [];
        for (const { assetId, tags } of chosen) {
          const kept = tags.filter((tag) => !removed.has(tag.toLowerCase()));
          const next = uniqueTags([...kept, ...input.add_tags]).slice(0, LIBRARY_LIMITS.maxTags);
          list.push(await library.changeAsset(tx, { actor, assetId, change: { tags: next } }));
        }
        return list;
      });
      return { list: await presentFiles(dependencies, actor, changed) };
    },

    async setFavorites(actor: Actor, { asset_ids: assetIds, is_favorite: isFavorite }: CheckedInput<'favoriteAssets'>) {
      return { changed: await library.setFavorites(database.db, { actor, assetIds, isFavorite }) };
    },

    async getDict({ workspaceId }: Actor, language: UiLanguage): Promise<CallData<'getLibraryDict'>> {
      return {
        categories: ASSET_CATEGORIES.map(({ id, name, subCategories }) => ({
          id,
          cat_name: name[language],
          sub_category: subCategories.map((each) => ({ id: each.id, cat_name: each.name[language] })),
        })),
        tags: await library.listTags(database.db, { workspaceId, max: MAX_TAGS_SHOWN }),
      };
    },

    async listFolders({ workspaceId }: Actor, language: UiLanguage): Promise<CallData<'listFolders'>> {
      const rows = await library.listFolders(database.db, workspaceId);
      return { list: sortByDepth(rows).map((row) => presentFolderRow(row, language)) };
    },

    async addFolder(
      actor: Actor,
      { folder_name: name, parent_id: parentId }: CheckedInput<'addFolder'>,
      language: UiLanguage,
    ): Promise<LibraryFolder> {
      const row = await database.transaction((tx) => library.addFolder(tx, { actor, name, parentId }));
      return presentFolder(row, language);
    },

    async renameFolder(
      actor: Actor,
      { folder_id: folderId, folder_name: name }: CheckedInput<'updateFolder'>,
      language: UiLanguage,
    ): Promise<LibraryFolder> {
      const row = await database.transaction((tx) => library.renameFolder(tx, { actor, folderId, name }));
      return presentFolder(row, language);
    },

    async move(actor: Actor, input: CheckedInput<'moveInLibrary'>) {
      const chosen = toChosen(actor, input);
      return { changed: await database.transaction((tx) => library.move(tx, chosen, input.parent_id)) };
    },

    /** Throws STORAGE_QUOTA before anything is copied. */
    async copy(actor: Actor, input: CheckedInput<'copyInLibrary'>): Promise<CallData<'copyInLibrary'>> {
      const { asset_ids: assetIds, parent_id: folderId } = input;
      const { assets: chosen } = await library.getChosen(database.db, { actor, assetIds, folderIds: [] }, 'use');
      if (folderId !== null) await library.getFolder(database.db, actor, folderId);
      const copies = await uploads.copyIntoLibrary(actor, chosen);
      await database.transaction(async (tx) => {
        for (const assetId of copies) await library.place(tx, assetId, folderId);
      });
      const made = await library.getChosen(database.db, { actor, assetIds: copies, folderIds: [] }, 'read');
      return { list: await presentFiles(dependencies, actor, made.assets) };
    },

    async remove(actor: Actor, input: ChosenInput) {
      const chosen = toChosen(actor, input);
      return { changed: await database.transaction((tx) => library.bin(tx, chosen)) };
    },

    async restore(actor: Actor, input: ChosenInput) {
      const chosen = toChosen(actor, input);
      return { changed: await database.transaction((tx) => library.restore(tx, chosen)) };
    },

    async emptyBin(actor: Actor, { is_all: isAll, ...chosen }: CheckedInput<'emptyBin'>) {
      const request = isAll ? ({ actor, isAll: true } as const) : toChosen(actor, chosen);
      return { changed: await emptyBin(dependencies, request) };
    },

    async download(actor: Actor, assetId: AssetId): Promise<CallData<'downloadAsset'>> {
      const { assets: found } = await library.getChosen(
        database.db,
        { actor, assetIds: [assetId], folderIds: [] },
        'use',
      );
      const [asset] = found;
      // `getChosen` throws for an unknown asset.
      if (!asset) throw new Error('the asset was not found');
      const downloadName = toDownloadName(asset.fileName, asset.contentType);
      const url = await storage.signGet(asset.storageKey, { expiresInS: DOWNLOAD_EXPIRES_S, downloadName });
      return { url, file_name: downloadName };
    },

    /** Throws COUNT_EXCEEDED for more assets than an archive may have. */
    async downloadBatch(actor: Actor, input: ChosenInput): Promise<CallData<'downloadAssets'>> {
      const found = await library.listContent(database.db, toChosen(actor, input), LIBRARY_LIMITS.maxArchived + 1);
      if (found.length > LIBRARY_LIMITS.maxArchived) throw new AppError('COUNT_EXCEEDED');
      const { workspaceId } = actor;
      const assetIds = found.map(({ assetId }) => assetId);
      const fileName = `assets-${clock.now().toISOString().slice(0, 10)}.zip`;
      const query = new URLSearchParams({
        grant: sealArchive(sealer, clock, { workspaceId, assetIds }),
        name: fileName,
      });
      return { url: `${ARCHIVE_PATH}?${query.toString()}`, file_name: fileName, count: assetIds.length };
    },

    /** Returns the zip file that an address grants. Throws NOT_FOUND for an address that was altered or has expired. */
    async readArchive(sealed: string): Promise<Readable> {
      const { workspaceId, assetIds } = openArchive(sealer, clock, sealed);
      const found = await assets.listAssets(database.db, assetIds);
      const kept = assetIds.flatMap((id) => found.find((asset) => asset.assetId === id) ?? []);
      return packAssets(
        storage,
        kept.filter((asset) => asset.workspaceId === workspaceId && asset.deletedAt === null),
      );
    },

    /** Returns what is on its way into the library, and what failed of it. */
    async listQueue(actor: Actor, language: UiLanguage): Promise<CallData<'listQueue'>> {
      const queued = await uploads.listQueuedUploads(actor, language);
      const open = await dependencies.analyses.listOpenAnalyses(actor, language);
      const analyses = open.map(({ assetId, fileName, state, problem }) => ({
        id: assetId,
        file_name: fileName,
        kind: 'analysis' as const,
        state,
        percent: 0,
        url: null,
        problem,
      }));
      return { list: [...queued, ...analyses] };
    },

    async clearQueue(actor: Actor, signal: AbortSignal): Promise<CallData<'clearQueue'>> {
      const links = await uploads.dropImports(actor, signal);
      return { changed: links + (await dependencies.analyses.dropOpenAnalyses(actor)) };
    },

    /** Throws NOT_FOUND. */
    async listAdFacts(
      actor: Actor,
      { asset_ids: assetIds }: CheckedInput<'listAdFacts'>,
    ): Promise<CallData<'listAdFacts'>> {
      const found = await library.getChosen(database.db, { actor, assetIds, folderIds: [] }, 'use');
      const results = await dependencies.analyses.listResults(assetIds);
      const list = found.assets.map(async (asset) => ({
        ...(await uploads.presentAsset(asset)),
        result: results.get(asset.assetId) ?? null,
      }));
      return { list: await Promise.all(list) };
    },

    async getSpace({ workspaceId, plan }: Actor): Promise<CallData<'getSpace'>> {
      const used = await uploads.measureSpace(workspaceId);
      const total = storageQuotas[plan];
      return { used, total, is_low: used >= total * LIBRARY_LIMITS.warnFraction };
    },

    async findDuplicates(actor: Actor, input: CheckedInput<'findDuplicates'>): Promise<CallData<'findDuplicates'>> {
      const { parent_id: folderId, file_names: names, sha256s } = input;
      const { workspaceId } = actor;
      if (folderId !== null) await library.getFolder(database.db, actor, folderId);
      const same = await library.listByContent(database.db, { workspaceId, sha256s });
      return {
        names: await library.listTakenNames(database.db, { workspaceId, folderId }, names),
        contents: same.map(({ sha256, assetId, fileName }) => ({ sha256, id: assetId, file_name: fileName })),
      };
    },

    purgeExpired: (signal: AbortSignal) => purgeExpired(dependencies, signal),
  };
}

/** Returns the tags without those that differ from an earlier one in case only. */
function uniqueTags(tags: readonly string[]): string[] {
  return [...new Map(tags.toReversed().map((tag) => [tag.toLowerCase(), tag])).values()].toReversed();
}

/** Parents before their children. */
function sortByDepth(rows: readonly FolderRow[]): FolderRow[] {
  const parents = new Map(rows.map(({ folderId, parentId }) => [folderId, parentId]));
  const depthOf = (id: FolderId | null | undefined): number =>
    id === null || id === undefined ? 0 : 1 + depthOf(parents.get(id));
  return rows.toSorted((a, b) => depthOf(a.folderId) - depthOf(b.folderId));
}

export type LibraryService = ReturnType<typeof createLibraryService>;
