import type { AdDraft, CallInput, TaskId } from '@reelwright/contracts';
import { dequal } from 'dequal/lite';
import { useEffect, useState } from 'react';
import { toAdInput } from '../../draft/draft-input.ts';
import type { AdDraftStore } from '#src/nouns/drafts/model/draft-store.ts';
import { askPreview, pushPreview } from '../api/request-preview.ts';
import { createPreviewLoop, type PreviewLoop, type PreviewSnapshot } from './preview-loop.ts';

type PreviewInput = CallInput<'pushTask'>['input'];

function toPreviewInput(content: AdDraft, toolType: AdDraftStore['toolType']): PreviewInput | null {
  const result = toAdInput(content, toolType, 'preview');
  return result.ok ? { ...result.input } : null;
}

/** Stores the finished preview in its draft: the final video and the next visit continue from it. */
function keepPreview(store: AdDraftStore, taskId: TaskId): void {
  store.change((content) => (content.preview_task_id === taskId ? content : { ...content, preview_task_id: taskId }), {
    isSilent: true,
  });
}

function openLoop(store: AdDraftStore, onChange: (snapshot: PreviewSnapshot) => void): PreviewLoop<PreviewInput> {
  return createPreviewLoop<PreviewInput>(
    {
      push: (input, from, signal) =>
        pushPreview(
          {
            tool_type: store.toolType,
            input,
            draft_id: store.draftId,
            ...(from === null ? {} : { preview_task_id: from }),
          },
          signal,
        ),
      ask: askPreview,
      delay(run, ms) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      isSame: dequal,
      onChange(snapshot) {
        if (snapshot.state.kind === 'current' && snapshot.taskId !== null) keepPreview(store, snapshot.taskId);
        onChange(snapshot);
      },
    },
    store.getState().content.preview_task_id ?? null,
  );
}

/** Returns a preview of the draft that follows every change while the editor is mounted. */
export function usePreviewLoop(store: AdDraftStore): PreviewSnapshot & { retry(): void } {
  const [snapshot, setSnapshot] = useState<PreviewSnapshot>(() => ({
    state: { kind: 'idle' },
    taskId: store.getState().content.preview_task_id ?? null,
  }));
  const [loop, setLoop] = useState<PreviewLoop<PreviewInput> | null>(null);
  useEffect(() => {
    const opened = openLoop(store, setSnapshot);
    const follow = (): void => opened.want(toPreviewInput(store.getState().content, store.toolType));
    const stop = store.subscribe(follow);
    const retry = (): void => opened.retry();
    addEventListener('online', retry);
    // The loop is created on mount and lives as long as the editor.
    // oxlint-disable-next-line react/set-state-in-effect
    setLoop(opened);
    setSnapshot(opened.getSnapshot());
    follow();
    return () => {
      stop();
      removeEventListener('online', retry);
      opened.close();
    };
  }, [store]);
  return { ...snapshot, retry: () => loop?.retry() };
}
