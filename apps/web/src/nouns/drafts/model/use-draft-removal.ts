import type { DraftCard } from '@reelwright/contracts';
import { useTranslation } from 'react-i18next';
import { closeAdDraft } from './open-drafts.ts';
import { showError, showToast, showUndoToast } from '#src/ui/toast.ts';
import { useDeleteDraft, useRestoreDraft } from '../api/delete-drafts.ts';
import { loadDraftTexts } from './draft-texts.ts';

loadDraftTexts();

/** Deletes drafts at once and offers to restore them. */
export function useDraftRemoval() {
  const { t } = useTranslation('drafts');
  // Uses the promises, because the calling component may be unmounted with the draft before the answer.
  const { mutateAsync: remove } = useDeleteDraft();
  const { mutateAsync: restore } = useRestoreDraft();

  async function bringBack(drafts: readonly DraftCard[]): Promise<void> {
    const { done, error } = await doEach(drafts, ({ draft_id: draftId }) => restore(draftId));
    if (error) showError(error);
    const [first] = done;
    if (first)
      showToast(
        'success',
        done.length === 1 ? t('restored', { title: titleOf(first) }) : t('restoredMany', { count: done.length }),
      );
  }
  const titleOf = ({ title }: DraftCard): string => (title === '' ? t('untitled') : title);

  return async (drafts: readonly DraftCard[]): Promise<void> => {
    const { done, error } = await doEach(drafts, async ({ draft_id: draftId }) => {
      await remove(draftId);
      // An open store of the draft would save it again.
      closeAdDraft(draftId);
    });
    if (error) showError(error);
    const [first] = done;
    if (!first) return;
    const said = done.length === 1 ? t('deleted', { title: titleOf(first) }) : t('deletedMany', { count: done.length });
    showUndoToast(said, { label: t('undo'), onUndo: () => void bringBack(done) });
  };
}

/** One after another; stops at the first error. */
async function doEach(
  drafts: readonly DraftCard[],
  work: (draft: DraftCard) => Promise<unknown>,
): Promise<{ done: DraftCard[]; error: Error | null }> {
  const done: DraftCard[] = [];
  for (const draft of drafts) {
    try {
      await work(draft);
      done.push(draft);
    } catch (error) {
      return { done, error: error as Error };
    }
  }
  return { done, error: null };
}
