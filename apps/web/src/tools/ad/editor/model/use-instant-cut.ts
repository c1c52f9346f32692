import type { TaskId } from '@reelwright/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { AdDraftStore } from '#src/nouns/drafts/model/draft-store.ts';
import { toAdInput } from '../../draft/draft-input.ts';
import { useMadePreview } from '../api/get-made-preview.ts';
import { type CutBuilder, type InstantCut, openCutBuilder } from './cut-builder.ts';
import { type DraggedElement, withDragged } from './use-canvas-session.ts';

/**
 * Returns the timeline of a draft as edited, some moments after each edit; null while there is no preview to build it
 * from. While a draft is invalid, its last valid timeline stays.
 */
export function useInstantCut(
  store: AdDraftStore,
  { taskId, variant, dragged }: { taskId: TaskId | null; variant: number; dragged: DraggedElement | null },
): InstantCut | null {
  const preview = useMadePreview(taskId, variant);
  const [cut, setCut] = useState<InstantCut | null>(null);
  const [builder, setBuilder] = useState<CutBuilder | null>(null);
  const hasPreview = preview !== null;
  useEffect(() => {
    if (!hasPreview) return;
    const opened = openCutBuilder({ onCut: setCut, onFailure: () => setCut(null) });
    // The builder owns a worker: created with the first preview, closed with the editor.
    // oxlint-disable-next-line react/set-state-in-effect
    setBuilder(opened);
    return () => opened.close();
  }, [hasPreview]);
  const build = useEffectEvent((): void => {
    if (!builder || !preview) return;
    const content = withDragged(store.getState().content, dragged);
    const result = toAdInput(content, store.toolType, 'preview');
    if (result.ok) builder.build(preview, result.checked);
  });
  useEffect(() => {
    if (!builder || !preview) return;
    const follow = (): void => build();
    follow();
    return store.subscribe(follow);
  }, [builder, preview, store]);
  const change = dragged?.pending;
  useEffect(() => {
    build();
  }, [change]);
  // Without its material, a newer preview plays as the server made it.
  return preview && cut?.variant === variant ? cut : null;
}
