import type { DraftId, DraftToolType } from '@reelwright/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { closeAdDraft } from '#src/lib/ad-draft/open-drafts.ts';
import { api } from '#src/lib/api.ts';

const DRAFTS_KEY = ['drafts'];
const PAGE_SIZE = 6;

/** The drafts of a tool, the last changed first. */
export function useRecentDrafts(toolType: DraftToolType) {
  return useQuery({
    queryKey: [...DRAFTS_KEY, 'recent', toolType],
    queryFn: ({ signal }) => api.call('listDrafts', { tool_type: toolType, page: 1, page_size: PAGE_SIZE }, { signal }),
    // Changed on every screen of the wizard.
    refetchOnMount: 'always',
  });
}

export function useDeleteDraft() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (draftId: DraftId) => api.call('deleteDraft', { draft_id: draftId }),
    onSuccess: async (_data, draftId) => {
      closeAdDraft(draftId);
      queries.removeQueries({ queryKey: ['adDraft', draftId] });
      await queries.invalidateQueries({ queryKey: DRAFTS_KEY });
    },
  });
}

export function useRestoreDraft() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (draftId: DraftId) => api.call('restoreDraft', { draft_id: draftId }),
    onSuccess: () => queries.invalidateQueries({ queryKey: DRAFTS_KEY }),
  });
}
