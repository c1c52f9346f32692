import type { AdDraft, AdDraftStep, AdLanguage, AD_RATIOS, Task } from '@reelwright/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { useScreenNavigate } from '#src/lib/use-screen-navigate.ts';
import { findDraftAddress } from '#src/nouns/drafts/model/draft-address.ts';
import { openAdDraft } from '#src/nouns/drafts/model/open-drafts.ts';
import { showError } from '#src/ui/toast.ts';
import { editSettings } from '../draft/draft-edits.ts';

export type AdRatio = (typeof AD_RATIOS)[number];

/** Opens a draft like a finished ad, with one thing changed. The ad and its own draft stay as they are. */
export function useNextDraft(task: Task) {
  const navigate = useScreenNavigate();
  const start = useMutation({
    mutationFn: async ({ step, change }: { step: AdDraftStep; change(content: AdDraft): AdDraft }) => {
      const { draft_id: draftId, tool_type: toolType } = await api.call('createDraftFromTask', {
        task_id: task.task_id,
      });
      const store = await openAdDraft(draftId);
      store.change((content) => ({ ...change(content), step }), { isSilent: true });
      await navigate(findDraftAddress({ draftId, toolType, step }));
    },
    onError: showError,
  });
  return {
    isStarting: start.isPending,
    inRatio: (ratio: AdRatio): void => start.mutate({ step: 'editor', change: editSettings({ ratio }) }),
    /** Scripts and voices speak one language: both are chosen anew. */
    inLanguage: (language: AdLanguage): void =>
      start.mutate({
        step: 'scripts',
        change: (content) => ({
          ...editSettings({ language, voice: undefined })(content),
          scripts: [],
          chosen_scripts: [],
        }),
      }),
  };
}
