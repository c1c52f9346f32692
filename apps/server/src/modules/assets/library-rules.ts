import { randomUUID } from 'node:crypto';
import { type AssetId, type FolderId, LIBRARY_LIMITS, type WorkspaceId } from '@reelwright/contracts';
import type { Actor, OwnedRow } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Executor } from '../../platform/database/database.ts';
import { authorize } from '../../policy.ts';
import { numberName } from './number-name.ts';
import { type AssetAction, canAsset } from './assets.policy.ts';
import type { Asset } from './asset.ts';
import { type AssetRow, deleteAssetRows, listAssetsById, lockAssets } from './assets.store.ts';
import * as favorites from './favorites.store.ts';
import * as folders from './folders.store.ts';
import type { FolderRow } from './folders.store.ts';
import * as library from './library.store.ts';
import { indexAsset, toNameKey, toSortName } from './search-terms.ts';

const toAssets = (rows: readonly AssetRow[]): Asset[] => rows as Asset[];

/** Assets and folders that an actor has chosen. */
export interface Chosen {
  actor: Actor;
  assetIds: readonly AssetId[];
  folderIds: readonly FolderId[];
}

interface Rows {
  assets: Asset[];
  folders: FolderRow[];
}

/**
 * The folders, names and bin of all libraries. Each change locks the library of its workspace, so that names stay
 * unique and no folder comes to lie within itself. Ids of other workspaces answer NOT_FOUND, as unknown ones do.
 */
export function createLibraryRules({ clock }: { clock: Clock }) {
  async function findChosen(
    db: Executor,
    { actor, assetIds, folderIds }: Chosen,
    action: AssetAction,
    where: 'library' | 'bin',
  ): Promise<Rows> {
    const isThere = (row: { deletedAt: Date | null; deletedWith: string | null }): boolean =>
      where === 'library' ? row.deletedAt === null : row.deletedAt !== null && row.deletedWith === null;
    const [assetRows, folderRows] = [
      toAssets(await listAssetsById(db, assetIds)),
      await folders.listFoldersById(db, folderIds),
    ];
    const pick = <Row extends OwnedRow & { deletedAt: Date | null; deletedWith: string | null }>(
      row: Row | undefined,
    ): Row => authorize(canAsset, actor, action, row && isThere(row) ? row : undefined);
    return {
      assets: [...new Set(assetIds)].map((id) =>
        pick(assetRows.find(({ assetId, kind }) => assetId === id && kind !== null)),
      ),
      folders: [...new Set(folderIds)].map((id) => pick(folderRows.find(({ folderId }) => folderId === id))),
    };
  }

  /** Throws NOT_FOUND for a folder that is unknown, in the bin or of another workspace. */
  async function getFolder(
    db: Executor,
    actor: Actor,
    folderId: FolderId,
    action: AssetAction = 'read',
  ): Promise<FolderRow> {
    const [folder] = await folders.listFoldersById(db, [folderId]);
    return authorize(canAsset, actor, action, folder?.deletedAt === null ? folder : undefined);
  }

  /** Returns the keys of the names that a folder has, of these and of their numbered forms. */
  async function listTakenKeys(
    db: Executor,
    place: { workspaceId: WorkspaceId; folderId: FolderId | null },
    names: readonly string[],
    except: ReadonlySet<string> = new Set(),
  ): Promise<Set<string>> {
    const similar = await library.listSimilarNames(db, { ...place, sortNames: names.map(toSortName) });
    return new Set(similar.filter(({ assetId }) => !except.has(assetId)).map(({ fileName }) => toNameKey(fileName)));
  }

  /** Returns a name that no asset of the folder has: the wanted one, or one with a number. */
  async function findFreeName(
    db: Executor,
    place: { workspaceId: WorkspaceId; folderId: FolderId | null },
    wanted: string,
    except: string,
  ): Promise<string> {
    for (let number = 1; ; number++) {
      const name = number === 1 ? wanted : numberName(wanted, number, LIBRARY_LIMITS.fileNameLength);
      const taken = await listTakenKeys(db, place, [name], new Set([except]));
      if (!taken.has(toNameKey(name))) return name;
    }
  }

  async function findFreeFolderName(
    db: Executor,
    { workspaceId, parentId, except }: { workspaceId: WorkspaceId; parentId: FolderId | null; except?: FolderId },
    wanted: string,
  ): Promise<string> {
    const siblings = await folders.listChildFolders(db, { workspaceId, parentId });
    const taken = new Set(siblings.filter(({ folderId }) => folderId !== except).map(({ nameKey }) => nameKey));
    for (let number = 1; ; number++) {
      const name = number === 1 ? wanted : numberName(wanted, number, LIBRARY_LIMITS.folderNameLength);
      if (!taken.has(toNameKey(name))) return name;
    }
  }

  async function insertFolder(
    tx: Executor,
    { workspaceId, userId }: OwnedRow,
    { name, parentId, kind }: { name: string; parentId: FolderId | null; kind: FolderRow['kind'] },
  ): Promise<FolderRow> {
    const now = clock.now();
    return folders.insertFolder(tx, {
      folderId: randomUUID(),
      workspaceId,
      userId,
      parentId,
      name,
      nameKey: toNameKey(name),
      kind,
      createdAt: now,
      modifiedAt: now,
    });
  }

  async function placeAsset(tx: Executor, asset: Asset, folderId: FolderId | null): Promise<Asset | undefined> {
    const place = { workspaceId: asset.workspaceId, folderId };
    const fileName = await findFreeName(tx, place, asset.fileName, asset.assetId);
    const change = fileName === asset.fileName ? {} : { fileName, ...indexAsset({ ...asset, fileName }) };
    const [row] = await library.changeAssets(tx, [asset.assetId], { ...change, folderId });
    return row && toAssets([row])[0];
  }

  return {
    getFolder,
    listPage: library.listLibraryPage,
    positionOf: library.positionOf,
    countPage: library.countLibrary,
    listFolders: folders.listWorkspaceFolders,
    listChildFolders: folders.listChildFolders,
    listDeletedFolders: folders.listDeletedFolders,
    countChildren: folders.countChildren,
    listPath: folders.listPath,
    listTags: library.listTags,
    listFavorites: favorites.listFavorites,

    /** Returns the assets of the library with these contents. */
    async listByContent(db: Executor, content: { workspaceId: WorkspaceId; sha256s: readonly string[] }) {
      return toAssets(await library.listByContent(db, content));
    },

    /** Returns those of the names that an asset of the folder has. */
    async listTakenNames(
      db: Executor,
      place: { workspaceId: WorkspaceId; folderId: FolderId | null },
      names: readonly string[],
    ): Promise<string[]> {
      const taken = await listTakenKeys(db, place, names);
      return names.filter((name) => taken.has(toNameKey(name)));
    },

    async getChosen(db: Executor, chosen: Chosen, action: AssetAction): Promise<Rows> {
      return findChosen(db, chosen, action, 'library');
    },

    /** Returns the chosen assets, and those below the chosen folders, up to a number. */
    async listContent(db: Executor, chosen: Chosen, max: number): Promise<Asset[]> {
      const rows = await findChosen(db, chosen, 'use', 'library');
      const subtree = await folders.listSubtree(
        db,
        rows.folders.map(({ folderId }) => folderId),
      );
      const below = toAssets(await library.listInFolders(db, subtree)).filter(
        ({ deletedAt, kind }) => deletedAt === null && kind !== null,
      );
      const all = new Map([...rows.assets, ...below].map((asset) => [asset.assetId, asset]));
      return [...all.values()].slice(0, max);
    },

    /** Throws DUPLICATE_NAME, FOLDER_QUOTA, and NOT_FOUND for the parent. */
    async addFolder(
      tx: Executor,
      { actor, name, parentId }: { actor: Actor; name: string; parentId: FolderId | null },
    ): Promise<FolderRow> {
      const { workspaceId } = actor;
      await folders.lockLibrary(tx, workspaceId);
      if (parentId !== null) await getFolder(tx, actor, parentId, 'edit');
      if ((await folders.countFolders(tx, workspaceId)) >= LIBRARY_LIMITS.maxFolders) {
        throw new AppError('FOLDER_QUOTA', { max: LIBRARY_LIMITS.maxFolders });
      }
      if ((await findFreeFolderName(tx, { workspaceId, parentId }, name)) !== name)
        throw new AppError('DUPLICATE_NAME');
      return insertFolder(tx, actor, { name, parentId, kind: 'own' });
    },

    /** Throws DUPLICATE_NAME. */
    async renameFolder(
      tx: Executor,
      { actor, folderId, name }: { actor: Actor; folderId: FolderId; name: string },
    ): Promise<FolderRow> {
      const { workspaceId } = actor;
      await folders.lockLibrary(tx, workspaceId);
      const { parentId } = await getFolder(tx, actor, folderId, 'own');
      const free = await findFreeFolderName(tx, { workspaceId, parentId, except: folderId }, name);
      if (free !== name) throw new AppError('DUPLICATE_NAME');
      const change = { name, nameKey: toNameKey(name), modifiedAt: clock.now() };
      const renamed = await folders.changeFolder(tx, folderId, change);
      if (!renamed) throw new AppError('NOT_FOUND');
      return renamed;
    },

    /** A new name that the folder has is refused: DUPLICATE_NAME. */
    async changeAsset(
      tx: Executor,
      {
        actor,
        assetId,
        change,
      }: {
        actor: Actor;
        assetId: AssetId;
        change: {
          fileName?: string | undefined;
          tags?: string[] | undefined;
          description?: string | undefined;
          categoryId?: number | undefined;
        };
      },
    ): Promise<Asset> {
      await folders.lockLibrary(tx, actor.workspaceId);
      const action = change.fileName === undefined ? 'edit' : 'own';
      // What an analysis finds meanwhile must not be lost from the index.
      await lockAssets(tx, [assetId]);
      const [asset] = (await findChosen(tx, { actor, assetIds: [assetId], folderIds: [] }, action, 'library')).assets;
      if (!asset) throw new AppError('NOT_FOUND');
      const next = {
        fileName: change.fileName ?? asset.fileName,
        tags: change.tags ?? asset.tags,
        description: change.description ?? asset.description,
        categoryId: change.categoryId ?? asset.categoryId,
      };
      if (next.fileName !== asset.fileName) {
        const free = await findFreeName(tx, asset, next.fileName, assetId);
        if (free !== next.fileName) throw new AppError('DUPLICATE_NAME');
      }
      const [row] = await library.changeAssets(tx, [assetId], {
        ...next,
        modifiedAt: clock.now(),
        ...indexAsset({
          workspaceId: asset.workspaceId,
          foundText: asset.foundText,
          spokenText: asset.spokenText,
          ...next,
        }),
      });
      if (!row) throw new AppError('NOT_FOUND');
      return row as Asset;
    },

    /**
     * Moves everything into a folder, or to the top; a taken name gets a number. Throws FOLDER_INTO_ITSELF, and moves
     * nothing then.
     */
    async move(tx: Executor, chosen: Chosen, parentId: FolderId | null): Promise<number> {
      const { actor } = chosen;
      const { workspaceId } = actor;
      await folders.lockLibrary(tx, workspaceId);
      const rows = await findChosen(tx, chosen, 'edit', 'library');
      if (parentId !== null) {
        await getFolder(tx, actor, parentId, 'edit');
        const above = await folders.listPath(tx, parentId);
        const moved = new Set(rows.folders.map(({ folderId }) => folderId));
        if (above.some(({ folderId }) => moved.has(folderId))) throw new AppError('FOLDER_INTO_ITSELF');
      }
      for (const folder of rows.folders) {
        if (folder.parentId === parentId) continue;
        const name = await findFreeFolderName(tx, { workspaceId, parentId, except: folder.folderId }, folder.name);
        await folders.changeFolder(tx, folder.folderId, {
          parentId,
          name,
          nameKey: toNameKey(name),
          modifiedAt: clock.now(),
        });
      }
      for (const asset of rows.assets) {
        if (asset.folderId !== parentId) await placeAsset(tx, asset, parentId);
      }
      return rows.assets.length + rows.folders.length;
    },

    /** Puts new assets into a folder without asking who may: copies, uploads and results. */
    async place(tx: Executor, assetId: AssetId, folderId: FolderId | null): Promise<void> {
      const [asset] = toAssets(await listAssetsById(tx, [assetId]));
      if (!asset) return;
      await folders.lockLibrary(tx, asset.workspaceId);
      // The folder may have gone to the bin meanwhile.
      const [folder] = folderId === null ? [] : await folders.listFoldersById(tx, [folderId]);
      const isThere = folder?.deletedAt === null && folder.workspaceId === asset.workspaceId;
      await placeAsset(tx, asset, isThere ? folderId : null);
    },

    /** Returns the folder of a project's results, which lies in the folder of all results. */
    async addProjectFolder(
      tx: Executor,
      owner: OwnedRow,
      names: { results: string; project: string },
    ): Promise<FolderId> {
      const { workspaceId } = owner;
      await folders.lockLibrary(tx, workspaceId);
      const results =
        (await folders.findResultsFolder(tx, workspaceId)) ??
        (await insertFolder(tx, owner, {
          name: await findFreeFolderName(tx, { workspaceId, parentId: null }, names.results),
          parentId: null,
          kind: 'results',
        }));
      const parentId = results.folderId;
      const name = await findFreeFolderName(tx, { workspaceId, parentId }, names.project);
      return (await insertFolder(tx, owner, { name, parentId, kind: 'project' })).folderId;
    },

    /** Moves everything to the bin, folders with all that is in them. Returns the number of assets and folders. */
    async bin(tx: Executor, chosen: Chosen): Promise<number> {
      await folders.lockLibrary(tx, chosen.actor.workspaceId);
      const rows = await findChosen(tx, chosen, 'own', 'library');
      const now = clock.now();
      let binned = 0;
      for (const { assetId } of rows.assets) {
        binned += (await library.changeAssets(tx, [assetId], { deletedAt: now, deletedWith: null })).length;
      }
      for (const { folderId } of rows.folders) {
        const subtree = await folders.listSubtree(tx, [folderId]);
        binned += await folders.binFolder(tx, { folderId, subtree, now });
      }
      return binned;
    },

    /** Puts back what was deleted itself; at the top if its folder is gone. A taken name gets a number. */
    async restore(tx: Executor, chosen: Chosen): Promise<number> {
      const { workspaceId } = chosen.actor;
      await folders.lockLibrary(tx, workspaceId);
      const rows = await findChosen(tx, chosen, 'own', 'bin');
      const isAlive = async (folderId: FolderId | null): Promise<boolean> =>
        folderId === null || (await folders.listFoldersById(tx, [folderId]))[0]?.deletedAt === null;
      for (const { folderId, parentId: oldParent, name: oldName } of rows.folders) {
        const parentId = (await isAlive(oldParent)) ? oldParent : null;
        const name = await findFreeFolderName(tx, { workspaceId, parentId, except: folderId }, oldName);
        await folders.unbinFolder(tx, folderId);
        await folders.changeFolder(tx, folderId, { parentId, name, nameKey: toNameKey(name) });
      }
      for (const asset of rows.assets) {
        await library.changeAssets(tx, [asset.assetId], { deletedAt: null, deletedWith: null });
        await placeAsset(tx, asset, (await isAlive(asset.folderId)) ? asset.folderId : null);
      }
      return rows.assets.length + rows.folders.length;
    },

    /** Returns what a purge deletes: the named entries of the bin with all that went along, or the whole bin. */
    async listPurgeable(db: Executor, chosen: Chosen | { actor: Actor; max: number }): Promise<Rows> {
      if ('max' in chosen) {
        const { workspaceId } = chosen.actor;
        const binned = toAssets(await library.listBinned(db, { workspaceId, max: chosen.max }));
        const deleted = await folders.listDeletedFolders(db, workspaceId);
        return {
          assets: binned.filter((asset) => canAsset(chosen.actor, 'own', asset)),
          folders: deleted.filter((folder) => canAsset(chosen.actor, 'own', folder)),
        };
      }
      const rows = await findChosen(db, chosen, 'own', 'bin');
      const subtree = await folders.listSubtree(
        db,
        rows.folders.map(({ folderId }) => folderId),
      );
      const below = (await library.listInFolders(db, subtree)).filter(({ deletedAt }) => deletedAt !== null);
      return { assets: [...rows.assets, ...toAssets(below)], folders: rows.folders };
    },

    /** Returns what has been in a bin for too long, of all workspaces. */
    async listExpired(
      db: Executor,
      request: { deletedBefore: Date; max: number },
    ): Promise<{ assets: Asset[]; folderIds: FolderId[] }> {
      return {
        assets: toAssets(await library.listBinned(db, request)),
        folderIds: await folders.listExpiredFolders(db, request),
      };
    },

    /** Deletes the rows of assets whose files are gone. */
    async deleteAssetRows(tx: Executor, assetIds: readonly AssetId[]): Promise<void> {
      await deleteAssetRows(tx, assetIds);
    },

    /** Deletes folders of the bin with all below them; assets that are left in them move to the top. */
    async deleteFolders(tx: Executor, folderIds: readonly FolderId[]): Promise<number> {
      const subtree = await folders.listSubtree(tx, folderIds);
      await folders.deleteFolderRows(tx, subtree);
      return subtree.length;
    },

    async setFavorites(
      db: Executor,
      { actor, assetIds, isFavorite }: { actor: Actor; assetIds: readonly AssetId[]; isFavorite: boolean },
    ): Promise<number> {
      await findChosen(db, { actor, assetIds, folderIds: [] }, 'use', 'library');
      const { userId } = actor;
      return isFavorite
        ? favorites.addFavorites(db, { userId, assetIds, now: clock.now() })
        : favorites.removeFavorites(db, { userId, assetIds });
    },
  };
}
