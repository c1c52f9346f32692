import type { assetCalls } from '@reelwright/contracts';
import type { Handlers } from '#src/platform/http/handlers.ts';
import type { LibraryService } from './library.service.ts';

export function libraryHandlers(library: LibraryService): Pick<Handlers, keyof typeof assetCalls> {
  return {
    listLibrary: (input, { actor, language }) => library.listLibrary({ ...input, actor, language }),
    getLibraryAsset: ({ asset_id: assetId }, { actor, language }) => library.getAsset({ actor, assetId, language }),
    updateLibraryAsset: (input, { actor }) => library.update(actor, input),
    tagLibraryAssets: (input, { actor }) => library.tag(actor, input),
    favoriteAssets: (input, { actor }) => library.setFavorites(actor, input),
    getLibraryDict: (_input, { actor, language }) => library.getDict(actor, language),
    listFolders: (_input, { actor, language }) => library.listFolders(actor, language),
    addFolder: (input, { actor, language }) => library.addFolder(actor, input, language),
    updateFolder: (input, { actor, language }) => library.renameFolder(actor, input, language),
    moveInLibrary: (input, { actor }) => library.move(actor, input),
    copyInLibrary: (input, { actor }) => library.copy(actor, input),
    removeFromLibrary: (input, { actor }) => library.remove(actor, input),
    restoreToLibrary: (input, { actor }) => library.restore(actor, input),
    emptyBin: (input, { actor }) => library.emptyBin(actor, input),
    downloadAsset: ({ asset_id: assetId }, { actor }) => library.download(actor, assetId),
    downloadAssets: (input, { actor }) => library.downloadBatch(actor, input),
    listQueue: (_input, { actor, language }) => library.listQueue(actor, language),
    clearQueue: (_input, { actor, signal }) => library.clearQueue(actor, signal),
    listAdFacts: (input, { actor }) => library.listAdFacts(actor, input),
    getSpace: (_input, { actor }) => library.getSpace(actor),
    findDuplicates: (input, { actor }) => library.findDuplicates(actor, input),
    listAssetsByPage: (input, { actor }) => library.listByPage(actor, input),
    deleteAssets: ({ asset_ids }, { actor }) => library.remove(actor, { asset_ids, folder_ids: [] }),
    updateAsset: (input, { actor }) => library.update(actor, input),
  };
}
