import type { CallData, CallInput, CallName } from '@reelwright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { dropEntries, LIBRARY_KEY, LIBRARY_LIST_KEY } from './list-library.ts';

type Change = Extract<
  CallName,
  | 'updateLibraryAsset'
  | 'tagLibraryAssets'
  | 'favoriteAssets'
  | 'addFolder'
  | 'updateFolder'
  | 'moveInLibrary'
  | 'copyInLibrary'
  | 'removeFromLibrary'
  | 'restoreToLibrary'
  | 'emptyBin'
  | 'analyzeAssets'
  | 'importLinks'
  | 'clearQueue'
>;

/** Changes the library; every list of it is read again. With `leaves`, the named entries leave the lists at once. */
export function useLibraryChange<Name extends Change>(name: Name, { leaves = false }: { leaves?: boolean } = {}) {
  const queries = useQueryClient();
  return useMutation<CallData<Name>, Error, CallInput<Name>>({
    mutationFn: (input) => api.call(name, input),
    async onMutate(input) {
      if (!leaves) return;
      // A pending answer would add the entries again.
      await queries.cancelQueries({ queryKey: LIBRARY_LIST_KEY });
      const { asset_ids: assets = [], folder_ids: folders = [] } = input as {
        asset_ids?: string[];
        folder_ids?: string[];
      };
      dropEntries(queries, new Set([...assets, ...folders]));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: LIBRARY_KEY }),
  });
}
