import { useDebouncedValue } from '@mantine/hooks';
import { AD_VARIANT_LIMITS, AD_VIDEO_LIMITS, type DraftId, priceOfAds } from '@reelwright/contracts';
import { useDeferredValue, useMemo } from 'react';
import { useScreenNavigate } from '#src/lib/use-screen-navigate.ts';
import { findDraftAddress } from '#src/nouns/drafts/model/draft-address.ts';
import { toAdInput } from '../draft/draft-input.ts';
import { getDraftUploads, usePendingUploads } from '../draft/draft-uploads.ts';
import { useAdDraftStore, useDraftState } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { isUploading } from '#src/nouns/uploads/upload-queue.ts';
import { askForAnother } from '#src/nouns/tasks/model/another-question.ts';
import { useRunningTask } from '#src/nouns/tasks/model/use-running-task.ts';
import { usePaidAction } from '#src/nouns/tasks/model/use-paid-action.ts';
import { showError } from '#src/ui/toast.ts';
import { useUserInfo } from '#src/nouns/accounts/api/get-user-info.ts';
import { useTaskCost } from '#src/nouns/tasks/api/get-task-cost.ts';
import { usePushTask } from '#src/nouns/tasks/api/push-task.ts';

const INPUT_DELAY_MS = 250;

/** The subject of payments in every step of a draft's wizard, including its editor. */
export const paidSubjectOf = (draftId: DraftId): string => `draft/${draftId}`;

/** The draft as a task: its price, its problems, and the push. */
export function useGenerate() {
  const navigate = useScreenNavigate();
  const store = useAdDraftStore();
  const { draftId, toolType } = store;
  // Checking the whole input takes time that an edit needs for its frame.
  const content = useDeferredValue(useDraftState((state) => state.content));
  const result = useMemo(() => toAdInput(content, toolType), [content, toolType]);
  const isBusy = [
    usePendingUploads(getDraftUploads(store, 'images')),
    usePendingUploads(getDraftUploads(store, 'logo')),
  ].some(isUploading);

  const text = result.ok ? JSON.stringify(result.input) : null;
  const [settled] = useDebouncedValue(text, INPUT_DELAY_MS);
  const asked = useMemo(
    () => (settled === null ? null : { tool_type: toolType, input: JSON.parse(settled) as Record<string, unknown> }),
    [settled, toolType],
  );
  const cost = useTaskCost(asked);
  const { data: user } = useUserInfo();
  const { length_s: lengthS = AD_VIDEO_LIMITS.minLengthS, count = AD_VARIANT_LIMITS.min } = content.settings;
  const isQuoted = asked !== null && cost.data !== undefined && !cost.isPlaceholderData && settled === text;

  const running = useRunningTask(draftId);
  const push = usePushTask();
  const paid = usePaidAction(paidSubjectOf(draftId));
  const generate = async (): Promise<void> => {
    const newest = store.getState().content;
    const checked = toAdInput(newest, toolType);
    if (!checked.ok) {
      const [first] = checked.problems;
      if (first) {
        const { to, search } = findDraftAddress({ toolType, step: first.step, draftId });
        void navigate({ to, search, hash: first.field });
      }
      return;
    }
    const { input } = checked;
    const preview = newest.preview_task_id;
    if (!paid.isPending && running && (await askForAnother(running)) !== 'another') return;
    try {
      const task = await paid.run(input, async (key) => {
        await store.flush();
        return push.mutateAsync({
          tool_type: toolType,
          input,
          idempotency_key: key,
          draft_id: draftId,
          ...(preview === undefined ? {} : { preview_task_id: preview }),
        });
      });
      if (task) void navigate({ to: '/video-detail', search: { id: task.task_id } });
    } catch (error) {
      showError(error as Error);
    }
  };

  return {
    problems: result.ok ? [] : result.problems,
    price: isQuoted ? cost.data.credits : priceOfAds({ length_s: lengthS, count, quality: 'final' }),
    balance: cost.data?.balance ?? user?.credits,
    isUploading: isBusy,
    isPushing: paid.isPending,
    generate,
  };
}
