import { ERRORS, type Draft, type Task } from '@reelwright/contracts';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '#src/lib/api.ts';
import { findDraftAddress } from '#src/nouns/drafts/model/draft-address.ts';
import { CallError } from '#src/lib/api-client.ts';
import { useScreenNavigate } from '#src/lib/use-screen-navigate.ts';
import { showError, showToast } from '#src/ui/toast.ts';
import { useCreateDraftFromTask } from '../api/create-draft-from-task.ts';

const addressOf = ({ draft_id: draftId, tool_type: toolType, content: { step } }: Draft) =>
  findDraftAddress({ draftId, toolType, step });

/** Opens or copies a task's input as a draft, to change it and generate again. */
export function useTaskDrafts() {
  const { t } = useTranslation('tasks');
  const navigate = useNavigate();
  const create = useCreateDraftFromTask();
  const navigateOnScreen = useScreenNavigate();

  /** Returns the draft that the task was made from, if it still exists. */
  async function findDraft({ draft_id: draftId }: Task): Promise<Draft | undefined> {
    if (draftId === null) return undefined;
    try {
      return await api.call('getDraft', { draft_id: draftId });
    } catch (error) {
      if (error instanceof CallError && error.code === ERRORS.NOT_FOUND.code) return undefined;
      throw error;
    }
  }

  return {
    isOpening: create.isPending,
    /** Opens a task's draft; a new one if its own was deleted. */
    async reEdit(task: Task): Promise<void> {
      try {
        await navigateOnScreen(addressOf((await findDraft(task)) ?? (await create.mutateAsync(task.task_id))));
      } catch (error) {
        showError(error as Error);
      }
    },
    /** Creates a draft like the task's, and offers to open it. */
    async duplicate(task: Task): Promise<void> {
      try {
        const draft = await create.mutateAsync(task.task_id);
        showToast('success', t('draft.duplicated'), {
          action: { label: t('draft.open'), onClick: () => void navigate(addressOf(draft)) },
        });
      } catch (error) {
        showError(error as Error);
      }
    },
  };
}
