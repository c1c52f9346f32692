import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { editSettings } from '#src/lib/ad-draft/draft-edits.ts';
import { toAdInput } from '#src/lib/ad-draft/draft-input.ts';
import { openAdDraft } from '#src/lib/ad-draft/open-drafts.ts';
import { startDraft } from '#src/lib/ad-draft/start-draft.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { makeRandomId } from '#src/lib/random-id.ts';
import { showError } from '#src/lib/toast.ts';
import { usePushTask } from '#src/features/tasks/api/push-task.ts';

/** Makes the ad of a link at once, with all that is chosen by itself. What is in its way is said where it can be put right. */
export function useMakeFromLink() {
  const navigate = useNavigate();
  const { mutateAsync: push } = usePushTask();
  return useMutation({
    mutationFn: async (link: string) => {
      const address = await startDraft({ kind: 'link', link });
      const store = await openAdDraft(address.search.draft);
      store.change(editSettings({ language: getLanguage() }), { isSilent: true });
      const result = toAdInput(store.getState().content, store.toolType);
      if (!result.ok) return address;
      try {
        await store.flush();
        const { task_id: id } = await push({
          tool_type: store.toolType,
          input: result.input,
          idempotency_key: makeRandomId(),
          draft_id: store.draftId,
        });
        return { to: '/video-detail' as const, search: { id } };
      } catch (error) {
        showError(error as Error);
        return address;
      }
    },
    onSuccess: (address) => navigate(address),
  });
}
