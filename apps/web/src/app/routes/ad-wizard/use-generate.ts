import { useDebouncedValue } from '@mantine/hooks';
import { AD_VARIANT_LIMITS, AD_VIDEO_LIMITS, priceOfAds } from '@reelwright/contracts';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { findDraftAddress } from '#src/lib/ad-draft/draft-address.ts';
import { toAdInput } from '#src/lib/ad-draft/draft-input.ts';
import { getDraftUploads, usePendingUploads } from '#src/lib/ad-draft/draft-uploads.ts';
import { useAdDraftStore, useDraftState } from '#src/lib/ad-draft/use-ad-draft.ts';
import { isUploading } from '#src/lib/uploads/upload-queue.ts';
import { makeRandomId } from '#src/lib/random-id.ts';
import { showError } from '#src/lib/toast.ts';
import { useUserInfo } from '#src/features/session/api/get-user-info.ts';
import { useTaskCost } from '#src/features/tasks/api/get-task-cost.ts';
import { usePushTask } from '#src/features/tasks/api/push-task.ts';

const INPUT_DELAY_MS = 250;

/** The draft as a task: its price, what is in its way, and the push. */
export function useGenerate() {
  const navigate = useNavigate();
  const store = useAdDraftStore();
  const { draftId, toolType } = store;
  const content = useDraftState((state) => state.content);
  const result = useMemo(() => toAdInput(content, toolType), [content, toolType]);
  const isBusy = [
    usePendingUploads(getDraftUploads(store, 'pictures')),
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

  const push = usePushTask();
  /** The same input pushed twice, as by a double click, is one task. */
  const pushed = useRef({ text: '', key: '' });
  const generate = async (): Promise<void> => {
    if (!result.ok) {
      const [first] = result.problems;
      if (first) {
        const { to, search } = findDraftAddress({ toolType, step: first.step, draftId });
        void navigate({ to, search, hash: first.field });
      }
      return;
    }
    const whole = JSON.stringify(result.input);
    if (pushed.current.text !== whole) pushed.current = { text: whole, key: makeRandomId() };
    const preview = content.preview_task_id;
    try {
      await store.flush();
      const { task_id: id } = await push.mutateAsync({
        tool_type: toolType,
        input: result.input,
        idempotency_key: pushed.current.key,
        draft_id: draftId,
        ...(preview === undefined ? {} : { preview_task_id: preview }),
      });
      // The next one is another task.
      pushed.current = { text: '', key: '' };
      void navigate({ to: '/video-detail', search: { id } });
    } catch (error) {
      showError(error as Error);
    }
  };

  return {
    problems: result.ok ? [] : result.problems,
    price: isQuoted ? cost.data.credits : priceOfAds({ length_s: lengthS, count, quality: 'final' }),
    balance: cost.data?.balance ?? user?.credits,
    isUploading: isBusy,
    isPushing: push.isPending,
    generate,
  };
}
