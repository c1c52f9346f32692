import type { AssetId, FolderId, LibraryEntry, LibraryFile } from '@reelwright/contracts';
import { useTranslation } from 'react-i18next';
import { api } from '#src/lib/api.ts';
import { saveFiles } from '#src/lib/save-files.ts';
import { showError, showToast, showUndoToast } from '#src/ui/toast.ts';
import { useLibraryChange } from '../api/change-library.ts';

/** Returns the ids of entries as the calls take them. */
function toIds(entries: readonly LibraryEntry[]): { asset_ids: AssetId[]; folder_ids: FolderId[] } {
  return {
    asset_ids: entries.flatMap((entry) => (entry.is_folder ? [] : [entry.id])),
    folder_ids: entries.flatMap((entry) => (entry.is_folder ? [entry.id] : [])),
  };
}

export const isFile = (entry: LibraryEntry): entry is LibraryFile => !entry.is_folder;

/** What can be done with entries of the library. Every action tells what it did, or why it did not. */
export function useLibraryActions() {
  const { t } = useTranslation('assets');
  // Uses the promises, because the calling component may be unmounted with the entries before the answer.
  const { mutateAsync: remove } = useLibraryChange('removeFromLibrary', { leaves: true });
  const { mutateAsync: restore } = useLibraryChange('restoreToLibrary', { leaves: true });
  const { mutateAsync: purge } = useLibraryChange('emptyBin', { leaves: true });
  const { mutateAsync: move } = useLibraryChange('moveInLibrary', { leaves: true });
  const { mutateAsync: copy } = useLibraryChange('copyInLibrary');
  const { mutateAsync: favorite } = useLibraryChange('favoriteAssets');

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      showError(error as Error);
    }
  };

  const bringBack = (entries: readonly LibraryEntry[]): Promise<void> =>
    attempt(async () => {
      await restore(toIds(entries));
      showToast('success', t('done.restored', { count: entries.length }));
    });

  return {
    restore: bringBack,
    remove: (entries: readonly LibraryEntry[]) =>
      attempt(async () => {
        await remove(toIds(entries));
        showUndoToast(t('done.deleted', { count: entries.length }), {
          label: t('done.undo'),
          onUndo: () => void bringBack(entries),
        });
      }),
    purge: (entries: readonly LibraryEntry[] | 'all') =>
      attempt(async () => {
        const { changed } = await purge(entries === 'all' ? { is_all: true } : toIds(entries));
        showToast('success', t('done.purged', { count: entries === 'all' ? changed : entries.length }));
      }),
    move: (entries: readonly LibraryEntry[], parentId: FolderId | null) =>
      attempt(async () => {
        await move({ ...toIds(entries), parent_id: parentId });
        showToast('success', t('done.moved', { count: entries.length }));
      }),
    copy: (entries: readonly LibraryFile[], parentId: FolderId | null) =>
      attempt(async () => {
        const { list } = await copy({ asset_ids: entries.map(({ id }) => id), parent_id: parentId });
        showToast('success', t('done.copied', { count: list.length }));
      }),
    favorite: (entries: readonly LibraryFile[], isFavorite: boolean) =>
      attempt(async () => {
        await favorite({ asset_ids: entries.map(({ id }) => id), is_favorite: isFavorite });
      }),
    download: (entries: readonly LibraryEntry[]) =>
      attempt(async () => {
        const [first, ...others] = entries;
        if (!first) return;
        const { url } =
          others.length === 0 && !first.is_folder
            ? await api.call('downloadAsset', { asset_id: first.id })
            : await api.call('downloadAssets', toIds(entries));
        await saveFiles([url]);
      }),
  };
}
