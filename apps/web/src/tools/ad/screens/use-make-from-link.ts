import { useState } from 'react';
import { findDefaultBrandKit } from '#src/nouns/brand-kits/api/list-brand-kits.ts';
import { withBrandKit } from '../draft/apply-brand-kit.ts';
import { editSettings } from '../draft/draft-edits.ts';
import { toAdInput } from '../draft/draft-input.ts';
import { openAdDraft } from '#src/nouns/drafts/model/open-drafts.ts';
import { startDraft } from '../draft/start-draft.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { useScreenNavigate } from '#src/lib/use-screen-navigate.ts';
import { usePaidAction } from '#src/nouns/tasks/model/use-paid-action.ts';
import { showError } from '#src/ui/toast.ts';
import { usePushTask } from '#src/nouns/tasks/api/push-task.ts';

/**
 * Generates the ad of a link at once with default settings. Problems are shown on the screen where they can be solved.
 */
export function useMakeFromLink() {
  const navigate = useScreenNavigate();
  const { mutateAsync: push } = usePushTask();
  const { isPending, run } = usePaidAction('link');
  const [error, setError] = useState<Error | null>(null);
  const make = async (link: string): Promise<void> => {
    let draft: Awaited<ReturnType<typeof startDraft>> | undefined;
    setError(null);
    try {
      const made = await run(link, async (key) => {
        draft = await startDraft({ kind: 'link', link });
        const store = await openAdDraft(draft.search.draft);
        const kit = await findDefaultBrandKit();
        store.change(withBrandKit(kit, editSettings({ language: getLanguage() })), { isSilent: true });
        const result = toAdInput(store.getState().content, store.toolType);
        if (!result.ok) return draft;
        await store.flush();
        const { task_id: id } = await push({
          tool_type: store.toolType,
          input: result.input,
          idempotency_key: key,
          draft_id: store.draftId,
        });
        return { to: '/video-detail' as const, search: { id } };
      });
      if (made) await navigate(made);
    } catch (problem) {
      // Without a draft there is no other screen to show the error.
      if (!draft) return setError(problem as Error);
      showError(problem as Error);
      await navigate(draft);
    }
  };
  return { isPending, error, make };
}
