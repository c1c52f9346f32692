import type { CallData, DraftId } from '@reelwright/contracts';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { DRAFT_LIST_KEY } from '../model/draft-keys.ts';

type DraftPages = InfiniteData<CallData<'listDrafts'>>;

/** Deletes a draft, which can be restored for a day. The draft leaves the list at once. */
export function useDeleteDraft() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (draftId: DraftId) => api.call('deleteDraft', { draft_id: draftId }),
    onMutate: async (draftId) => {
      // A pending answer would add the draft again.
      await queries.cancelQueries({ queryKey: DRAFT_LIST_KEY });
      queries.setQueriesData<DraftPages>(
        { queryKey: DRAFT_LIST_KEY },
        (pages) =>
          pages && {
            ...pages,
            pages: pages.pages.map((page) => ({
              ...page,
              list: page.list.filter(({ draft_id: id }) => id !== draftId),
            })),
          },
      );
    },
    onSettled: () => queries.invalidateQueries({ queryKey: DRAFT_LIST_KEY }),
  });
}

export function useRestoreDraft() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (draftId: DraftId) => api.call('restoreDraft', { draft_id: draftId }),
    onSettled: () => queries.invalidateQueries({ queryKey: DRAFT_LIST_KEY }),
  });
}
