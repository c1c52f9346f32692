import type { TaskId } from '@reelwright/contracts';
import { useEffect, useState } from 'react';
import type { AdDraftStore } from '#src/nouns/drafts/model/draft-store.ts';
import { toAdInput } from '../../draft/draft-input.ts';
import { useMadePreview } from '../api/get-made-preview.ts';
import { type CutBuilder, type InstantCut, openCutBuilder } from './cut-builder.ts';

/**
 * Returns the timeline of a draft as edited, some moments after each edit; null while there is no preview to build it
 * from. While a draft is invalid, its last valid timeline stays.
 */
export function useInstantCut(
  store: AdDraftStore,
  { taskId, variant }: { taskId: TaskId | null; variant: number },
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
  useEffect(() => {
    if (!builder || !preview) return;
    const follow = (): void => {
      const result = toAdInput(store.getState().content, store.toolType, 'preview');
      if (result.ok) builder.build(preview, result.checked);
    };
    follow();
    return store.subscribe(follow);
  }, [builder, preview, store]);
  // Without its material, a newer preview plays as the server made it.
  return preview && cut?.variant === variant ? cut : null;
}
