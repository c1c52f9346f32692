import type { DraftCard } from '@reelwright/contracts';
import { useTranslation } from 'react-i18next';
import { closeAdDraft } from './open-drafts.ts';
import { showError, showToast, showUndoToast } from '#src/ui/toast.ts';
import { useDeleteDraft, useRestoreDraft } from '../api/delete-drafts.ts';
import { loadDraftTexts } from './draft-texts.ts';

loadDraftTexts();

/** Deletes a draft at once and offers to restore it. */
export function useDraftRemoval() {
  const { t } = useTranslation('drafts');
  // Uses the promises, because the calling component may be unmounted with the draft before the answer.
  const { mutateAsync: remove } = useDeleteDraft();
  const { mutateAsync: restore } = useRestoreDraft();

  async function bringBack({ draft_id: draftId }: DraftCard, title: string): Promise<void> {
    try {
      await restore(draftId);
      showToast('success', t('restored', { title }));
    } catch (error) {
      showError(error as Error);
    }
  }

  return async (draft: DraftCard): Promise<void> => {
    const title = draft.title === '' ? t('untitled') : draft.title;
    try {
      await remove(draft.draft_id);
      // An open store of the draft would save it again.
      closeAdDraft(draft.draft_id);
      showUndoToast(t('deleted', { title }), { label: t('undo'), onUndo: () => void bringBack(draft, title) });
    } catch (error) {
      showError(error as Error);
    }
  };
}
