import { AD_RATIOS } from '@reelwright/contracts';
import { useScreenNavigate } from '#src/lib/use-screen-navigate.ts';
import { useAdDraftStore } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { usePushTask } from '#src/nouns/tasks/api/push-task.ts';
import { keyOfPart } from '#src/nouns/tasks/model/paid-actions.ts';
import { usePaidAction } from '#src/nouns/tasks/model/use-paid-action.ts';
import { showError } from '#src/ui/toast.ts';
import { toAdInput } from '../draft/draft-input.ts';
import type { AllSizesAction } from '../wizard/components/all-sizes.tsx';
import { makeSeed } from '../wizard/model/make-seed.ts';
import { paidSubjectOf, useGenerate } from './use-generate.ts';

/**
 * Generates the ad in every size: a task for each, with the same seed, so that script, voice and music are the same,
 * and what a preview of the draft has made is taken over by each.
 */
export function useAllSizes(): AllSizesAction {
  const navigate = useScreenNavigate();
  const store = useAdDraftStore();
  const { draftId, toolType } = store;
  const { price, balance, problems, isUploading, isPushing, generate } = useGenerate();
  const { mutateAsync: push } = usePushTask();
  const paid = usePaidAction(paidSubjectOf(draftId));
  const wholePrice = price * AD_RATIOS.length;

  async function generateAll(): Promise<void> {
    // Without a seed in the draft, each task would draw its own; kept, a press that is repeated sends the same input.
    store.change(
      (now) => (now.settings.seed === undefined ? { ...now, settings: { ...now.settings, seed: makeSeed() } } : now),
      { isSilent: true },
    );
    const { content } = store.getState();
    const result = toAdInput(content, toolType);
    // Shows the first problem where it can be solved.
    if (!result.ok) return generate();
    const { input } = result;
    const preview = content.preview_task_id;
    try {
      const isStarted = await paid.run({ sizes: AD_RATIOS, input }, async (key) => {
        await store.flush();
        for (const ratio of AD_RATIOS) {
          await push({
            tool_type: toolType,
            input: { ...input, ratio },
            idempotency_key: keyOfPart(key, ratio),
            draft_id: draftId,
            ...(preview === undefined ? {} : { preview_task_id: preview }),
          });
        }
        return true;
      });
      if (isStarted) void navigate({ to: '/projects' });
    } catch (error) {
      showError(error as Error);
    }
  }

  return {
    price: wholePrice,
    isDisabled: isUploading || (problems.length === 0 && balance !== undefined && balance < wholePrice),
    isPending: isPushing,
    onGenerate: () => void generateAll(),
  };
}
